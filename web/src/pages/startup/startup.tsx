// The first page: takes the anonymous token, preloads Home and goes there. index.html already contains its first
// picture, so it must look the same.

import { useEffect, useState } from 'react'
import { HOME, navigate, preload } from '../../client/navigate.tsx'
import { takeAnonymousToken } from '../../client/session.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { defineMessages, useMessages } from '@glasshouse/ui/text/i18n.ts'
import logo from '../../logo.svg'

const messages = defineMessages({
  failed: [
    'The house can not be reached. Check your connection and try again.',
    'La maison est injoignable. Vérifiez votre connexion et réessayez.',
  ],
  retry: ['Try again', 'Réessayer'],
})

export function Startup() {
  const t = useMessages(messages)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let here = true
    preload(HOME)
    takeAnonymousToken().then(
      () => here && navigate.relaunch(HOME),
      () => setFailed(true),
    )
    return () => {
      here = false
    }
  }, [])

  const retry = (): void => {
    setFailed(false)
    takeAnonymousToken().then(
      () => navigate.relaunch(HOME),
      () => setFailed(true),
    )
  }

  return (
    <main className="opening">
      <img src={logo} width="96" height="96" alt="" />
      <h1>Glasshouse</h1>
      {failed && (
        <div role="alert" style={{ display: 'grid', gap: 16, maxWidth: 320, padding: '0 24px', textAlign: 'center' }}>
          <span>{t('failed')}</span>
          <Button onClick={retry}>{t('retry')}</Button>
        </div>
      )}
    </main>
  )
}
