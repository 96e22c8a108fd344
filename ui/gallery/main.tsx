// Every part of ui with its states, for people who build pages and for the browser tests that compare it with stored
// pictures. `?theme=light` and `?language=fr` choose how it is shown.

import '@fontsource/inter/400.css'
import '@fontsource/inter/600.css'
import '@fontsource/inter/700.css'
import '../src/tokens.css'
import '../src/base.css'
import './gallery.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { setLanguage } from '../src/text/i18n.ts'
import { Gallery } from './gallery.tsx'

const asked = new URLSearchParams(location.search)
document.documentElement.dataset['theme'] = asked.get('theme') === 'light' ? 'light' : 'dark'
setLanguage(asked.get('language') === 'fr' ? 'fr' : 'en')

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
createRoot(root).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
)
