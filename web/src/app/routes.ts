// Every address of the app. An address that is not here leads to the page that says so.

import { createElement } from 'react'
import { pageOf, rulesOf } from '../client/game-tile.ts'
import { HOME } from '../client/navigate.tsx'
import { Startup } from '../pages/startup/startup.tsx'
import { games, type Game } from './games.ts'
import { lazyPage, readyPage, type Load, type Page } from './page.ts'

const routes = new Map<string, Page>()

const add = (path: string, page: Page): void => void routes.set(path, page)
/** Most addresses name their page twice, as in /pages/login/login. */
const twice = (folder: string, name: string): string => `/pages/${folder}${name}/${name}`

/** Pages behind the first screen bring the query memory along; Home does without it. */
const asking = (load: Load, { tab = false } = {}): Page =>
  lazyPage(
    async () => {
      const [page, { queryRoom }] = await Promise.all([load(), import('./query-room.tsx')])
      return { default: queryRoom(page.default) }
    },
    { tab, source: load },
  )

add('/', readyPage(Startup))
add(twice('', 'startupPage'), readyPage(Startup))

add(
  HOME,
  lazyPage(() => import('../pages/home/home.tsx'), { tab: true }),
)
add(
  twice('', 'wallet'),
  lazyPage(() => import('../pages/wallet/wallet.tsx'), { tab: true }),
)
add(
  twice('', 'aIChat'),
  asking(() => import('../pages/ai-chat/ai-chat.tsx'), { tab: true }),
)
add(
  twice('', 'refer'),
  asking(() => import('../pages/refer/refer.tsx'), { tab: true }),
)
add(
  twice('', 'account'),
  asking(() => import('../pages/account/account.tsx'), { tab: true }),
)

add(
  twice('', 'login'),
  lazyPage(() => import('../pages/login/login.tsx')),
)
add(
  twice('', 'bet'),
  asking(async () => {
    const { betPage } = await import('../pages/bet/bet.tsx')
    return { default: betPage(new Map(games.map(({ tile, proof }) => [tile.id, proof]))) }
  }),
)
add(
  twice('', 'round'),
  asking(async () => {
    const { roundPage } = await import('../pages/round/round.tsx')
    return { default: roundPage(new Map(games.map(({ tile, roundProof }) => [tile.id, roundProof]))) }
  }),
)
add(
  twice('', 'fairness'),
  asking(async () => {
    const { fairnessPage } = await import('../pages/fairness/fairness.tsx')
    const bets = games.map(({ tile, proof }) => [tile.id, proof] as const)
    const rounds = games.map(({ tile, roundProof }) => [tile.id, roundProof] as const)
    return { default: fairnessPage(new Map(bets), new Map(rounds)) }
  }),
)
add(
  '/pages/fairness/returns',
  asking(() => import('../pages/returns/returns.tsx')),
)
add(
  twice('', 'payUrl'),
  asking(() => import('../pages/pay-url/pay-url.tsx')),
)
add(
  twice('wallets/', 'refill'),
  asking(() => import('../pages/refill/refill.tsx')),
)
add(
  twice('wallets/', 'chargingHistory'),
  asking(() => import('../pages/charging-history/charging-history.tsx')),
)
add(
  twice('wallets/', 'adTasks'),
  asking(() => import('../pages/ad-tasks/ad-tasks.tsx')),
)
add(
  twice('wallets/', 'withdrawal'),
  asking(() => import('../pages/withdrawal/withdrawal.tsx')),
)
add(
  twice('wallets/', 'withdrawalHistory'),
  asking(() => import('../pages/withdrawal-history/withdrawal-history.tsx')),
)
add(
  twice('wallets/', 'ledger'),
  asking(() => import('../pages/ledger/ledger.tsx')),
)
add(
  twice('', 'investment'),
  asking(() => import('../pages/investment/investment.tsx')),
)
add(
  twice('', 'signIn'),
  asking(() => import('../pages/sign-in/sign-in.tsx')),
)
add(
  twice('', 'solvency'),
  asking(() => import('../pages/solvency/solvency.tsx')),
)
add(
  twice('', 'leaders'),
  asking(() => import('../pages/leaders/leaders.tsx')),
)
add(
  twice('', 'chat'),
  asking(() => import('../pages/chat/chat.tsx')),
)
add(
  twice('', 'vip'),
  asking(() => import('../pages/vip/vip.tsx')),
)

const accounts: Record<string, Page> = {
  email: asking(() => import('../pages/email/email.tsx')),
  privacy: asking(() => import('../pages/privacy/privacy.tsx')),
  messages: asking(() => import('../pages/inbox/inbox.tsx')),
  security: asking(() => import('../pages/security/security.tsx')),
  limits: asking(() => import('../pages/limits/limits.tsx')),
  about: lazyPage(() => import('../pages/accounts/about.tsx')),
  aboutUs: asking(() => import('../pages/accounts/about-us.tsx')),
  contactUs: asking(() => import('../pages/accounts/contact-us.tsx')),
  faq: asking(() => import('../pages/accounts/faq.tsx')),
}
for (const [name, page] of Object.entries(accounts)) {
  add(`/pages/accounts/${name}`, page)
  add(twice('accounts/', name), page)
}

add(
  '/choose-location',
  asking(() => import('../pages/choose-location/choose-location.tsx')),
)
add(
  '/open-location',
  lazyPage(() => import('../pages/open-location/open-location.tsx')),
)

for (const game of games) {
  add(pageOf(game.tile), gamePage(game, 'screen'))
  add(rulesOf(game.tile), gamePage(game, 'rules'))
}

function gamePage({ tile, screen, rules }: Game, part: 'screen' | 'rules'): Page {
  const load = part === 'screen' ? screen : rules
  if (load) return asking(load)
  return lazyPage(async () => {
    const { GameSoon } = await import('../pages/soon/game-soon.tsx')
    return { default: () => createElement(GameSoon, { tile, part }) }
  })
}

const unknown = lazyPage(() => import('../pages/soon/unknown.tsx'))

export const pageAt = (path: string): Page => routes.get(path) ?? unknown
export const paths = (): string[] => [...routes.keys()]
