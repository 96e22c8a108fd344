import { useEffect, useState } from 'react'
import { useConnection } from '../client/connection.ts'
import { defineMessages, useMessages } from '@glasshouse/ui/text/i18n.ts'
import css from './connection-banner.module.css'

const messages = defineMessages({
  offline: [
    'You’re offline. This page may be out of date.',
    'Vous êtes hors ligne. Cette page n’est peut-être plus à jour.',
  ],
  silent: ['Reconnecting…', 'Reconnexion…'],
})

/** A connection that is back within this time isn't worth moving the page. */
const WORTH_A_WORD_MS = 600

/** Says over every page that nothing comes from the server. */
export function ConnectionBanner() {
  const t = useMessages(messages)
  const connection = useConnection()
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (connection === 'online') return undefined
    const timer = setTimeout(() => setLong(true), WORTH_A_WORD_MS)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [connection])
  const isShown = connection === 'offline' || (connection === 'silent' && isLong)
  return (
    <div className={css.banner} role="status">
      {isShown && <p>{t(connection)}</p>}
    </div>
  )
}
