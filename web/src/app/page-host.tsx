import { useEffect, useState, useSyncExternalStore } from 'react'
import { navigate } from '../client/navigate.tsx'
import { IconButton } from '@glasshouse/ui/controls/button.tsx'
import { defineMessages, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { sharedMessages } from '@glasshouse/ui/text/shared-messages.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { StillTrying, useIsSlow } from '@glasshouse/ui/states/still-trying.tsx'
import type { Page } from './page.ts'
import css from './page-host.module.css'

const messages = defineMessages(
  {
    failed: [
      'connection to server timed out, tap the screen to retry',
      'Le serveur ne répond pas. Touchez l’écran pour réessayer.',
    ],
  },
  sharedMessages,
)

/** The page, or what is shown in its place while its code is loading or failed to load. */
export function PageHost({ page }: { page: Page }) {
  const state = useSyncExternalStore(page.subscribe, page.state)
  const ready = state.kind === 'ready'
  useEffect(() => {
    page.load()?.catch(() => undefined)
  }, [page])
  useHeadingFocus(ready)

  if (state.kind === 'ready') return <state.Component />
  return state.kind === 'failed' ? <Failed onRetry={page.retry} /> : <Loading isTab={page.tab} />
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(messages)
  return (
    <main className={css.failed}>
      <h1 className="sr">Glasshouse</h1>
      <button type="button" className={css.retry} onClick={onRetry}>
        <Icon name="refresh" size={32} />
        {t('failed')}
      </button>
    </main>
  )
}

/** The outline of a page: its bar with a way back, and room for what will be below. A tab has the tab bar instead. */
function Loading({ isTab }: { isTab: boolean }) {
  const t = useMessages(messages)
  const isSlow = useIsSlow('page')
  return (
    <main className={css.outline}>
      <h1 className="sr">Glasshouse</h1>
      <div className={css.bar}>
        {!isTab && <IconButton icon="back" label={t('back')} onClick={navigate.back} />}
        <Skeleton width="42%" height={22} />
      </div>
      <div className={css.blocks} role="status" aria-label={t('loading')}>
        <Skeleton height={140} />
        <Skeleton height={72} />
        <Skeleton height={72} />
      </div>
      {/* The browser would only join the request that hangs, so this starts the app again. */}
      {isSlow && <StillTrying floats onRetry={() => location.reload()} />}
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
