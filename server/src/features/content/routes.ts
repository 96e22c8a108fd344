import type { GameRules } from '@glasshouse/rulebook/play/game'
import type { HouseLimits } from '@glasshouse/rulebook/play/limits'
import { toDecimal } from '@glasshouse/rulebook/core/ratio'
import { reachableMultiplier } from '@glasshouse/rulebook/play/reach'
import { homeContract } from '@glasshouse/rulebook/wire/home'
import type { output } from 'zod'
import { implement, type Route } from '../../platform/http/route.ts'
import type { Topic } from '../../platform/realtime/topic.ts'
import type { Bankroll } from '../../play/risk/bankroll.ts'
import type { Popularity } from '../../play/stats/popularity.ts'
import type { BetHistory } from '../../play/history/bets.ts'
import type { RoundHistory } from '../../play/history/rounds.ts'
import type { Content } from './content.ts'

const LAST_RESULTS = 6

type Item<Name extends keyof typeof homeContract> =
  output<(typeof homeContract)[Name]['output']> extends (infer I extends object)[] ? I : never

interface HomeDeps {
  readonly content: Content
  readonly records: BetHistory
  readonly rounds: RoundHistory
  readonly bankroll: Pick<Bankroll, 'limits'>
  readonly popularity: Popularity
  readonly games: readonly GameRules[]
}

/** The bankroll returns the same limits object until it changes, so it can serve as a cache key. */
const reachCache = new WeakMap<HouseLimits, number>()

function cachedReach(rules: GameRules, limits: HouseLimits): number {
  const reachable = reachCache.get(limits) ?? reachableMultiplier(rules, limits)
  reachCache.set(limits, reachable)
  return reachable
}

/** Home page and site content. Feeds show only settled bets of real players. */
export const homeRoutes = ({ content, records, rounds, ...deps }: HomeDeps): Route[] =>
  implement(homeContract, {
    banner: async (_, { language }) =>
      // Older banners have no audience.
      (await content.list<Item<'banner'>>('banner', language)).map((banner) => ({
        ...banner,
        audience: banner.audience ?? 'all',
      })),
    faq: (_, { language }) => content.list<Item<'faq'>>('faq', language),
    contactUs: async (_, { language }) =>
      (await content.list<Item<'contactUs'>>('contact', language)).map(({ channel, name, target }) => ({
        channel,
        name,
        target,
      })),
    aboutUs: async (_, { language }) => {
      const [about] = await content.list<output<typeof homeContract.aboutUs.output>>('about', language)
      const place = about?.place ? { place: about.place } : {}
      return { title: about?.title ?? '', paragraphs: about?.paragraphs ?? [], ...place }
    },
    betRecord: async () => (await records.latest()).map(toFeedBet),
    broadcast: () => broadcast(records),
    games: async () => {
      const betsLastDay = await deps.popularity()
      return await Promise.all(
        deps.games.map(async (rules) => ({
          game: rules.id,
          kind: rules.kind,
          rtp: toDecimal(rules.rtp),
          topMultiplier: rules.topMultiplier,
          reachableMultiplier: cachedReach(rules, await deps.bankroll.limits(rules)),
          betsLastDay: betsLastDay.get(rules.id) ?? 0,
          lastResults:
            rules.kind === 'crash' || rules.kind === 'lottery'
              ? await rounds.lastResults(rules.id)
              : (await records.latest(rules.id)).slice(0, LAST_RESULTS).map(({ outcome }) => outcome),
        })),
      )
    },
  })

const toFeedBet = ({ id, game, player, gold, payout, createTime }: Item<'betRecord'>): Item<'betRecord'> => ({
  id,
  game,
  player,
  gold,
  payout,
  createTime,
})

const broadcast = async (records: BetHistory) =>
  (await records.wins()).map((bet) => ({
    ...toFeedBet(bet),
    multiplier: toDecimal({ of: BigInt(bet.payout), per: BigInt(bet.gold) }, 2),
  }))

/** Notable wins on the live socket. */
export const broadcastTopic = (records: BetHistory): Topic => ({
  kind: 'polled',
  name: 'broadcast',
  pollMs: 2000,
  snapshot: () => broadcast(records),
})
