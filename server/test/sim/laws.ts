// What must be true of every world: at each ending while it runs, and of everything once it has come to rest. What is
// expected comes from the driver's book and from what really happened at the gateway and on the chain.

import { checkLedger } from '../../src/ledger/laws.ts'
import type { Hex } from '../../src/features/wallet/chain/chain.ts'
import type { Asked, Book } from './book.ts'
import { must } from './broken.ts'
import { CONFIRMATIONS, MIN_DEPOSIT, type World } from './world.ts'

/** Ten coins a cent, and a thousand units of the token a coin. */
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
  readonly signs: readonly string[]
}

const RECHARGES = `select id, player_id, kind, state, reason, gold, amount::int8 as amount, request_id::text as request_id,
  reference, tx_hash, tx_position, block_hash from recharges`
const WITHDRAWALS = `select id, player_id, kind, state, reason, gold, net::int8 as net, request_id::text as request_id, signs
  from withdrawals`

export class Laws {
  readonly #world: World
  readonly #book: Book
  readonly #ended = new Set<bigint>()

  constructor(world: World, book: Book) {
    this.#world = world
    this.#book = book
  }

  /** Nothing ends before its time. */
  async atEnding(of: 'recharges' | 'withdrawals'): Promise<void> {
    const { db } = this.#world.house
    const known = [...this.#ended]
    const isNew = (row: { readonly id: bigint }): boolean =>
      !this.#ended.has(row.id) && this.#ended.add(row.id).size > 0
    if (of === 'recharges') {
      const rows = await db.read<RechargeRow>(`${RECHARGES} where state = 'credited' and id <> all($1)`, [known])
      for (const row of rows.filter(isNew)) this.#creditedNow(row)
    } else {
      const rows = await db.read<WithdrawalRow>(`${WITHDRAWALS} where state = 'confirmed' and id <> all($1)`, [known])
      for (const row of rows.filter(isNew)) this.#confirmedNow(row)
    }
  }

  #creditedNow(row: RechargeRow): void {
    const { chain, gateway } = this.#world
    if (row.kind === 'fiat') {
      const order = gateway.orders.get(row.reference ?? '')
      const isPaid = order?.payments.some(({ after }) => after === row.amount) === true && order.paidCurrency === 'USD'
      return must(isPaid, 'Only what was paid is credited', () => `${show(row)}, paid ${order?.paid}`)
    }
    const depth = chain.deepest.get(row.block_hash ?? '0x') ?? 0
    must(
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
    must(isThere === true, 'Only what arrived is credited', () => show(row))
  }

  #confirmedNow(row: WithdrawalRow): void {
    const { gateway, chain, token } = this.#world
    if (row.kind === 'fiat') {
      const paid = gateway.paidFor(row.id).length
      return must(paid === 1, 'A withdrawal is confirmed once it was paid', () => `${show(row)} paid ${paid} times`)
    }
    const to = this.#askedFor(row)?.to.toLowerCase()
    const deepest = [...chain.everyBlock.values()]
      .filter(({ txs }) =>
        txs.some(
          (tx) => !tx.isReverted && tx.transfers.some((each) => each.token === token && each.to.toLowerCase() === to),
        ),
      )
      .map(({ hash }) => chain.deepest.get(hash) ?? 0)
    must(Math.max(0, ...deepest) >= CONFIRMATIONS, 'A payout is confirmed after its confirmations', () => show(row))
  }

  #askedFor(row: WithdrawalRow) {
    return this.#book.withdrawals.find(({ requestId }) => requestId === row.request_id)
  }

  /** Everything has come to its end, once, and to the coin. */
  async atRest(): Promise<void> {
    const { db } = this.#world.house
    const recharges = await db.read<RechargeRow>(`${RECHARGES} order by id`)
    const withdrawals = await db.read<WithdrawalRow>(`${WITHDRAWALS} order by id`)
    const { laws } = await checkLedger(db)
    for (const { law, broken } of laws) must(broken === 0, law, () => `${broken} break it`)
    const fiat = recharges.filter(({ kind }) => kind === 'fiat')
    this.#askedOnce(this.#book.recharges, fiat, 'recharge')
    this.#askedOnce(this.#book.withdrawals, withdrawals, 'withdrawal')
    for (const row of fiat) this.#fiatAtRest(row)
    this.#deposits(recharges.filter(({ kind }) => kind === 'crypto'))
    const again = await db.read(
      `select 1 from order_steps where orders = 'recharges' and state = 'seen' and number > 1`,
    )
    this.#world.coverage.count('deposit seen again', again.length)
    for (const row of withdrawals) this.#withdrawalAtRest(row)
    await this.#balances(recharges, withdrawals)
    await this.#differences(fiat)
  }

  /** What was accepted is there once; what was refused is not there at all. */
  #askedOnce(asked: readonly Asked[], rows: readonly (RechargeRow | WithdrawalRow)[], what: string): void {
    const law = 'What was accepted exists once, and what was refused does not'
    for (const row of rows) {
      const isAsked = asked.some(({ requestId }) => requestId === row.request_id)
      must(isAsked, law, () => `nobody asked for ${what} ${show(row)}`)
    }
    for (const each of asked) {
      const found = rows.filter((row) => row.request_id === each.requestId && row.player_id === each.playerId)
      must(found.length <= 1, law, () => `${what} ${each.requestId} is there ${found.length} times`)
      for (const id of each.ids)
        must(found[0]?.id === id, law, () => `${what} ${id} was promised, ${found[0]?.id} is there`)
      // Another request under the same key is answered for itself.
      const others = asked.filter(({ requestId }) => requestId === each.requestId)
      const isPossible = others.some(({ ids, isLost }) => ids.size > 0 || isLost)
      must(
        found.length === 0 || isPossible,
        law,
        () => `${what} ${show(found[0])} was refused: ${[...each.refusals].join()}`,
      )
    }
  }

  #fiatAtRest(row: RechargeRow): void {
    const { gateway, coverage } = this.#world
    const order = gateway.orders.get(row.reference ?? '')
    coverage.count(`recharge ${row.state}`)
    if (row.reason && row.state === 'credited') coverage.count(`recharge ${row.reason}`)
    if (order?.paidCurrency === 'XOF') {
      coverage.count('recharge in another currency')
      return must(row.state !== 'credited', 'Only what was paid is credited', () => show(row))
    }
    const isPaid = order !== undefined && order.payments.length > 0
    must(
      (row.state === 'credited') === isPaid,
      'Every coin paid is credited once',
      () => `${show(row)}, paid ${order?.paid}`,
    )
    if (!isPaid) {
      const isOver = row.state === (order?.state === 'failed' || order?.fate === 'refused' ? 'failed' : 'expired')
      // A decline that came after the order had expired changes nothing.
      return must(
        isOver || row.state === 'expired',
        'Every order comes to its right end',
        () => `${show(row)} ${order?.fate}`,
      )
    }
    const wanted = order.amount * COINS_PER_CENT
    const gold = row.amount === order.amount ? wanted : row.amount * COINS_PER_CENT
    must(row.gold === gold, 'What was paid is what is credited', () => `${show(row)} for ${row.amount}`)
    if (row.amount !== order.paid) coverage.count('recharge paid again after it was credited')
  }

  #deposits(rows: readonly RechargeRow[]): void {
    const { chain, token, coverage } = this.#world
    const owners = new Map(this.#book.players.map(({ id, address }) => [address, id]))
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
      must(!isKnown, 'A deposit is there once', () => show(row))
      const right = transfer ? (transfer.amount < MIN_DEPOSIT ? 'tooSmall' : 'credited') : 'orphaned'
      // A branch that was too deep took what had been credited: it stays, and people were told.
      const isLost = !transfer && row.state !== 'seen' && chain.deepBranches > 0
      if (isLost && row.state === 'credited') {
        coverage.count('deposit vanished after it was credited')
        must(this.#book.freezes > 0, 'What vanished after it was credited is told', () => show(row))
      }
      must(
        row.state === right || isLost,
        'Every coin that arrived is credited once',
        () => `${show(row)}, should be ${right}`,
      )
      must(
        !transfer || transfer.amount === row.amount,
        'What arrived is what is credited',
        () => `${show(row)} for ${transfer?.amount}`,
      )
      must(!transfer || owners.get(transfer.to) === row.player_id, 'A deposit is its owner’s', () => show(row))
    }
    for (const [key, { amount }] of arrived) {
      must(known.has(key), 'Every coin that arrived is credited once', () => `${amount} in ${key} is not there`)
    }
  }

  #withdrawalAtRest(row: WithdrawalRow): void {
    const { gateway, chain, token, coverage } = this.#world
    const asked = this.#askedFor(row)
    coverage.count(`withdrawal ${row.kind} ${row.state}`)
    must(asked?.net === row.net && BigInt(asked.gold) === row.gold, 'What was quoted is what is paid', () => show(row))
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
    must(
      paid.length === times && all === times,
      'A withdrawal is paid once when it is confirmed, and never otherwise',
      () => `${show(row)} was paid ${all} times, ${paid.length} rightly`,
    )
    const { approvals, maybeApprovals, noes, maybeNoes } = this.#book.decisionsOn(row.id)
    if (row.state === 'rejected') {
      coverage.count(row.reason === 'cancelled' ? 'withdrawal cancelled' : 'withdrawal rejected by an operator')
      return must(noes + maybeNoes > 0, 'Only people reject', () => show(row))
    }
    must(noes === 0, 'Who was told that it is rejected was told the truth', () => show(row))
    if (row.signs.length === 0) return
    coverage.count('withdrawal approved by two operators')
    const eyes = new Set([...approvals, ...maybeApprovals]).size
    must(eyes >= 2, 'What has signs is approved by two operators', () => `${show(row)} approved by ${eyes}`)
  }

  async #balances(recharges: readonly RechargeRow[], withdrawals: readonly WithdrawalRow[]): Promise<void> {
    const accounts = await this.#world.house.db.read<{ owner_id: bigint; kind: string; balance: bigint }>(
      'select owner_id, kind, balance from accounts where owner_id <> 0',
    )
    for (const { id, grant } of this.#book.players) {
      const of = (kind: string): bigint =>
        accounts.find((row) => row.owner_id === id && row.kind === kind)?.balance ?? 0n
      const credited = recharges.filter((row) => row.player_id === id && row.state === 'credited')
      const cents = credited.filter(({ kind }) => kind === 'fiat').reduce((sum, { amount }) => sum + amount, 0n)
      const units = credited.filter(({ kind }) => kind === 'crypto').reduce((sum, { amount }) => sum + amount, 0n)
      const out = withdrawals
        .filter((row) => row.player_id === id && row.state === 'confirmed')
        .reduce((sum, { gold }) => sum + gold, 0n)
      const gold = grant + cents * COINS_PER_CENT + units / UNITS_PER_COIN - out
      must(
        of('player') === gold,
        'A balance is what came in less what went out',
        () => `${id} has ${of('player')}, not ${gold}`,
      )
      must(of('hold') === 0n, 'Nothing stays held', () => `${id} has ${of('hold')} held`)
    }
  }

  /** What really differs is kept for people until both sides agree; what does not is not. */
  async #differences(fiat: readonly RechargeRow[]): Promise<void> {
    const rows = await this.#world.house.db.read<{ subject: string; reference: string }>(
      'select subject, reference from differences',
    )
    const told = new Set(rows.filter(({ subject }) => subject === 'gateway.order').map(({ reference }) => reference))
    for (const row of fiat) {
      const order = this.#world.gateway.orders.get(row.reference ?? '')
      const booked = row.state === 'credited' ? row.amount : 0n
      const isDifferent = (order?.paid ?? 0n) !== booked
      if (isDifferent) this.#world.coverage.count('difference kept')
      must(
        told.has(row.reference ?? '') === isDifferent,
        'A difference is kept as long as there is one',
        () => `${show(row)}, booked ${booked}, paid ${order?.paid}`,
      )
    }
    const others = rows.filter(({ subject }) => !['gateway.order', 'recharge', 'chain.network'].includes(subject))
    must(others.length === 0, 'Where nothing differs nothing is told', () => show(others))
  }
}

const show = (row: unknown): string =>
  JSON.stringify(row, (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value))
