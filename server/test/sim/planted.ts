// Mutations of the source, each a plausible bug. An invariant must detect every one of them: a simulation that detects no
// bugs proves nothing.

export interface Planted {
  readonly name: string
  /** The invariants that may detect it. */
  readonly invariants: readonly string[]
  /** Files are under server/src. `find` must occur exactly once in the file. */
  readonly edits: readonly { readonly file: string; readonly find: string; readonly replace: string }[]
  /** Runs only with EVERY_MISTAKE=1, to keep the daily run short. */
  readonly isSlow?: boolean
}

const CREDITED_ONCE = 'Every credited deposit was booked exactly once'
const PAID_ONCE = 'A withdrawal is paid once when it is confirmed, and never otherwise'
const CONFIRMED_PAID = 'A withdrawal is confirmed once it was paid'
const ALL_ENDS = 'All work completes'

const all: readonly Planted[] = [
  {
    name: 'withdrawals of a player with a reversed payment are not reviewed',
    invariants: ['A withdrawal after a reversal is reviewed'],
    isSlow: true,
    edits: [
      {
        file: 'features/wallet/checks/risk-flags.ts',
        find: "if (facts.reversed) riskFlags.push('reversed')",
        replace: 'void facts.reversed',
      },
    ],
  },
  {
    name: 'a credit outside its transaction',
    invariants: [CREDITED_ONCE],
    edits: [
      {
        file: 'features/wallet/recharges.ts',
        find: `  readonly #deps: RechargeDeps

  constructor`,
        replace: `  readonly #deps: RechargeDeps
  #late: ((tx: Tx) => Promise<unknown>) | null = null

  constructor`,
      },
      {
        file: 'features/wallet/recharges.ts',
        find: 'await post(tx, {',
        replace: 'this.#late = (own: Tx) => post(own, {',
      },
      {
        file: 'features/wallet/recharges.ts',
        find: `await orderEvents.append(tx, order.player_id)
    })
`,
        replace: `await orderEvents.append(tx, order.player_id)
    })
    const late = this.#late
    this.#late = null
    if (late) await db.transaction(late)
`,
      },
    ],
  },
  {
    name: 'a declined repeat treated as a failure',
    isSlow: true,
    invariants: [PAID_ONCE],
    edits: [
      {
        file: 'features/wallet/payouts.ts',
        find: '>= REPEAT_UNSURE_MS',
        replace: '>= 0',
      },
    ],
  },
  {
    name: 'one confirmation for a deposit',
    isSlow: true,
    invariants: ['A deposit is credited after its confirmations'],
    edits: [
      {
        file: 'features/wallet/chain/watcher.ts',
        find: '[this.#name, next_block - BigInt(network.terms.confirmations)]',
        replace: '[this.#name, next_block - 1n]',
      },
      {
        file: 'features/wallet/chain/deposits.ts',
        find: 'seen.block_number > cursor.next_block - BigInt(confirmations)',
        replace: 'seen.block_number > cursor.next_block - 1n',
      },
    ],
  },
  {
    name: 'one confirmation for a payout',
    isSlow: true,
    invariants: ['A payout is confirmed after its confirmations'],
    edits: [
      { file: 'features/wallet/chain/payer.ts', find: '+ 1n < BigInt(terms.confirmations)', replace: '+ 1n < 1n' },
    ],
  },
  {
    name: 'signing again after a restart',
    isSlow: true,
    invariants: [PAID_ONCE, ALL_ENDS],
    edits: [
      {
        file: 'features/wallet/chain/payout-store.ts',
        find: `and network = $1 and state = 'approved' and`,
        replace: `and network = $1 and state in ('approved', 'sending') and`,
      },
      {
        file: 'features/wallet/chain/payout-store.ts',
        find: `where id = $1 and state = 'approved'`,
        replace: `where id = $1 and state in ('approved', 'sending')`,
      },
      {
        file: 'features/wallet/chain/payout-store.ts',
        find: 'attempt: 1, gasPrice',
        replace: 'attempt: Number(next_nonce) + 1, gasPrice',
      },
      { file: 'features/wallet/chain/signer.ts', find: `? ['approved'] :`, replace: `? ['approved', 'sending'] :` },
      {
        file: 'features/wallet/chain/signer.ts',
        find: `order.nonce === unsigned.nonce ? null : 'nonce'`,
        replace: 'null',
      },
    ],
  },
  {
    name: 'a withdrawal that holds nothing',
    invariants: ['Held gold is what withdrawals under way hold, player by player', 'No unexpected error occurs'],
    edits: [
      {
        file: 'features/wallet/withdrawals.ts',
        find: 'await hold(tx, playerId, quote.gold,',
        replace: 'void (tx, playerId, quote.gold,',
      },
    ],
  },
  {
    name: 'a request without its unique key',
    invariants: ['Accepted requests exist once, refused ones do not'],
    edits: [
      {
        file: 'platform/db/schema/07-wallet.sql',
        find: `  unique (player_id, request_id),
  -- Positions inside`,
        replace: '  -- Positions inside',
      },
      {
        file: 'features/wallet/recharges.ts',
        find: 'from recharges where player_id = $1 and request_id = $2',
        replace: 'from recharges where player_id = $1 and request_id = $2 and false',
      },
    ],
  },
  {
    name: 'a timeout treated as a failure',
    isSlow: true,
    invariants: [PAID_ONCE],
    edits: [
      {
        file: 'features/wallet/payouts.ts',
        find: `      if (!(error instanceof GatewayDeclined)) throw error
      return false`,
        replace: '      return false',
      },
    ],
  },
  {
    name: 'a payout resent under another reference',
    isSlow: true,
    invariants: [PAID_ONCE, CONFIRMED_PAID, ALL_ENDS],
    edits: [
      {
        file: 'features/wallet/payouts.ts',
        find: 'await this.#send(row)',
        replace: `await this.#send({ ...row, reference: row.reference + '-again' })`,
      },
    ],
  },
  {
    name: 'a webhook trusted without a query',
    isSlow: true,
    invariants: ['Only paid recharges are credited'],
    edits: [
      {
        file: 'features/wallet/recharges.ts',
        find: 'if (order) await this.#checkStatus(order).catch(this.#logUnlessUnknown(order.id))',
        replace: `const currency = this.#deps.terms.currency.code
    if (order) await this.#update(order.id, (tx, row) => this.#applyStatus(tx, row, { state: 'paid', amount: row.amount, currency }))`,
      },
    ],
  },
  {
    name: 'one operator is enough',
    isSlow: true,
    invariants: ['Flagged withdrawals are approved by two operators'],
    edits: [{ file: 'features/wallet/withdrawals.ts', find: 'const APPROVALS = 2', replace: 'const APPROVALS = 1' }],
  },
  {
    name: 'the ordered amount is credited instead of the paid one',
    isSlow: true,
    invariants: ['The paid amount is credited'],
    edits: [
      {
        file: 'features/wallet/recharges.ts',
        find: 'const gold = (order.gold * amount) / order.amount',
        replace: 'const gold = order.gold',
      },
    ],
  },
  {
    name: 'late payments are ignored',
    isSlow: true,
    invariants: ['Every coin paid is credited once', 'Every order reaches the right final state'],
    edits: [
      {
        file: 'features/wallet/recharges.ts',
        find: "const late = order.state === 'expired' || order.state === 'failed'",
        replace: "const late = order.state === 'expired' || order.state === 'failed'\n    if (late) return",
      },
    ],
  },
  {
    name: 'a remainder below one coin is lost',
    isSlow: true,
    invariants: ['A balance equals deposits minus withdrawals'],
    edits: [{ file: 'features/wallet/chain/deposits.ts', find: '[...owner, rest]', replace: '[...owner, 0n]' }],
  },
  {
    name: 'a transaction with two deposits counts once',
    isSlow: true,
    invariants: ['Every coin that arrived is credited once', 'The received amount is credited', ALL_ENDS],
    edits: [
      {
        file: 'features/wallet/chain/deposits.ts',
        find: 'tx_hash = $2 and tx_position = $3 for update',
        replace: 'tx_hash = $2 and $3::int4 is not null for update',
      },
    ],
  },
  {
    name: 'a reorganisation that goes unnoticed',
    isSlow: true,
    invariants: [ALL_ENDS, 'Every coin that arrived is credited once'],
    edits: [
      {
        file: 'features/wallet/chain/watcher.ts',
        find: 'if (now.hash !== shared.hash) return await this.#reorgs.rewind(cursor, kept)',
        replace: 'if (now.hash !== shared.hash) return false',
      },
    ],
  },
  {
    name: 'differences deleted with their day',
    isSlow: true,
    invariants: ['A difference is stored exactly while both sides disagree'],
    edits: [
      {
        file: 'features/wallet/reconcile.ts',
        find: `d using unnest($1::text[], $2::numeric[]) a(reference, theirs)
           where d.subject in ('gateway.order', 'gateway.payout') and d.reference = a.reference
             and case`,
        replace: `d where d.subject in ('gateway.order', 'gateway.payout') and $1::text[] is not null and $2::numeric[] is not null
             or false and case`,
      },
      { file: 'features/wallet/reconcile.ts', find: 'd.theirs::numeric <= a.theirs end', replace: 'false end' },
    ],
  },
]

export const planted = all.filter(({ isSlow }) => !isSlow || process.env['EVERY_MISTAKE'] === '1')
