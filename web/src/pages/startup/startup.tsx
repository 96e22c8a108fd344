// The first page: takes the anonymous token, preloads Home and goes there. index.html already contains its first
// picture, so it must look the same.

import { useEffect, useState } from 'react'
import { HOME, navigate, preload } from '../../client/navigate.tsx'
import { takeAnonymousToken } from '../../client/session.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { sharedMessages } from '@glasshouse/ui/text/shared-messages.ts'
import logo from '../../logo.svg'

export function Startup() {
  const t = useMessages(sharedMessages)
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
          <span>{t('offline')}</span>
          <Button onClick={retry}>{t('tryAgain')}</Button>
        </div>
      )}
    </main>
  )
}
