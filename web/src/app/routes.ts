// Every address of the app. An address that is not here leads to the page that says so.

import { createElement } from 'react'
import { pageOf, rulesOf } from '../client/game-tile.ts'
import { Startup } from '../pages/startup/startup.tsx'
import { games, type Game } from './games.ts'
import type { Load } from '../client/lazy/loader.ts'
import { lazyPage, readyPage, type Page } from './page.ts'

/** Pages behind the first screen bring the query memory along; Home does without it. */
const asking = (load: Load, { tab = false } = {}): Page =>
  lazyPage(
    async () => {
      const [page, { queryRoom }] = await Promise.all([load(), import('./query-room.tsx')])
      return { default: queryRoom(page.default) }
    },
    { tab, source: load },
  )
const tab = { tab: true }
const proofs = () => new Map(games.map(({ tile, proof }) => [tile.id, proof]))
const roundProofs = () => new Map(games.map(({ tile, roundProof }) => [tile.id, roundProof]))

/** Most addresses name their page twice, as in /pages/login/login. */
const named: Readonly<Record<string, Page>> = {
  startupPage: readyPage(Startup),
  home: lazyPage(() => import('../pages/home/home.tsx'), tab),
  wallet: lazyPage(() => import('../pages/wallet/wallet.tsx'), tab),
  aIChat: asking(() => import('../pages/ai-chat/ai-chat.tsx'), tab),
  refer: asking(() => import('../pages/refer/refer.tsx'), tab),
  account: asking(() => import('../pages/account/account.tsx'), tab),
  login: lazyPage(() => import('../pages/login/login.tsx')),
  bet: asking(async () => ({ default: (await import('../pages/bet/bet.tsx')).betPage(proofs()) })),
  round: asking(async () => ({ default: (await import('../pages/round/round.tsx')).roundPage(roundProofs()) })),
  fairness: asking(async () => {
    const { fairnessPage } = await import('../pages/fairness/fairness.tsx')
    return { default: fairnessPage(proofs(), roundProofs()) }
  }),
  payUrl: asking(() => import('../pages/pay-url/pay-url.tsx')),
  investment: asking(() => import('../pages/investment/investment.tsx')),
  signIn: asking(() => import('../pages/sign-in/sign-in.tsx')),
  solvency: asking(() => import('../pages/solvency/solvency.tsx')),
  leaders: asking(() => import('../pages/leaders/leaders.tsx')),
  chat: asking(() => import('../pages/chat/chat.tsx')),
  vip: asking(() => import('../pages/vip/vip.tsx')),
  'wallets/refill': asking(() => import('../pages/refill/refill.tsx')),
  'wallets/chargingHistory': asking(async () => {
    return { default: (await import('../pages/order-history/order-history.tsx')).RechargeHistory }
  }),
  'wallets/adTasks': asking(() => import('../pages/ad-tasks/ad-tasks.tsx')),
  'wallets/withdrawal': asking(() => import('../pages/withdrawal/withdrawal.tsx')),
  'wallets/withdrawalHistory': asking(async () => {
    return { default: (await import('../pages/order-history/order-history.tsx')).WithdrawalHistory }
  }),
  'wallets/ledger': asking(() => import('../pages/ledger/ledger.tsx')),
}

/** These are found under both forms, /pages/accounts/faq and /pages/accounts/faq/faq. */
const accounts: Readonly<Record<string, Page>> = {
  phone: asking(() => import('../pages/phone/phone.tsx')),
  email: asking(() => import('../pages/email/email.tsx')),
  privacy: asking(() => import('../pages/privacy/privacy.tsx')),
  messages: asking(() => import('../pages/inbox/inbox.tsx')),
  security: asking(() => import('../pages/security/security.tsx')),
  identity: asking(() => import('../pages/identity/identity.tsx')),
  limits: asking(() => import('../pages/limits/limits.tsx')),
  about: lazyPage(() => import('../pages/accounts/about.tsx')),
  aboutUs: asking(() => import('../pages/accounts/about-us.tsx')),
  contactUs: asking(() => import('../pages/accounts/contact-us.tsx')),
  faq: asking(() => import('../pages/accounts/faq.tsx')),
}

const single: Readonly<Record<string, Page>> = {
  '/': readyPage(Startup),
  '/pages/fairness/log': asking(() => import('../pages/log/log.tsx')),
  '/pages/fairness/returns': asking(() => import('../pages/returns/returns.tsx')),
  '/pages/fairness/evidence': asking(() => import('../pages/evidence/evidence.tsx')),
  '/pages/login/recovery': asking(() => import('../pages/login/recovery.tsx')),
  '/pages/login/claim': asking(() => import('../pages/login/claim.tsx')),
  '/choose-location': asking(() => import('../pages/choose-location/choose-location.tsx')),
  '/open-location': lazyPage(() => import('../pages/open-location/open-location.tsx')),
}

function gamePage({ tile, screen, rules }: Game, part: 'screen' | 'rules'): Page {
  const load = part === 'screen' ? screen : rules
  if (load) return asking(load)
  return lazyPage(async () => {
    const { GameSoon } = await import('../pages/soon/game-soon.tsx')
    return { default: () => createElement(GameSoon, { tile, part }) }
  })
}

const twice = (name: string): string => `/pages/${name}/${name.split('/').at(-1)}`

const routes = new Map<string, Page>([
  ...Object.entries(single),
  ...Object.entries(named).map(([name, page]) => [twice(name), page] as const),
  ...Object.entries(accounts).flatMap(
    ([name, page]) =>
      [
        [`/pages/accounts/${name}`, page],
        [twice(`accounts/${name}`), page],
      ] as const,
  ),
  ...games.flatMap(
    (game) =>
      [
        [pageOf(game.tile), gamePage(game, 'screen')],
        [rulesOf(game.tile), gamePage(game, 'rules')],
      ] as const,
  ),
])

const unknown = lazyPage(() => import('../pages/soon/unknown.tsx'))

export const pageAt = (path: string): Page => routes.get(path) ?? unknown
export const paths = (): string[] => [...routes.keys()]
