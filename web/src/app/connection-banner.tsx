import { useConnection } from '../client/connection.ts'
import { defineMessages, useMessages } from '../ui/i18n.ts'
import css from './connection-banner.module.css'

const messages = defineMessages({
  en: { offline: 'You’re offline. Nothing here is up to date.', silent: 'Reconnecting…' },
  fr: { offline: 'Vous êtes hors ligne. Rien ici n’est à jour.', silent: 'Reconnexion…' },
})

/** Says over every page that nothing comes from the server. */
export function ConnectionBanner() {
  const t = useMessages(messages)
  const connection = useConnection()
  return (
    <div className={css.banner} role="status" data-connection={connection}>
      {connection !== 'online' && <p>{t(connection)}</p>}
    </div>
  )
}
