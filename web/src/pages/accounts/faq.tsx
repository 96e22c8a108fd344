import { useState } from 'react'
import { Disclosure } from '@glasshouse/ui/controls/disclosure.tsx'
import { List } from '@glasshouse/ui/data/list.tsx'
import { SearchField } from '@glasshouse/ui/forms/search-field.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { matching } from '@glasshouse/ui/text/search.ts'
import { Hint, Text } from '@glasshouse/ui/text/text.tsx'
import { InnerPage } from '../../client/inner-page.tsx'
import { ButtonLink } from '../../client/link-rows.tsx'
import { ContentSkeleton, useFaq } from './content.tsx'
import { messages } from './messages.ts'

export default function Faq() {
  const t = useMessages(messages)
  const query = useFaq()
  const [search, setSearch] = useState('')
  const found = matching(query.data ?? [], search, ({ question, answer }) => `${question} ${answer}`)
  return (
    <InnerPage title={t('faq')} width={640}>
      <Stack gap={4}>
        <SearchField label={t('search')} value={search} onChange={setSearch} />
        <Hint role="status">{query.data && search.trim() !== '' && t('found', { n: found.length })}</Hint>
      </Stack>
      <Loaded query={query} skeleton={<ContentSkeleton />}>
        {() =>
          found.length > 0 ? (
            <Panel style={{ paddingBlock: 8 }}>
              <List>
                {found.map(({ id, question, answer }) => (
                  <li key={id} style={{ paddingBlock: 6 }}>
                    <Disclosure title={question}>
                      <Text tone="muted" style={{ paddingBlock: '4px 10px' }}>
                        {answer}
                      </Text>
                    </Disclosure>
                  </li>
                ))}
              </List>
            </Panel>
          ) : (
            <EmptyState icon="help" title={t('noAnswer')} text={t('noAnswerText')}>
              <ButtonLink to="/pages/accounts/contactUs" kind="quiet" text={t('contactUs')} />
            </EmptyState>
          )
        }
      </Loaded>
    </InnerPage>
  )
}
