// The entry point: opens the first page and hands over to React. It must stay small,
// because only the logo is on the screen until it has run.

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { preparePagesWith } from '../client/navigate.tsx'
import { reportUncaughtErrors } from '../client/errors/report-error.ts'
import { refreshUser, takeAnonymousToken } from '../client/session.ts'
import { PAGE_DELAY_MS } from '../client/timeouts.ts'
import { App } from './app.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { pageAt } from './routes.ts'

const DEFERRED_MS = 1_000

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

reportUncaughtErrors()
preparePagesWith((path) => pageAt(path).load())
// Whoever opens a deep link needs the anonymous token too; the startup page says so when it can't be had.
takeAnonymousToken().catch(() => undefined)
void refreshUser()

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
const first = pageAt(location.hash.slice(1).split('?')[0] || '/').load()
// A page that is quick to come replaces the logo at once, with no empty screen between.
await Promise.race([first?.catch(() => undefined), pause(PAGE_DELAY_MS)])
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <App />
    </ErrorBoundary>
  </StrictMode>,
)
// What can wait is fetched after the first page; the app works without it.
setTimeout(() => void import('./deferred/deferred.tsx').catch(() => undefined), DEFERRED_MS)
