// Bet, draw and outcome in one transaction. Bets of one moment go to the database together; each outcome is
// drawn for the nonce that is next, and drawn again if another node used that nonce first.

import { hash, randomUUID } from 'node:crypto'
import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import { Draws, type Mac } from '@glasshouse/rulebook/play/draws'
import type { InstantRules } from '@glasshouse/rulebook/play/game'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { only, type Database } from '../../platform/db/tx.ts'
import { Batch } from '../../ledger/batch.ts'
import { restrictionOf, restrictionRefusal, type RestrictionVerdict } from '../risk/bet-restrictions.ts'
import type { Bankroll } from '../risk/bankroll.ts'
import type { BetView, BetHistory } from '../history/bets.ts'
import type { ActiveSeeds, Seeds } from '../fairness/seeds.ts'
import { stakeRefusal } from '../risk/stakes.ts'

const STALE_ATTEMPTS = 8

interface Intent {
  readonly rules: InstantRules<unknown, unknown>
  readonly playerId: bigint
  readonly requestId: string
  readonly stake: Coins
  readonly choice: unknown
  /** Why the limits of this moment refuse it. The statement looks first whether it is the repeat of a bet that was taken. */
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
  /** What was drawn; of a repeated bet, what was drawn for it then. */
  outcome: unknown
  payout: Coins
  pair_id: bigint
  nonce: bigint
  /** That the next bet can be taken as part of a run. */
  has_run: boolean
}

type Drawn = Pick<Verdict, 'outcome' | 'payout' | 'pair_id' | 'nonce'>
type Bet = Intent & Drawn

/** The bets of runs that were taken, by their places among those that were sent. */
interface Taken {
  places: bigint[] | null
  balances: Coins[]
  bet_ids: bigint[]
  times: bigint[]
}

/** A settled bet as its player sees it. */
export interface InstantAnswer<Choice, Outcome> {
  readonly bet: BetView<Choice, Outcome>
  readonly balance: number
}

export class InstantEngine {
  readonly #db: Database
  readonly #seeds: Seeds
  readonly #bankroll: Bankroll
  readonly #betHistory: BetHistory
  readonly #runs: Batch<Intent, Verdict | null>
  readonly #judged: Batch<Intent, Verdict>

  constructor(db: Database, seeds: Seeds, bankroll: Bankroll, records: BetHistory) {
    this.#db = db
    this.#seeds = seeds
    this.#bankroll = bankroll
    this.#betHistory = records
    const plan = {
      keyOf: ({ playerId }: Intent) => playerId,
      // Several batches in flight keep PostgreSQL busy while one is being written; the embedded engine has one connection.
      ...(db.kind === 'postgresql' ? { slots: 3, maxBatch: 128 } : { slots: 1, maxBatch: 256 }),
      maxWaiting: 8192,
      maxPerKey: 32,
    }
    this.#runs = new Batch({ ...plan, run: (intents) => this.#playOn(intents) })
    this.#judged = new Batch({ ...plan, run: (intents) => this.#judge(intents) })
  }

  async play<Choice, Outcome>(
    rules: InstantRules<Choice, Outcome>,
    bet: { playerId: bigint; requestId: string; stake: Coins; choice: Choice },
  ): Promise<InstantAnswer<Choice, Outcome>> {
    const intent: Intent = { rules, ...bet, refusal: await this.#refusal(rules, bet) }
    for (let attempt = 0; attempt < STALE_ATTEMPTS; attempt++) {
      const seeds = this.#seeds.remembered(bet.playerId) ?? (await this.#seeds.active(bet.playerId))
      const running = seeds.hasRun && !intent.refusal ? await this.#runs.submit(intent) : null
      const verdict = running ?? (await this.#judged.submit(intent))
      if (verdict.status === 'stale') continue
      const restriction = restrictionOf(verdict.status)
      if (restriction) throw await restrictionRefusal(this.#db, bet.playerId, restriction)
      refuseUnlessSettled(verdict, intent)
      this.#bankroll.settled(bet.stake - verdict.payout)
      const view =
        verdict.status === 'ok' && verdict.pair_id === seeds.pairId
          ? viewOf(bet, verdict, seeds)
          : await this.#betHistory.mineOne(verdict.bet_id)
      return { bet: view as BetView<Choice, Outcome>, balance: toWire(verdict.balance) }
    }
    throw new Refusal('busy')
  }

  async #refusal<Choice, Outcome>(
    rules: InstantRules<Choice, Outcome>,
    bet: { stake: Coins; choice: Choice },
  ): Promise<Refusal | null> {
    const limits = this.#bankroll.justKnown(rules) ?? (await this.#bankroll.limits(rules))
    return stakeRefusal(bet.stake, (each) => rules.stakes(bet.choice, each), limits)
  }

  /** Takes the bets of those whose runs go on; null for each that it leaves to the judge, who can say why. */
  async #playOn(intents: readonly Intent[]): Promise<(Verdict | null)[]> {
    const bets = intents.map((intent) => ({ ...intent, ...this.#draw(intent) }))
    const inOrder = bets.toSorted((a, b) => (a.account_id < b.account_id ? -1 : 1))
    const accounts = list(inOrder.map(({ account_id }) => account_id))
    const key = `play:${randomUUID()}`
    const { places, balances, bet_ids, times } = only(
      await this.#db.commit<Taken>(SETTLE_RUNS, [key, accounts, ...columns(inOrder)]),
    )
    const verdicts = new Map<Bet, Verdict>()
    places?.forEach((place, i) => {
      const bet = inOrder[Number(place) - 1] as Bet
      const { outcome, payout, pair_id, nonce } = bet
      const [balance, bet_id, create_time] = [balances[i]!, bet_ids[i]!, times[i]!]
      verdicts.set(bet, { status: 'ok', balance, bet_id, create_time, outcome, payout, pair_id, nonce, has_run: true })
    })
    return bets.map((bet) => this.#noted(bet.playerId, verdicts.get(bet) ?? null))
  }

  async #judge(intents: readonly Intent[]): Promise<Verdict[]> {
    const bets = intents.map((intent) => ({ ...intent, ...this.#draw(intent) }))
    const allowed = list(bets.map(({ refusal }) => refusal === null))
    const verdicts = await this.#db.commit<Verdict>(SETTLE, [`play:${randomUUID()}`, ...columns(bets), allowed])
    return verdicts.map((told, i) => {
      const bet = bets[i] as Bet
      // Of what was taken, the database tells nothing that it has just been told.
      return this.#noted(bet.playerId, told.status === 'ok' ? { ...told, ...drawnOf(bet) } : told)
    })
  }

  #draw({ rules, playerId, stake, choice, refusal }: Intent): Drawn & { account_id: bigint } {
    const seeds = this.#seeds.remembered(playerId)
    // Forgotten between two steps (a rotation, a full memory): an impossible nonce makes the answer 'stale'.
    // What is refused is not drawn at all.
    if (!seeds || refusal) return { outcome: null, payout: 0n, pair_id: 0n, nonce: -1n, account_id: 0n }
    const { pairId, nonce, accountId, clientSeed } = seeds
    const draws = new Draws(seeds.serverSeed.disclose(), rules.id, clientSeed, nonce, nativeMac)
    const outcome = rules.draw(draws, choice)
    return { outcome, payout: rules.payout(stake, choice, outcome), pair_id: pairId, nonce, account_id: accountId }
  }

  /** Keeps what a verdict says of the seeds and the run. */
  #noted<V extends Verdict | null>(playerId: bigint, verdict: V): V {
    const seeds = this.#seeds.remembered(playerId)
    if (!seeds) return verdict
    seeds.hasRun = verdict?.status === 'ok' && verdict.has_run
    if (verdict?.status === 'ok') seeds.nonce = verdict.nonce + 1n
    else if (verdict?.status === 'stale' && verdict.pair_id === seeds.pairId) seeds.nonce = verdict.nonce
    else if (verdict?.status === 'stale' || verdict?.status === 'unseeded') this.#seeds.forget(playerId)
    return verdict
  }
}

const drawnOf = ({ outcome, payout, pair_id, nonce }: Bet): Drawn => ({ outcome, payout, pair_id, nonce })

/** What both statements are told of each bet. */
const columns = (bets: readonly Bet[]) => [
  list(bets.map(({ playerId }) => playerId)),
  list(bets.map(({ requestId }) => requestId)),
  list(bets.map(({ rules }) => rules.id)),
  list(bets.map(({ stake }) => stake)),
  list(bets.map(({ choice }) => quoted(choice))),
  list(bets.map(({ outcome }) => quoted(outcome))),
  list(bets.map(({ payout }) => payout)),
  list(bets.map(({ pair_id }) => pair_id)),
  list(bets.map(({ nonce }) => nonce)),
]

/** What HMAC makes of a key: the two blocks that its hashes begin with, and room for what follows them. */
interface Pads {
  readonly inner: Buffer
  readonly outer: Buffer
}
const BLOCK = 64
const DIGEST = 32
const MESSAGE_MAX = 512
const pads = new WeakMap<Uint8Array, Pads>()

/** The same bytes as the rulebook's own, in a third of the time: HMAC by its definition, on the platform's SHA-256. */
const nativeMac: Mac = (key, message) => {
  let known = pads.get(key)
  if (!known) pads.set(key, (known = padsOf(key)))
  const { inner, outer } = known
  const length = inner.write(message, BLOCK)
  if (length < message.length) throw new RangeError('a message longer than any draw has')
  outer.write(hash('sha256', inner.subarray(0, BLOCK + length), 'binary'), BLOCK, 'binary')
  return hash('sha256', outer, 'buffer')
}

function padsOf(key: Uint8Array): Pads {
  const inner = Buffer.alloc(BLOCK + MESSAGE_MAX, 0x36)
  const outer = Buffer.alloc(BLOCK + DIGEST, 0x5c)
  for (const [i, byte] of key.entries()) {
    inner[i]! ^= byte
    outer[i]! ^= byte
  }
  return { inner, outer }
}

function refuseUnlessSettled({ status, balance }: Verdict, { refusal }: Intent): void {
  if (status === 'limit' && refusal) throw refusal
  if (status === 'paused') throw new Refusal('gamePaused')
  if (status === 'reused') throw new Refusal('keyReused')
  if (status === 'revoked') throw new Refusal('tokenRevoked')
  if (status === 'unseeded') throw new Refusal('clientSeedMissing')
  if (status === 'insufficient') throw new Refusal('balanceTooLow', { gold: balance })
}

function viewOf(
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

/** An array as the database writes it. Only for values without a sign to escape: numbers, identifiers, UUIDs, truth. */
const list = (values: readonly (bigint | string | boolean)[]): string => `{${values.join(',')}}`

/** A JSON text as an element of such an array: what JSON escapes in it is what an array escapes. */
const quoted = (value: unknown): string => JSON.stringify(JSON.stringify(value))

const SETTLE = `select status, balance, bet_id, create_time, outcome, payout, pair_id, nonce, has_run
  from settle_bets($1, $2, $3::uuid[], $4, $5, $6::text[]::jsonb[], $7::text[]::jsonb[], $8, $9, $10, $11) order by place`
const SETTLE_RUNS = `select places, balances, bet_ids, times
  from settle_run_bets($1, $2, $3, $4::uuid[], $5, $6, $7::text[]::jsonb[], $8::text[]::jsonb[], $9, $10, $11)`
