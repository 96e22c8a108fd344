// Instant games: bet, draw and outcome in one transaction. Simultaneous bets share a statement. Each outcome is drawn
// for the next nonce, and again if another node used that nonce first.

import { randomUUID } from 'node:crypto'
import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import { Draws } from '@glasshouse/rulebook/play/draws'
import type { InstantRules } from '@glasshouse/rulebook/play/game'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { named, only, type Database } from '../../platform/db/tx.ts'
import { Batch } from '../../platform/batch.ts'
import { restrictionOf, restrictionRefusal, type RestrictionVerdict } from '../risk/bet-restrictions.ts'
import type { Bankroll } from '../risk/bankroll.ts'
import type { BetView, BetHistory } from '../history/bets.ts'
import { nativeHmac } from '../fairness/native-hmac.ts'
import type { ActiveSeeds, Seeds } from '../fairness/seeds.ts'
import { pauseRefusal } from '../risk/game-status.ts'
import { stakeRefusal } from '../risk/stakes.ts'
import { countingRefusals, countPlaced, countSettled } from '../stats/bet-counts.ts'

const STALE_ATTEMPTS = 8

interface Intent {
  readonly rules: InstantRules<unknown, unknown>
  readonly playerId: bigint
  readonly requestId: string
  readonly stake: Coins
  readonly choice: unknown
  /** Why the current limits refuse it. The statement first checks whether it repeats an accepted bet. */
  readonly refusal: Refusal | null
}

interface Verdict {
  status:
    | 'ok'
    | 'repeated'
    | 'reused'
    | 'revoked'
    | 'limit'
    | 'unseeded'
    | 'stale'
    | 'insufficient'
    | 'paused'
    | RestrictionVerdict
  balance: Coins
  bet_id: bigint
  create_time: bigint
  /** The drawn outcome; for a repeated bet, the original one. */
  outcome: unknown
  payout: Coins
  pair_id: bigint
  nonce: bigint
  /** Whether the next bet can use the fast path. */
  has_run: boolean
}

type Drawn = Pick<Verdict, 'outcome' | 'payout' | 'pair_id' | 'nonce'>
type Bet = Intent & Drawn

/** The bets accepted on the fast path, by their positions in the request. */
interface FastResult {
  places: bigint[] | null
  balances: Coins[]
  bet_ids: bigint[]
  times: bigint[]
}

interface InstantBet<Choice> {
  readonly playerId: bigint
  readonly requestId: string
  readonly stake: Coins
  readonly choice: Choice
}

/** A settled bet as its player sees it. */
export interface InstantResult<Choice, Outcome> {
  readonly bet: BetView<Choice, Outcome>
  readonly balance: number
}

export class InstantEngine {
  readonly #db: Database
  readonly #seeds: Seeds
  readonly #bankroll: Bankroll
  readonly #betHistory: BetHistory
  readonly #fastBatch: Batch<Intent, Verdict | null>
  readonly #fullBatch: Batch<Intent, Verdict>

  constructor(db: Database, seeds: Seeds, bankroll: Bankroll, betHistory: BetHistory) {
    this.#db = db
    this.#seeds = seeds
    this.#bankroll = bankroll
    this.#betHistory = betHistory
    const options = {
      keyOf: ({ playerId }: Intent) => playerId,
      // Several concurrent batches keep PostgreSQL busy; the embedded engine has one connection.
      ...(db.kind === 'postgresql' ? { slots: 3, maxBatch: 128 } : { slots: 1, maxBatch: 256 }),
      maxWaiting: 8192,
      maxPerKey: 32,
    }
    this.#fastBatch = new Batch({ ...options, name: 'instant_fast', run: (intents) => this.#settleFast(intents) })
    this.#fullBatch = new Batch({ ...options, name: 'instant_full', run: (intents) => this.#settleFull(intents) })
  }

  async play<Choice, Outcome>(
    rules: InstantRules<Choice, Outcome>,
    bet: InstantBet<Choice>,
  ): Promise<InstantResult<Choice, Outcome>> {
    return await countingRefusals(rules.id, this.#play(rules, bet))
  }

  async #play<Choice, Outcome>(
    rules: InstantRules<Choice, Outcome>,
    bet: InstantBet<Choice>,
  ): Promise<InstantResult<Choice, Outcome>> {
    const intent: Intent = { rules, ...bet, refusal: await this.#refusal(rules, bet) }
    for (let attempt = 0; attempt < STALE_ATTEMPTS; attempt++) {
      const seeds = this.#seeds.cachedSeeds(bet.playerId) ?? (await this.#seeds.active(bet.playerId))
      const fast = seeds.hasFastPath && !intent.refusal ? await this.#fastBatch.submit(intent) : null
      const verdict = fast ?? (await this.#fullBatch.submit(intent))
      if (verdict.status === 'stale') continue
      const restriction = restrictionOf(verdict.status)
      if (restriction) throw await restrictionRefusal(this.#db, bet.playerId, restriction)
      if (verdict.status === 'paused') throw await pauseRefusal(this.#db)
      refuseUnlessSettled(verdict, intent)
      this.#bankroll.settled(bet.stake - verdict.payout)
      countPlaced(rules.id, bet.stake, verdict.status === 'repeated')
      if (verdict.status === 'ok') countSettled(rules.id, 'settled', verdict.payout)
      const view =
        verdict.status === 'ok' && verdict.pair_id === seeds.pairId
          ? toBetView(bet, verdict, seeds)
          : await this.#betHistory.mineOne(verdict.bet_id)
      return { bet: view as BetView<Choice, Outcome>, balance: toWire(verdict.balance) }
    }
    throw new Refusal('busy')
  }

  async #refusal<Choice, Outcome>(
    rules: InstantRules<Choice, Outcome>,
    bet: { stake: Coins; choice: Choice },
  ): Promise<Refusal | null> {
    const limits = this.#bankroll.recentLimits(rules) ?? (await this.#bankroll.limits(rules))
    return stakeRefusal(bet.stake, (each) => rules.stakes(bet.choice, each), limits)
  }

  /** Settles bets on the fast path; null for each bet that needs the full path, which can give a reason. */
  async #settleFast(intents: readonly Intent[]): Promise<(Verdict | null)[]> {
    const bets = intents.map((intent) => ({ ...intent, ...this.#draw(intent) }))
    const byAccount = bets.toSorted((a, b) => (a.account_id < b.account_id ? -1 : 1))
    const accounts = arrayLiteral(byAccount.map(({ account_id }) => account_id))
    const key = `play:${randomUUID()}`
    const { places, balances, bet_ids, times } = only(
      await this.#db.commit<FastResult>(...named(SETTLE_FAST, { key, accounts, ...columns(byAccount) })),
    )
    const verdicts = new Map<Bet, Verdict>()
    places?.forEach((place, i) => {
      const bet = byAccount[Number(place) - 1] as Bet
      const { outcome, payout, pair_id, nonce } = bet
      const [balance, bet_id, create_time] = [balances[i]!, bet_ids[i]!, times[i]!]
      verdicts.set(bet, { status: 'ok', balance, bet_id, create_time, outcome, payout, pair_id, nonce, has_run: true })
    })
    return bets.map((bet) => this.#remember(bet.playerId, verdicts.get(bet) ?? null))
  }

  async #settleFull(intents: readonly Intent[]): Promise<Verdict[]> {
    const bets = intents.map((intent) => ({ ...intent, ...this.#draw(intent) }))
    const allowed = arrayLiteral(bets.map(({ refusal }) => refusal === null))
    const key = `play:${randomUUID()}`
    const verdicts = await this.#db.commit<Verdict>(...named(SETTLE_FULL, { key, ...columns(bets), allowed }))
    return verdicts.map((verdict, i) => {
      const bet = bets[i] as Bet
      // The database does not return what it was just sent for an accepted bet.
      return this.#remember(bet.playerId, verdict.status === 'ok' ? { ...verdict, ...pickDraw(bet) } : verdict)
    })
  }

  #draw({ rules, playerId, stake, choice, refusal }: Intent): Drawn & { account_id: bigint } {
    const seeds = this.#seeds.cachedSeeds(playerId)
    // The seeds may be gone after a rotation or eviction: an impossible nonce makes the result 'stale'. Refused bets
    // are not drawn.
    if (!seeds || refusal) return { outcome: null, payout: 0n, pair_id: 0n, nonce: -1n, account_id: 0n }
    const { pairId, nonce, accountId, clientSeed } = seeds
    const draws = new Draws(seeds.serverSeed.disclose(), rules.id, clientSeed, nonce, nativeHmac)
    const outcome = rules.draw(draws, choice)
    return { outcome, payout: rules.payout(stake, choice, outcome), pair_id: pairId, nonce, account_id: accountId }
  }

  /** Updates the cached seeds and fast-path state from a verdict. */
  #remember<V extends Verdict | null>(playerId: bigint, verdict: V): V {
    const seeds = this.#seeds.cachedSeeds(playerId)
    if (!seeds) return verdict
    seeds.hasFastPath = verdict?.status === 'ok' && verdict.has_run
    if (verdict?.status === 'ok') seeds.nonce = verdict.nonce + 1n
    else if (verdict?.status === 'stale' && verdict.pair_id === seeds.pairId) seeds.nonce = verdict.nonce
    else if (verdict?.status === 'stale' || verdict?.status === 'unseeded') this.#seeds.forget(playerId)
    return verdict
  }
}

const pickDraw = ({ outcome, payout, pair_id, nonce }: Bet): Drawn => ({ outcome, payout, pair_id, nonce })

/** The bet columns that both statements take. */
const columns = (bets: readonly Bet[]) => ({
  players: arrayLiteral(bets.map(({ playerId }) => playerId)),
  requests: arrayLiteral(bets.map(({ requestId }) => requestId)),
  games: arrayLiteral(bets.map(({ rules }) => rules.id)),
  stakes: arrayLiteral(bets.map(({ stake }) => stake)),
  choices: arrayLiteral(bets.map(({ choice }) => jsonElement(choice))),
  outcomes: arrayLiteral(bets.map(({ outcome }) => jsonElement(outcome))),
  payouts: arrayLiteral(bets.map(({ payout }) => payout)),
  pairs: arrayLiteral(bets.map(({ pair_id }) => pair_id)),
  nonces: arrayLiteral(bets.map(({ nonce }) => nonce)),
})

function refuseUnlessSettled({ status, balance }: Verdict, { refusal }: Intent): void {
  if (status === 'limit' && refusal) throw refusal
  if (status === 'reused') throw new Refusal('keyReused')
  if (status === 'revoked') throw new Refusal('tokenRevoked')
  if (status === 'unseeded') throw new Refusal('clientSeedMissing')
  if (status === 'insufficient') throw new Refusal('balanceTooLow', { gold: balance })
}

function toBetView(
  bet: { stake: Coins; choice: unknown },
  verdict: Verdict,
  seeds: ActiveSeeds,
): BetView<unknown, unknown> {
  return {
    id: Number(verdict.bet_id),
    gold: toWire(bet.stake),
    payout: toWire(verdict.payout),
    choice: bet.choice,
    outcome: verdict.outcome,
    createTime: Number(verdict.create_time),
    proof: {
      seedPairId: Number(verdict.pair_id),
      serverSeedHash: seeds.serverSeedHash,
      serverSeed: null,
      clientSeed: seeds.clientSeed,
      nonce: Number(verdict.nonce),
    },
  }
}

/** A PostgreSQL array literal. Only for values that need no escaping: numbers, identifiers, UUIDs, booleans. */
const arrayLiteral = (values: readonly (bigint | string | boolean)[]): string => `{${values.join(',')}}`

/** JSON text as an array element: JSON's escapes are also the array's. */
const jsonElement = (value: unknown): string => JSON.stringify(JSON.stringify(value))

const COLUMNS = `in_player => $players, in_request => $requests::uuid[], in_game => $games, in_stake => $stakes,
    in_choice => $choices::text[]::jsonb[], in_outcome => $outcomes::text[]::jsonb[], in_payout => $payouts,
    in_pair => $pairs, in_nonce => $nonces`
const SETTLE_FULL = `select status, balance, bet_id, create_time, outcome, payout, pair_id, nonce, has_run
  from settle_bets(in_key => $key, ${COLUMNS}, in_allowed => $allowed) order by place`
const SETTLE_FAST = `select places, balances, bet_ids, times
  from settle_bets_fast(in_key => $key, in_account => $accounts, ${COLUMNS})`
