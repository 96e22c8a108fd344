import { html, type Html } from './html.ts'
import type { Language } from './language.ts'

export interface PageDeps {
  readonly language: Language
  readonly title: string
  /** The service's name. */
  readonly service: string
  /** Shown above everything. */
  readonly warning: string
  /** The page's own path without its language. */
  readonly path: string
  readonly body: Html
  /** An additional stylesheet of the assets. */
  readonly style?: string
}

/** An icon for the result; the text beside it says the same. */
export const badgeOf = (tone: 'good' | 'bad', drawing: string): Html =>
  html`<svg class="badge ${tone}" viewBox="0 0 32 32" aria-hidden="true">
    <circle cx="16" cy="16" r="16" />
    <path d="${drawing}" />
  </svg>`

const NAMES = { en: 'English', fr: 'Français' } as const
const SWITCH = { en: 'Language', fr: 'Langue' } as const

export function page({ language, title, service, warning, path, body, style }: PageDeps): string {
  const link = (lang: Language): Html => {
    const href = `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`
    const current = lang === language ? html` aria-current="true"` : null
    return html`<a href="${href}" hreflang="${lang}" lang="${lang}" title="${NAMES[lang]}" ${current}
      >${lang.toUpperCase()}</a
    >`
  }
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${service}</title>
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/sandbox.css" />
        ${style ? html`<link rel="stylesheet" href="/assets/${style}" />` : null}
        <script src="/assets/sandbox.js" defer></script>
      </head>
      <body>
        <header class="top">
          <a class="brand" href="/?lang=${language}"
            ><img src="/assets/icon.svg" alt="" width="28" height="28" /><span
              >Glasshouse<small>${service}</small></span
            ></a
          >
          <nav class="languages" aria-label="${SWITCH[language]}">${link('en')}${link('fr')}</nav>
        </header>
        <main>
          <p class="warning"><strong>${warning}</strong></p>
          ${body}
        </main>
      </body>
    </html> `.html
}
