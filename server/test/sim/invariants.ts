// Invariants of every world: some are checked whenever an order reaches a final state, all once the world has settled.
// Expected values come from the request log and from the simulated gateway and chain.

import { checkLedger } from '../../src/ledger/laws.ts'
import type { Hex } from '../../src/features/wallet/chain/chain.ts'
import type { LoggedRequest, RequestLog } from './request-log.ts'
import { assertInvariant } from './invariant.ts'
import { CONFIRMATIONS, MIN_DEPOSIT, type World } from './world.ts'

const COINS_PER_CENT = 10n
const UNITS_PER_COIN = 1000n

export interface RechargeRow {
  readonly id: bigint
  readonly player_id: bigint
  readonly kind: 'fiat' | 'crypto'
  readonly state: string
  readonly reason: string | null
  readonly gold: bigint
  readonly amount: bigint
  readonly request_id: string | null
  readonly reference: string | null
  readonly tx_hash: Hex | null
  readonly tx_position: number | null
  readonly block_hash: Hex | null
  readonly reversed_time: bigint | null
}

export interface WithdrawalRow {
  readonly id: bigint
  readonly player_id: bigint
  readonly kind: 'fiat' | 'crypto'
  readonly state: string
  readonly reason: string | null
  readonly gold: bigint
  readonly net: bigint
  readonly request_id: string
  readonly risk_flags: readonly string[]
  readonly create_time: bigint
}

const RECHARGES = `select id, player_id, kind, state, reason, gold, amount::int8 as amount, request_id::text as request_id,
  reference, tx_hash, tx_position, block_hash, reversed_time from recharges`
const WITHDRAWALS = `select id, player_id, kind, state, reason, gold, net::int8 as net, request_id::text as request_id, risk_flags,
  create_time from withdrawals`

export class Invariants {
  readonly #world: World
  readonly #log: RequestLog
  readonly #checked = new Set<bigint>()

  constructor(world: World, book: RequestLog) {
    this.#world = world
    this.#log = book
  }

  /** No order may be credited or confirmed too early. */
  async checkFinalState(of: 'recharges' | 'withdrawals'): Promise<void> {
    const { db } = this.#world.database
    const known = [...this.#checked]
    const isNew = (row: { readonly id: bigint }): boolean =>
      !this.#checked.has(row.id) && this.#checked.add(row.id).size > 0
    if (of === 'recharges') {
      const rows = await db.read<RechargeRow>(`${RECHARGES} where state = 'credited' and id <> all($1)`, [known])
      for (const row of rows.filter(isNew)) this.#checkCredited(row)
    } else {
      const rows = await db.read<WithdrawalRow>(`${WITHDRAWALS} where state = 'confirmed' and id <> all($1)`, [known])
      for (const row of rows.filter(isNew)) this.#checkConfirmed(row)
    }
  }

  #checkCredited(row: RechargeRow): void {
    const { chain, gateway } = this.#world
    if (row.kind === 'fiat') {
      const order = gateway.orders.get(row.reference ?? '')
      const isPaid = order?.payments.some(({ after }) => after === row.amount) === true && order.paidCurrency === 'USD'
      return assertInvariant(isPaid, 'Only paid recharges are credited', () => `${show(row)}, paid ${order?.paid}`)
    }
    const depth = chain.deepest.get(row.block_hash ?? '0x') ?? 0
    assertInvariant(
      depth >= CONFIRMATIONS,
      'A deposit is credited after its confirmations',
      () => `${show(row)} under ${depth} blocks`,
    )
    const isThere = chain.everyBlock
      .get(row.block_hash ?? '0x')
      ?.txs.some(({ transfers }) =>
        transfers.some(
          ({ txHash, position, amount }) =>
            txHash === row.tx_hash && position === row.tx_position && amount === row.amount,
        ),
      )
    assertInvariant(isThere === true, 'Only received deposits are credited', () => show(row))
  }

  #checkConfirmed(row: WithdrawalRow): void {
    const { gateway, chain, token } = this.#world
    if (row.kind === 'fiat') {
      const paid = gateway.paidFor(row.id).length
      return assertInvariant(
        paid === 1,
        'A withdrawal is confirmed once it was paid',
        () => `${show(row)} paid ${paid} times`,
      )
    }
    const to = this.#requestFor(row)?.to.toLowerCase()
    const deepest = [...chain.everyBlock.values()]
      .filter(({ txs }) =>
        txs.some(
          (tx) => !tx.isReverted && tx.transfers.some((each) => each.token === token && each.to.toLowerCase() === to),
        ),
      )
      .map(({ hash }) => chain.deepest.get(hash) ?? 0)
    assertInvariant(Math.max(0, ...deepest) >= CONFIRMATIONS, 'A payout is confirmed after its confirmations', () =>
      show(row),
    )
  }

  #requestFor(row: WithdrawalRow) {
    return this.#log.withdrawals.find(({ requestId }) => requestId === row.request_id)
  }

  /** All orders have reached the right final state exactly once, with exact amounts. */
  async checkAll(): Promise<void> {
    const { db } = this.#world.database
    const recharges = await db.read<RechargeRow>(`${RECHARGES} order by id`)
    const withdrawals = await db.read<WithdrawalRow>(`${WITHDRAWALS} order by id`)
    const { laws } = await checkLedger(db)
    for (const { law, broken } of laws) assertInvariant(broken === 0, law, () => `${broken} break it`)
    const fiat = recharges.filter(({ kind }) => kind === 'fiat')
    this.#checkRequests(this.#log.recharges, fiat, 'recharge')
    this.#checkRequests(this.#log.withdrawals, withdrawals, 'withdrawal')
    for (const row of fiat) this.#checkFiatRecharge(row)
    this.#checkDeposits(recharges.filter(({ kind }) => kind === 'crypto'))
    const again = await db.read(
      `select 1 from order_steps where orders = 'recharges' and state = 'seen' and number > 1`,
    )
    this.#world.coverage.count('deposit seen again', again.length)
    for (const row of withdrawals) this.#checkWithdrawal(row)
    this.#checkReversals(fiat, withdrawals)
    await this.#checkBalances(recharges, withdrawals)
    await this.#checkDifferences(fiat)
  }

  /** After a restore: what the database knows is settled once, and what only the gateway knows is reported. */
  async checkRestored(): Promise<void> {
    const { gateway, coverage, database } = this.#world
    const recharges = await database.db.read<RechargeRow>(`${RECHARGES} order by id`)
    const withdrawals = await database.db.read<WithdrawalRow>(`${WITHDRAWALS} order by id`)
    const { laws } = await checkLedger(database.db)
    for (const { law, broken } of laws) assertInvariant(broken === 0, law, () => `${broken} break it`)
    for (const row of recharges) this.#checkFiatRecharge(row)
    for (const row of withdrawals) {
      const to = this.#requestFor(row)?.to
      const paid = gateway.paidFor(row.id).filter(({ destination }) => destination.accountNumber === to)
      assertInvariant(
        paid.length === (row.state === 'confirmed' ? 1 : 0),
        'A withdrawal is paid once when it is confirmed, and never otherwise',
        () => `${show(row)} was paid ${paid.length} times`,
      )
    }
    await this.#checkBalances(recharges, withdrawals)
    const told = await database.db.read<{ reference: string }>(
      `select reference from differences where subject = 'gateway.payout'`,
    )
    for (const { reference, state } of gateway.payouts.values()) {
      if (state !== 'paid' || withdrawals.some(({ id }) => reference.startsWith(`wd-${id}-`))) continue
      coverage.count('payout forgotten by a restore')
      const isTold = told.some((each) => each.reference === reference)
      assertInvariant(isTold, 'A payout that only the gateway knows is reported', () => reference)
    }
  }

  /** Accepted requests exist once, refused ones not at all. */
  #checkRequests(asked: readonly LoggedRequest[], rows: readonly (RechargeRow | WithdrawalRow)[], what: string): void {
    const law = 'Accepted requests exist once, refused ones do not'
    for (const row of rows) {
      const isAsked = asked.some(({ requestId }) => requestId === row.request_id)
      assertInvariant(isAsked, law, () => `nobody asked for ${what} ${show(row)}`)
    }
    for (const each of asked) {
      const found = rows.filter((row) => row.request_id === each.requestId && row.player_id === each.playerId)
      assertInvariant(found.length <= 1, law, () => `${what} ${each.requestId} is there ${found.length} times`)
      for (const id of each.ids)
        assertInvariant(found[0]?.id === id, law, () => `${what} ${id} was promised, ${found[0]?.id} is there`)
      // A different request under the same key may have been accepted.
      const others = asked.filter(({ requestId }) => requestId === each.requestId)
      const isPossible = others.some(({ ids, isLost }) => ids.size > 0 || isLost)
      assertInvariant(
        found.length === 0 || isPossible,
        law,
        () => `${what} ${show(found[0])} was refused: ${[...each.refusals].join()}`,
      )
    }
  }

  #checkFiatRecharge(row: RechargeRow): void {
    const { gateway, coverage } = this.#world
    const order = gateway.orders.get(row.reference ?? '')
    coverage.count(`recharge ${row.state}`)
    if (row.reason && row.state === 'credited') coverage.count(`recharge ${row.reason}`)
    if (order?.paidCurrency === 'XOF') {
      coverage.count('recharge in another currency')
      return assertInvariant(row.state !== 'credited', 'Only paid recharges are credited', () => show(row))
    }
    const isPaid = order !== undefined && order.payments.length > 0
    // Nobody asked while it was paid.
    if (order?.state === 'reversed' && row.state !== 'credited')
      return coverage.count('recharge reversed before it was credited')
    assertInvariant(
      (row.state === 'credited') === isPaid,
      'Every coin paid is credited once',
      () => `${show(row)}, paid ${order?.paid}`,
    )
    if (!isPaid) {
      const isOver = row.state === (order?.state === 'failed' || order?.fate === 'refused' ? 'failed' : 'expired')
      // A decline after the order has expired changes nothing.
      return assertInvariant(
        isOver || row.state === 'expired',
        'Every order reaches the right final state',
        () => `${show(row)} ${order?.fate}`,
      )
    }
    const wanted = order.amount * COINS_PER_CENT
    const gold = row.amount === order.amount ? wanted : row.amount * COINS_PER_CENT
    assertInvariant(row.gold === gold, 'The paid amount is credited', () => `${show(row)} for ${row.amount}`)
    if (row.amount !== order.paid) coverage.count('recharge paid again after it was credited')
  }

  /** What the gateway took back is recorded, and only that. Later withdrawals of the player are reviewed. */
  #checkReversals(fiat: readonly RechargeRow[], withdrawals: readonly WithdrawalRow[]): void {
    const { gateway, coverage } = this.#world
    for (const row of fiat.filter(({ state }) => state === 'credited')) {
      const order = gateway.orders.get(row.reference ?? '')
      const isReversed = row.reversed_time !== null
      const mustBe = order?.state === 'reversed'
      // A webhook's word stays until an operator settles it, even if the payment counts again.
      const mayBe = mustBe || order?.isReversalTold === true
      assertInvariant(
        mustBe ? isReversed : mayBe || !isReversed,
        'A reversal is recorded exactly while the gateway says so',
        () => `${show(row)} is ${order?.state}`,
      )
      if (isReversed) coverage.count('recharge reversed after it was credited')
      else if (order && order.reversals > 0) coverage.count('reversal cleared')
      const later = withdrawals.filter(
        ({ player_id, create_time }) =>
          isReversed && player_id === row.player_id && create_time > (row.reversed_time ?? 0n),
      )
      for (const withdrawal of later) {
        coverage.count('withdrawal reviewed after a reversal')
        assertInvariant(
          withdrawal.risk_flags.includes('reversed'),
          'A withdrawal after a reversal is reviewed',
          () => `${show(withdrawal)} after ${show(row)}`,
        )
      }
    }
  }

  #checkDeposits(rows: readonly RechargeRow[]): void {
    const { chain, token, coverage } = this.#world
    const owners = new Map(this.#log.players.map(({ id, address }) => [address, id]))
    const place = (txHash: string | null, position: number | null): string => `${txHash}:${position}`
    const arrived = new Map(
      chain
        .arrived(token)
        .filter(({ transfer }) => owners.has(transfer.to) && transfer.amount > 0n)
        .map(({ transfer }) => [place(transfer.txHash, transfer.position), transfer]),
    )
    const known = new Set<string>()
    for (const row of rows) {
      coverage.count(`deposit ${row.state}`)
      const transfer = arrived.get(place(row.tx_hash, row.tx_position))
      const isKnown = known.has(place(row.tx_hash, row.tx_position))
      known.add(place(row.tx_hash, row.tx_position))
      assertInvariant(!isKnown, 'A deposit exists once', () => show(row))
      const right = transfer ? (transfer.amount < MIN_DEPOSIT ? 'tooSmall' : 'credited') : 'orphaned'
      // A reorganisation deeper than the confirmations removed a credited deposit: it stays credited, and the network froze.
      const isLost = !transfer && row.state !== 'seen' && chain.deepReorgs > 0
      if (isLost && row.state === 'credited') {
        coverage.count('deposit vanished after it was credited')
        assertInvariant(this.#log.freezes > 0, 'A vanished credited deposit freezes the network', () => show(row))
      }
      assertInvariant(
        row.state === right || isLost,
        'Every coin that arrived is credited once',
        () => `${show(row)}, should be ${right}`,
      )
      assertInvariant(
        !transfer || transfer.amount === row.amount,
        'The received amount is credited',
        () => `${show(row)} for ${transfer?.amount}`,
      )
      assertInvariant(
        !transfer || owners.get(transfer.to) === row.player_id,
        'A deposit belongs to the owner of its address',
        () => show(row),
      )
    }
    for (const [key, { amount }] of arrived) {
      assertInvariant(
        known.has(key),
        'Every coin that arrived is credited once',
        () => `${amount} in ${key} is not there`,
      )
    }
  }

  #checkWithdrawal(row: WithdrawalRow): void {
    const { gateway, chain, token, coverage } = this.#world
    const asked = this.#requestFor(row)
    coverage.count(`withdrawal ${row.kind} ${row.state}`)
    assertInvariant(asked?.net === row.net && BigInt(asked.gold) === row.gold, 'The quoted amount is paid', () =>
      show(row),
    )
    const paid =
      row.kind === 'fiat'
        ? gateway
            .paidFor(row.id)
            .filter(({ amount, destination }) => amount === asked?.net && destination.accountNumber === asked.to)
        : chain
            .arrived(token)
            .filter(
              ({ transfer }) => transfer.to.toLowerCase() === asked?.to.toLowerCase() && transfer.amount === asked.net,
            )
    const all = row.kind === 'fiat' ? gateway.paidFor(row.id).length : paid.length
    const times = row.state === 'confirmed' ? 1 : 0
    assertInvariant(
      paid.length === times && all === times,
      'A withdrawal is paid once when it is confirmed, and never otherwise',
      () => `${show(row)} was paid ${all} times, ${paid.length} rightly`,
    )
    const { approvals, maybeApprovals, rejections: noes, maybeRejections: maybeNoes } = this.#log.decisionsFor(row.id)
    if (row.state === 'rejected') {
      coverage.count(row.reason === 'cancelled' ? 'withdrawal cancelled' : 'withdrawal rejected by an operator')
      return assertInvariant(noes + maybeNoes > 0, 'Only players and operators reject', () => show(row))
    }
    assertInvariant(noes === 0, 'A reported rejection is final', () => show(row))
    if (row.risk_flags.length === 0) return
    coverage.count('withdrawal approved by two operators')
    const eyes = new Set([...approvals, ...maybeApprovals]).size
    assertInvariant(
      eyes >= 2,
      'Flagged withdrawals are approved by two operators',
      () => `${show(row)} approved by ${eyes}`,
    )
  }

  async #checkBalances(recharges: readonly RechargeRow[], withdrawals: readonly WithdrawalRow[]): Promise<void> {
    const accounts = await this.#world.database.db.read<{ owner_id: bigint; kind: string; balance: bigint }>(
      'select owner_id, kind, balance from accounts where owner_id <> 0',
    )
    for (const { id, grant } of this.#log.players) {
      const of = (kind: string): bigint =>
        accounts.find((row) => row.owner_id === id && row.kind === kind)?.balance ?? 0n
      const credited = recharges.filter((row) => row.player_id === id && row.state === 'credited')
      const cents = credited.filter(({ kind }) => kind === 'fiat').reduce((sum, { amount }) => sum + amount, 0n)
      const units = credited.filter(({ kind }) => kind === 'crypto').reduce((sum, { amount }) => sum + amount, 0n)
      const out = withdrawals
        .filter((row) => row.player_id === id && row.state === 'confirmed')
        .reduce((sum, { gold }) => sum + gold, 0n)
      const gold = grant + cents * COINS_PER_CENT + units / UNITS_PER_COIN - out
      assertInvariant(
        of('player') === gold,
        'A balance equals deposits minus withdrawals',
        () => `${id} has ${of('player')}, not ${gold}`,
      )
      assertInvariant(of('hold') === 0n, 'Nothing stays held', () => `${id} has ${of('hold')} held`)
    }
  }

  /** A difference is stored exactly as long as both sides disagree. */
  async #checkDifferences(fiat: readonly RechargeRow[]): Promise<void> {
    const rows = await this.#world.database.db.read<{ subject: string; reference: string }>(
      'select subject, reference from differences',
    )
    const told = new Set(rows.filter(({ subject }) => subject === 'gateway.order').map(({ reference }) => reference))
    for (const row of fiat) {
      const order = this.#world.gateway.orders.get(row.reference ?? '')
      const booked = row.state === 'credited' ? row.amount : 0n
      const isDifferent = (order?.paid ?? 0n) !== booked
      if (isDifferent) this.#world.coverage.count('difference kept')
      assertInvariant(
        told.has(row.reference ?? '') === isDifferent,
        'A difference is stored exactly while both sides disagree',
        () => `${show(row)}, booked ${booked}, paid ${order?.paid}`,
      )
    }
    const others = rows.filter(
      ({ subject }) => !['gateway.order', 'recharge', 'recharge.reversed', 'chain.network'].includes(subject),
    )
    assertInvariant(others.length === 0, 'No difference is stored without a mismatch', () => show(others))
  }
}

const show = (row: unknown): string =>
  JSON.stringify(row, (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value))
