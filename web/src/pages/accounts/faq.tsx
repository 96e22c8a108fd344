import { useState } from 'react'
import { Link, navigate } from '../../client/navigate.tsx'
import { buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { TitleBar } from '@glasshouse/ui/layout/title-bar.tsx'
import { useFaq, Waiting } from './content.tsx'
import { matching } from './find.ts'
import { messages } from './messages.ts'
import css from './accounts.module.css'

export default function Faq() {
  const t = useMessages(messages)
  const { data: entries, isError, refetch } = useFaq()
  const [search, setSearch] = useState('')
  const format = useFormat()
  const found = entries && matching(entries, search, ({ question, answer }) => `${question} ${answer}`)
  return (
    <main className={css.page}>
      <TitleBar title={t('faq')} onBack={navigate.back} />
      <div className={css.body}>
        <TextField
          label={t('search')}
          type="search"
          enterKeyHint="search"
          value={search}
          onChange={setSearch}
          before={<Icon name="search" size={20} />}
        />
        <p className={css.found} role="status">
          {found &&
            search.trim() !== '' &&
            t(found.length === 1 ? 'foundOne' : 'found', { n: format.number(found.length) })}
        </p>
        {!found && <Waiting failed={isError} onRetry={() => void refetch()} />}
        {found?.map(({ id, question, answer }) => (
          <details key={id} className={css.entry}>
            <summary>
              {question}
              <Icon name="down" size={18} />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
        {found?.length === 0 && (
          <EmptyState icon="help" title={t('noAnswer')} text={t('noAnswerText')}>
            <Link to="/pages/accounts/contactUs" className={buttonClass({ kind: 'quiet' })}>
              {t('contactUs')}
            </Link>
          </EmptyState>
        )}
      </div>
    </main>
  )
}
