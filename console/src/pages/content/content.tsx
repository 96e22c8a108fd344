// Our texts for players: in both languages, with a preview and every version.

import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { usePlace } from '../../client/place.ts'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { isKind, kinds, type Kind } from './kinds.ts'
import { Packages } from './packages.tsx'
import { TextList } from './text-list.tsx'
import { OneText } from './one-text.tsx'
import { messages } from './messages.ts'

export default function ContentPage() {
  const t = useMessages(messages)
  const { rest } = usePlace()
  const [kind, id] = rest
  if (isKind(kind) && id) return <OneText key={`${kind}/${id}`} kind={kind} id={id} />
  return (
    <Page title={t('title')}>
      <Tabs
        label={t('parts')}
        tabs={[
          ...(Object.keys(kinds) as Kind[]).map((each) => ({
            id: each,
            title: t(`title ${each}`),
            show: () => <TextList key={each} kind={each} />,
          })),
          { id: 'packages', title: t('packages'), show: () => <Packages /> },
        ]}
      />
    </Page>
  )
}
