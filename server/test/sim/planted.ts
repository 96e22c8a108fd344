// Mistakes that someone could make, each as a change of our own source. Every one of them must be found by a law: a
// simulation that finds nothing proves nothing.

export interface Planted {
  readonly name: string
  /** The laws that it may be found by. */
  readonly laws: readonly string[]
  /** In a file under server/src; what is to be found stands there exactly once. */
  readonly edits: readonly { readonly file: string; readonly find: string; readonly put: string }[]
  /** Looked for with EVERY_MISTAKE=1 alone, so that the others are found quickly every day. */
  readonly isSlow?: boolean
}

const LEDGER = 'Every credited recharge was booked once, to the coin'
const PAID_ONCE = 'A withdrawal is paid once when it is confirmed, and never otherwise'
const CONFIRMED_PAID = 'A withdrawal is confirmed once it was paid'
const RESTS = 'Everything comes to its end'

const all: readonly Planted[] = [
  {
    name: 'a credit outside of its transaction',
    laws: [LEDGER],
    edits: [
      {
        file: 'features/wallet/recharges.ts',
        find: `  readonly #deps: RechargeDeps

  constructor`,
        put: `  readonly #deps: RechargeDeps
  #late: ((tx: Tx) => Promise<unknown>) | null = null

  constructor`,
      },
      { file: 'features/wallet/recharges.ts', find: 'await post(tx, {', put: 'this.#late = (own: Tx) => post(own, {' },
      {
        file: 'features/wallet/recharges.ts',
        find: `await orderEvents.append(tx, order.player_id)
    })
`,
        put: `await orderEvents.append(tx, order.player_id)
    })
    const late = this.#late
    this.#late = null
    if (late) await db.transaction(late)
`,
      },
    ],
  },
  {
    name: 'one confirmation for a deposit',
    laws: ['A deposit is credited after its confirmations'],
    edits: [
      {
        file: 'features/wallet/chain/watcher.ts',
        find: '[this.#name, next_block - BigInt(network.terms.confirmations)]',
        put: '[this.#name, next_block - 1n]',
      },
      {
        file: 'features/wallet/chain/deposits.ts',
        find: 'seen.block_number > cursor.next_block - BigInt(confirmations)',
        put: 'seen.block_number > cursor.next_block - 1n',
      },
    ],
  },
  {
    name: 'one confirmation for a payout',
    isSlow: true,
    laws: ['A payout is confirmed after its confirmations'],
    edits: [{ file: 'features/wallet/chain/payer.ts', find: '+ 1n < BigInt(terms.confirmations)', put: '+ 1n < 1n' }],
  },
  {
    name: 'signing anew after a restart',
    laws: [PAID_ONCE, RESTS],
    edits: [
      {
        file: 'features/wallet/chain/payout-store.ts',
        find: `and network = $1 and state = 'approved' and`,
        put: `and network = $1 and state in ('approved', 'sending') and`,
      },
      {
        file: 'features/wallet/chain/payout-store.ts',
        find: `where id = $1 and state = 'approved'`,
        put: `where id = $1 and state in ('approved', 'sending')`,
      },
      {
        file: 'features/wallet/chain/payout-store.ts',
        find: 'attempt: 1, gasPrice',
        put: 'attempt: Number(next_nonce) + 1, gasPrice',
      },
      { file: 'features/wallet/chain/signer.ts', find: `? ['approved'] :`, put: `? ['approved', 'sending'] :` },
      { file: 'features/wallet/chain/signer.ts', find: `order.nonce === unsigned.nonce ? null : 'nonce'`, put: 'null' },
    ],
  },
  {
    name: 'a withdrawal that holds nothing',
    laws: ['Held gold is what withdrawals under way hold, player by player', 'Nothing goes wrong by itself'],
    edits: [
      {
        file: 'features/wallet/withdrawals.ts',
        find: 'await hold(tx, playerId, quote.gold,',
        put: 'void (tx, playerId, quote.gold,',
      },
    ],
  },
  {
    name: 'a request without its unique key',
    laws: ['What was accepted exists once, and what was refused does not'],
    edits: [
      {
        file: 'platform/db/schema/07-wallet.sql',
        find: `  unique (player_id, request_id),
  -- Positions inside`,
        put: '  -- Positions inside',
      },
      {
        file: 'features/wallet/recharges.ts',
        find: 'from recharges where player_id = $1 and request_id = $2',
        put: 'from recharges where player_id = $1 and request_id = $2 and false',
      },
    ],
  },
  {
    name: 'a time-out taken for a failure',
    isSlow: true,
    laws: [PAID_ONCE],
    edits: [
      {
        file: 'features/wallet/payouts.ts',
        find: `      if (!(error instanceof GatewayDeclined)) throw error
      await settlement.fail`,
        put: '      await settlement.fail',
      },
    ],
  },
  {
    name: 'a payout sent again under another name',
    isSlow: true,
    laws: [PAID_ONCE, CONFIRMED_PAID, RESTS],
    edits: [
      {
        file: 'features/wallet/payouts.ts',
        find: `(await this.#isStillSending(row)) ? await this.#send(row) : undefined`,
        put: `await this.#send({ ...row, reference: row.reference + '-again' })`,
      },
    ],
  },
  {
    name: 'a webhook taken at its word',
    isSlow: true,
    laws: ['Only what was paid is credited'],
    edits: [
      {
        file: 'features/wallet/recharges.ts',
        find: 'if (order) await this.#checkStatus(order).catch(this.#reportUnlessUnknown)',
        put: `const currency = this.#deps.terms.currency.code
    if (order) await this.#update(order.id, (tx, row) => this.#applyStatus(tx, row, { state: 'paid', amount: row.amount, currency }))`,
      },
    ],
  },
  {
    name: 'one operator is enough',
    isSlow: true,
    laws: ['What has signs is approved by two operators'],
    edits: [{ file: 'features/wallet/withdrawals.ts', find: 'const APPROVALS = 2', put: 'const APPROVALS = 1' }],
  },
  {
    name: 'what was ordered is credited, not what was paid',
    isSlow: true,
    laws: ['What was paid is what is credited'],
    edits: [
      {
        file: 'features/wallet/recharges.ts',
        find: 'const gold = (order.gold * amount) / order.amount',
        put: 'const gold = order.gold',
      },
    ],
  },
  {
    name: 'late payments are forgotten',
    isSlow: true,
    laws: ['Every coin paid is credited once', 'Every order comes to its right end'],
    edits: [
      {
        file: 'features/wallet/recharges.ts',
        find: "const late = order.state === 'expired' || order.state === 'failed'",
        put: "const late = order.state === 'expired' || order.state === 'failed'\n    if (late) return",
      },
    ],
  },
  {
    name: 'what is too little for a coin is lost',
    isSlow: true,
    laws: ['A balance is what came in less what went out'],
    edits: [{ file: 'features/wallet/chain/deposits.ts', find: '[...owner, rest]', put: '[...owner, 0n]' }],
  },
  {
    name: 'a transaction with two deposits counts once',
    isSlow: true,
    laws: ['Every coin that arrived is credited once', 'What arrived is what is credited', RESTS],
    edits: [
      {
        file: 'features/wallet/chain/deposits.ts',
        find: 'tx_hash = $2 and tx_position = $3 for update',
        put: 'tx_hash = $2 and $3::int4 is not null for update',
      },
    ],
  },
  {
    name: 'a branch that goes unnoticed',
    isSlow: true,
    laws: [RESTS, 'Every coin that arrived is credited once'],
    edits: [
      {
        file: 'features/wallet/chain/watcher.ts',
        find: 'if (now.hash !== shared.hash) return await this.#reorgs.rewind(cursor, kept)',
        put: 'if (now.hash !== shared.hash) return false',
      },
    ],
  },
  {
    name: 'differences that are forgotten with their day',
    isSlow: true,
    laws: ['A difference is kept as long as there is one'],
    edits: [
      {
        file: 'features/wallet/reconcile.ts',
        find: `d using unnest($1::text[], $2::numeric[]) a(reference, theirs)
           where d.subject in ('gateway.order', 'gateway.payout') and d.reference = a.reference
             and case`,
        put: `d where d.subject in ('gateway.order', 'gateway.payout') and $1::text[] is not null and $2::numeric[] is not null
             or false and case`,
      },
      { file: 'features/wallet/reconcile.ts', find: 'd.theirs::numeric <= a.theirs end', put: 'false end' },
    ],
  },
]

export const planted = all.filter(({ isSlow }) => !isSlow || process.env['EVERY_MISTAKE'] === '1')
