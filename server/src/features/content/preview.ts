// Link preview of a shared bet. Crawlers ignore the app's # routes, so this page describes the bet in meta tags and
// redirects people to the bet in the app.

import type { FastifyReply } from 'fastify'
import { Refusal, refusalMessage, refusals } from '@glasshouse/rulebook/refusals/refusals'
import { gameName } from '@glasshouse/rulebook/text/game-names'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { makeFormat } from '@glasshouse/rulebook/text/format'
import { fillText, locales } from '@glasshouse/rulebook/text/text'
import type { HttpServer } from '../../platform/http/server.ts'
import { addressOf, languageOf } from '../../platform/http/request-context.ts'
import type { FeedRow } from '../../play/history/bets.ts'

interface Bets {
  /** Returns a settled bet; refuses if there is none. */
  publicBet(id: number): Promise<FeedRow>
}

const TEXTS = {
  en: {
    title: '{game}: bet {id} at Glasshouse',
    text: '{player} staked {stake} gold. Payout: {payout} gold. The bet’s page explains how to verify the result.',
    open: 'View bet',
    none: 'Bet not found',
    noneText: 'Only settled bets have a page. Check the number in the link.',
    home: 'Go to games',
    image: 'Glasshouse: the casino you can see through',
  },
  fr: {
    title: '{game} : mise nº {id} chez Glasshouse',
    text: '{player} a misé {stake} {staked|pièce|pièces} d’or. Paiement : {payout} {paid|pièce|pièces} d’or. La page de la mise explique comment vérifier le résultat.',
    open: 'Voir la mise',
    none: 'Mise introuvable',
    noneText: 'Seules les mises réglées ont une page. Vérifiez le numéro dans le lien.',
    home: 'Voir les jeux',
    image: 'Glasshouse : le casino transparent',
  },
} as const

const ID = /^[1-9]\d{0,15}$/
const CACHE_SECONDS = 300

interface PreviewDeps {
  readonly bets: Bets
  /** The configured address of the player app. Without it, a page names the host that the client asked for. */
  readonly publicUrl: string | null
  /** Refuses an address with too many requests. */
  readonly checkRate: (address: string) => Promise<void>
}

export function servePreviews(httpServer: HttpServer, { bets, publicUrl, checkRate }: PreviewDeps): void {
  httpServer.get<{ Params: { id: string } }>('/bet/:id', async (request, reply) => {
    const language = languageOf(request)
    const refusal = await checkRate(addressOf(request.ip)).catch(asRefusal)
    if (refusal) return await send(reply, refusals[refusal.code].status, 'no-cache', refusedPage(refusal, language))
    const { id } = request.params
    const found = ID.test(id) ? await bets.publicBet(Number(id)).catch(asRefusal) : null
    reply.header('vary', 'Accept-Language')
    if (!found || found instanceof Refusal) return await send(reply, 404, 'no-cache', notFoundPage(language))
    const base = publicUrl?.replace(/\/$/, '') ?? `${request.protocol}://${request.host}`
    // A host that one client made up must not reach others through a shared cache.
    const cache = `${publicUrl ? 'public' : 'private'}, max-age=${CACHE_SECONDS}`
    return await send(reply, 200, cache, betPage(found, base, language))
  })
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  throw error
}

const send = (reply: FastifyReply, status: number, cache: string, page: string): FastifyReply =>
  reply.code(status).header('cache-control', cache).type('text/html; charset=utf-8').send(page)

function betPage({ id, game, player, gold, payout }: FeedRow, base: string, language: Language): string {
  const texts = TEXTS[language]
  const format = makeFormat(language)
  const amounts = { stake: format.gold(gold), staked: gold, payout: format.gold(payout), paid: payout }
  const title = fillText(language, texts.title, { game: gameName(game, language), id })
  const text = fillText(language, texts.text, { player, ...amounts })
  const url = `${base}/bet/${id}`
  const target = `/#/pages/bet/bet?id=${id}`
  const tags: readonly [kind: 'property' | 'name', name: string, content: string][] = [
    ['name', 'description', text],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', 'Glasshouse'],
    ['property', 'og:locale', locales[language].replace('-', '_')],
    ['property', 'og:title', title],
    ['property', 'og:description', text],
    ['property', 'og:url', url],
    ['property', 'og:image', `${base}/share.png`],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['property', 'og:image:alt', fillText(language, texts.image)],
    ['name', 'twitter:card', 'summary_large_image'],
  ]
  const head = [
    ...tags.map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`),
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    `<meta http-equiv="refresh" content="0; url=${target}" />`,
  ]
  return page(language, title, head, `<p>${escapeHtml(text)}</p>\n<p><a href="${target}">${texts.open}</a></p>`)
}

function notFoundPage(language: Language): string {
  const { none, noneText, home } = TEXTS[language]
  const head = ['<meta name="robots" content="noindex" />']
  return page(language, none, head, `<p>${noneText}</p>\n<p><a href="/">${home}</a></p>`)
}

const refusedPage = ({ code, params }: Refusal, language: Language): string =>
  page(language, 'Glasshouse', [], `<p>${escapeHtml(refusalMessage(code, params, language))}</p>`)

const page = (language: Language, title: string, head: readonly string[], body: string): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="dark" />
<title>${escapeHtml(title)}</title>
${head.join('\n')}
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] as string)
