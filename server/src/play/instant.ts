// Bet, draw and outcome in one transaction. Bets of one moment go to the database together; each outcome is
// drawn for the nonce that is next, and drawn again if another node used that nonce first.

import { createHmac, createSecretKey, randomUUID, type KeyObject } from 'node:crypto'
import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import { Draws, type Mac } from '@glasshouse/rulebook/core/draws'
import type { InstantRules } from '@glasshouse/rulebook/core/game'
import { Refusal } from '@glasshouse/rulebook/core/refusals'
import type { Database } from '../db/tx.ts'
import { Batch } from '../ledger/batch.ts'
import { barOf, barRefusal, type BarVerdict } from './bars.ts'
import type { Bankroll } from './bankroll.ts'
import type { BetView, Records } from './records.ts'
import type { ActiveSeeds, Seeds } from './seeds.ts'
import { stakeRefusal } from './stakes.ts'

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
    | BarVerdict
  balance: Coins
  bet_id: bigint
  create_time: bigint
  /** What was drawn; of a repeated bet, what was drawn for it then. */
  outcome: unknown
  payout: Coins
  pair_id: bigint
  nonce: bigint
}

type Drawn = Pick<Verdict, 'outcome' | 'payout' | 'pair_id' | 'nonce'>

/** A settled bet as its player sees it. */
export interface InstantAnswer<Choice, Outcome> {
  readonly bet: BetView<Choice, Outcome>
  readonly balance: number
}

export class InstantEngine {
  readonly #db: Database
  readonly #seeds: Seeds
  readonly #bankroll: Bankroll
  readonly #records: Records
  readonly #batch: Batch<Intent, Verdict>

  constructor(db: Database, seeds: Seeds, bankroll: Bankroll, records: Records) {
    this.#db = db
    this.#seeds = seeds
    this.#bankroll = bankroll
    this.#records = records
    this.#batch = new Batch({
      keyOf: ({ playerId }) => playerId,
      run: (intents) => this.#settle(intents),
      // Several batches in flight keep PostgreSQL busy while one is being written; the embedded engine has one connection.
      ...(db.kind === 'postgresql' ? { lanes: 3, maxBatch: 128 } : { lanes: 1, maxBatch: 256 }),
      maxWaiting: 8192,
      maxPerKey: 32,
    })
  }

  async play<Choice, Outcome>(
    rules: InstantRules<Choice, Outcome>,
    bet: { playerId: bigint; requestId: string; stake: Coins; choice: Choice },
  ): Promise<InstantAnswer<Choice, Outcome>> {
    const intent: Intent = { rules, ...bet, refusal: await this.#refusal(rules, bet) }
    for (let attempt = 0; attempt < STALE_ATTEMPTS; attempt++) {
      const seeds = await this.#seeds.active(bet.playerId)
      const verdict = await this.#batch.submit(intent)
      if (verdict.status === 'stale') continue
      const bar = barOf(verdict.status)
      if (bar) throw await barRefusal(this.#db, bet.playerId, bar)
      refuseUnlessSettled(verdict, intent)
      this.#bankroll.settled(bet.stake - verdict.payout)
      const view =
        verdict.status === 'ok' && verdict.pair_id === seeds.pairId
          ? viewOf(bet, verdict, seeds)
          : await this.#records.mineOne(verdict.bet_id)
      return { bet: view as BetView<Choice, Outcome>, balance: toWire(verdict.balance) }
    }
    throw new Refusal('busy')
  }

  async #refusal<Choice, Outcome>(
    rules: InstantRules<Choice, Outcome>,
    bet: { stake: Coins; choice: Choice },
  ): Promise<Refusal | null> {
    return stakeRefusal(bet.stake, rules.stakes(bet.choice, await this.#bankroll.limits(rules)))
  }

  async #settle(intents: readonly Intent[]): Promise<Verdict[]> {
    const drawn = intents.map((intent) => this.#draw(intent))
    const verdicts = await this.#db.commit<Verdict>(SETTLE, [
      `play:${randomUUID()}`,
      list(intents.map(({ playerId }) => playerId)),
      list(intents.map(({ requestId }) => requestId)),
      list(intents.map(({ rules }) => rules.id)),
      list(intents.map(({ stake }) => stake)),
      intents.map(({ choice }) => JSON.stringify(choice)),
      drawn.map(({ outcome }) => JSON.stringify(outcome)),
      list(drawn.map(({ payout }) => payout)),
      list(drawn.map(({ pair_id }) => pair_id)),
      list(drawn.map(({ nonce }) => nonce)),
      list(intents.map(({ refusal }) => refusal === null)),
    ])
    return verdicts.map((told, i) => {
      // Of what was taken, the database tells nothing that it has just been told.
      const verdict = told.status === 'ok' ? { ...told, ...(drawn[i] as Drawn) } : told
      this.#noteNonce((intents[i] as Intent).playerId, verdict)
      return verdict
    })
  }

  #draw({ rules, playerId, stake, choice, refusal }: Intent): Drawn {
    const seeds = this.#seeds.remembered(playerId)
    // Forgotten between two steps (a rotation, a full memory): an impossible nonce makes the answer 'stale'.
    // What is refused is not drawn at all.
    if (!seeds || refusal) return { outcome: null, payout: 0n, pair_id: 0n, nonce: -1n }
    const draws = new Draws(seeds.serverSeed.disclose(), rules.id, seeds.clientSeed, seeds.nonce, nativeMac)
    const outcome = rules.draw(draws, choice)
    return { outcome, payout: rules.payout(stake, choice, outcome), pair_id: seeds.pairId, nonce: seeds.nonce }
  }

  #noteNonce(playerId: bigint, { status, pair_id, nonce }: Verdict): void {
    const seeds = this.#seeds.remembered(playerId)
    if (!seeds) return
    if (status === 'ok') seeds.nonce = nonce + 1n
    else if (status === 'stale' && pair_id === seeds.pairId) seeds.nonce = nonce
    else if (status === 'stale' || status === 'unseeded') this.#seeds.forget(playerId)
  }
}

/** Keys as Node wants them: it takes long to make one of bytes, each time anew. */
const keyObjects = new WeakMap<Uint8Array, KeyObject>()

/** The same bytes as the rulebook's own, in less than half the time. */
const nativeMac: Mac = (key, message) => {
  let keyObject = keyObjects.get(key)
  if (!keyObject) keyObjects.set(key, (keyObject = createSecretKey(key)))
  return createHmac('sha256', keyObject).update(message).digest()
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

const SETTLE = `select status, balance, bet_id, create_time, outcome, payout, pair_id, nonce
  from settle_bets($1, $2, $3::uuid[], $4, $5, $6::text[]::jsonb[], $7::text[]::jsonb[], $8, $9, $10, $11) order by place`
