import { LinkRow, LinkRows } from '../../client/link-rows.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { messages } from './agent-messages.ts'
import { useContacts } from './use-refer.ts'
import css from './agent.module.css'

/** What agents get besides their rates. */
export function Welfare() {
  const t = useMessages(messages)
  const { data: contacts } = useContacts()
  return (
    <section className={css.panel}>
      <h2>{t('welfare')}</h2>
      <ul className={css.welfare}>
        <li>
          <Icon name="chart" size={20} />
          {t('reports')}
        </li>
        <li>
          <Icon name="share" size={20} />
          {t('material')}
        </li>
        <li>
          <Icon name="chat" size={20} />
          <span>
            {t('person')}
            {contacts?.map(({ channel, name, target }) => (
              <a key={channel} href={target} target="_blank" rel="noreferrer">
                {name}
              </a>
            ))}
          </span>
        </li>
      </ul>
      <LinkRows label={t('person')}>
        <LinkRow to="/pages/accounts/contactUs" icon="chat" text={t('contact')} />
      </LinkRows>
      <p className={css.fine}>{t('noCash')}</p>
    </section>
  )
}
