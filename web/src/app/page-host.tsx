import { useEffect, useState, useSyncExternalStore } from 'react'
import { defineMessages, useMessages } from '../ui/i18n.ts'
import { Icon } from '../ui/icon.tsx'
import { Spinner } from '../ui/toaster.tsx'
import type { Page } from './page.ts'
import css from './page-host.module.css'

const messages = defineMessages({
  en: { loading: 'Loading...', failed: 'connection to server timed out, tap the screen to retry' },
  fr: { loading: 'Chargement...', failed: 'connexion au serveur expirée, touchez l’écran pour réessayer' },
})

/** The page, or what stands in its place while its code is on the way or did not come. */
export function PageHost({ page }: { page: Page }) {
  const state = useSyncExternalStore(page.subscribe, page.state)
  const ready = state.kind === 'ready'
  useEffect(() => {
    page.load()?.catch(() => undefined)
  }, [page])
  useHeadingFocus(ready)

  if (state.kind === 'ready') return <state.Component />
  return <Waiting failed={state.kind === 'failed'} onRetry={page.retry} />
}

function Waiting({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const t = useMessages(messages)
  if (failed)
    return (
      <main className={css.waiting}>
        <h1 className="sr">Glasshouse</h1>
        <button type="button" className={css.retry} onClick={onRetry}>
          <Icon name="refresh" size={32} />
          {t('failed')}
        </button>
      </main>
    )
  return (
    <main className={css.waiting}>
      <h1 className="sr">Glasshouse</h1>
      <div role="status" aria-label={t('loading')}>
        <Spinner />
      </div>
    </main>
  )
}

let opened = false

/** Whoever listens or uses the keyboard starts at the new page's title; the first page is left alone. */
function useHeadingFocus(ready: boolean): void {
  const [first] = useState(() => !opened)
  useEffect(() => {
    opened = true
    if (!ready || first) return
    const heading = document.querySelector<HTMLElement>('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [ready, first])
}
