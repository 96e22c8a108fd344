// The operators' app: it shows and asks, and decides nothing. This file only puts it on the page.

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { showLanguage } from '@glasshouse/ui/text/i18n.ts'
import { showTheme } from '../client/theme.ts'
import { App } from './app.tsx'
import './look.css'

showTheme()
// The console is in English; the player's choice of this browser stays as it is.
showLanguage('en')
// A refusal does not change by asking again, so every retry is the operator's own.
const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const place = document.getElementById('root')
if (!place) throw new Error('the page has no root')

createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
)
