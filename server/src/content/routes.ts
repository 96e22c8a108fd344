import type { GameFacts } from '@glasshouse/rulebook/core/game'
import { toDecimal } from '@glasshouse/rulebook/core/ratio'
import { homeContract } from '@glasshouse/rulebook/wire/home'
import type { output } from 'zod'
import { implement, type Route } from '../http/route.ts'
import type { Topic } from '../live/topic.ts'
import type { Records } from '../play/records.ts'
import type { RoundRecords } from '../play/round-records.ts'
import type { Content } from './content.ts'

const LAST_RESULTS = 6

type Item<Name extends keyof typeof homeContract> =
  output<(typeof homeContract)[Name]['output']> extends (infer I extends object)[] ? I : never

/** The home page and what operators write. Feeds are settled bets of real players, or nothing. */
export const homeRoutes = (
  content: Content,
  records: Records,
  rounds: RoundRecords,
  games: readonly GameFacts[],
): Route[] =>
  implement(homeContract, {
    banner: (_, { language }) => content.list<Item<'banner'>>('banner', language),
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
    betRecord: async () =>
      (await records.latest()).map(({ id, game, player, gold, payout, createTime }) => ({
        id,
        game,
        player,
        gold,
        payout,
        createTime,
      })),
    broadcast: () => broadcast(records),
    games: async () =>
      await Promise.all(
        games.map(async ({ id, kind, rtp, topMultiplier }) => ({
          game: id,
          kind,
          rtp: toDecimal(rtp),
          topMultiplier,
          lastResults:
            kind === 'flight' || kind === 'lottery'
              ? await rounds.lastResults(id)
              : (await records.latest(id)).slice(0, LAST_RESULTS).map(({ outcome }) => outcome),
        })),
      ),
  })

const broadcast = async (records: Records) =>
  (await records.wins()).map(({ id, game, player, gold, payout, createTime }) => ({
    id,
    game,
    player,
    gold,
    payout,
    createTime,
    multiplier: toDecimal({ of: BigInt(payout), per: BigInt(gold) }, 2),
  }))

/** The wins worth telling, on the live socket. */
export const broadcastTopic = (records: Records): Topic => ({
  kind: 'watched',
  name: 'broadcast',
  watchMs: 2000,
  whole: () => broadcast(records),
})
