// Compares three books after a storm, the server's, the gateway's and the chain's, with what players were answered.

import type { Coins } from '@glasshouse/rulebook/core/coins'
import { goldFor, type Units } from '@glasshouse/rulebook/core/payments'
import { only, type Database } from '../../src/platform/db/tx.ts'
import { checkLedger } from '../../src/ledger/laws.ts'
import type { Hex } from '../../src/features/wallet/chain/chain.ts'
import { BalanceCheck } from '../../src/features/wallet/chain/balance-check.ts'
import { EvmChain } from '../../src/features/wallet/chain/evm-chain.ts'
import { SANDBOX_NETWORK } from '../../src/features/wallet/chain/sandbox.ts'
import { SandboxGateway } from '../../src/features/wallet/gateways/sandbox.ts'
import { Reconciliation } from '../../src/features/wallet/reconcile.ts'
import { SANDBOX_FIAT_TERMS } from '../../src/features/wallet/terms.ts'
import type { Customers } from './customers.ts'
import type { Outside } from './house/outside.ts'

export const WELCOME = 100_000n
const DAY_MS = 24 * 3_600_000
const FINAL = ['credited', 'failed', 'expired', 'orphaned', 'confirmed', 'rejected']

interface OrderRow {
  readonly orders: 'recharges' | 'withdrawals'
  readonly id: bigint
  readonly player_id: bigint
  readonly kind: 'fiat' | 'crypto'
  readonly state: string
  readonly request_id: string | null
  readonly reference: string | null
  readonly gold: Coins
  readonly net_gold: Coins
  readonly amount: string
}

const ORDERS = `
  select 'recharges' as orders, id, player_id, kind, state, request_id::text, reference, gold, gold as net_gold, amount::text
    from recharges
  union all
  select 'withdrawals', id, player_id, kind, state, request_id::text, reference, gold, net_gold, net::text from withdrawals`

export interface Audit {
  readonly counts: Readonly<Record<string, number>>
  readonly lost: string[]
  readonly doubled: string[]
  readonly open: string[]
  readonly differences: string[]
  readonly brokenLaws: string[]
}

/** `others` are players whose gold also moves by other things than orders. */
export async function auditWallet(
  db: Database,
  outside: Outside,
  customers: Customers,
  others: ReadonlySet<number> = new Set(),
): Promise<Audit> {
  const rows = await db.read<OrderRow>(ORDERS)
  const gateway = new SandboxGateway({
    ...outside.gateway.secrets,
    baseUrl: outside.gateway.gatewayUrl,
    clock: Date,
  })
  const paid = [
    ...(await differFromGateway(rows, gateway)),
    ...(await differFromChain(db, rows, customers, new EvmChain(outside.chain.rpc))),
  ]
  const { laws } = await checkLedger(db)
  return {
    counts: Object.fromEntries(
      [...Map.groupBy(rows, ({ orders, kind, state }) => `${kind} ${orders} ${state}`)].map(([name, some]) => [
        name,
        some.length,
      ]),
    ),
    lost: findLost(rows, customers),
    doubled: await doubledOf(db, rows),
    open: rows.filter(({ state }) => !FINAL.includes(state)).map(nameOf),
    differences: [...paid, ...(await differInside(db, rows, others)), ...(await reconciled(db, gateway, outside))],
    brokenLaws: laws.filter(({ broken }) => broken > 0).map(({ law }) => law),
  }
}

const nameOf = ({ kind, orders, id, state }: OrderRow): string => `${kind} ${orders} ${id} ${state}`

/** Orders that were answered and are missing or different. */
function findLost(rows: readonly OrderRow[], { orders: answeredOrders }: Customers): string[] {
  const byId = new Map(rows.map((row) => [`${row.orders}:${row.id}`, row]))
  return answeredOrders
    .filter(({ orders, id, playerId, requestId, state }) => {
      const row = byId.get(`${orders}:${id}`)
      const isSame = row?.player_id === BigInt(playerId) && row.request_id === requestId
      // An order that was pending when last answered has moved on since.
      return !isSame || (FINAL.includes(state) && row?.state !== state)
    })
    .map(({ orders, id, state }) => `${orders} ${id} was answered as ${state}`)
}

/** An order with two ids, or gold moved twice for one. */
async function doubledOf(db: Database, rows: readonly OrderRow[]): Promise<string[]> {
  const requests = Map.groupBy(
    rows.filter(({ request_id }) => request_id !== null),
    ({ orders, request_id }) => `${orders} ${request_id}`,
  )
  const twice = [...requests].filter(([, some]) => some.length > 1).map(([name]) => name)
  const booked = await db.read<{ name: string }>(
    `select cause || ' ' || reference as name from journals
       where cause in ('recharge', 'deposit', 'withdrawal', 'withdrawal.held', 'withdrawal.returned', 'withdrawal.fee')
       group by 1 having count(*) > 1`,
  )
  return [...twice, ...booked.map(({ name }) => name)]
}

const isIn = (row: OrderRow): boolean => row.orders === 'recharges' && row.state === 'credited'
const isOut = (row: OrderRow): boolean => row.orders === 'withdrawals' && row.state === 'confirmed'

async function differFromGateway(rows: readonly OrderRow[], gateway: SandboxGateway): Promise<string[]> {
  const days = [0, 1].map((back) => new Date(Date.now() - back * DAY_MS).toISOString().slice(0, 10))
  const booked = (await Promise.all(days.map((day) => gateway.listTransactions(day)))).flat()
  const theirs = new Map(booked.map(({ reference, amount }) => [reference, amount]))
  const ours = new Map<string, Units>(
    rows
      .filter((row) => row.kind === 'fiat' && (isIn(row) || isOut(row)))
      .map((row) => [row.reference ?? '', BigInt(row.amount)]),
  )
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .filter((reference) => ours.get(reference) !== theirs.get(reference))
    .map((reference) => `gateway ${reference}: ours ${ours.get(reference)}, theirs ${theirs.get(reference)}`)
}

async function differFromChain(
  db: Database,
  rows: readonly OrderRow[],
  { paid }: Customers,
  chain: EvmChain,
): Promise<string[]> {
  const held = (address: Hex): Promise<Units> => chain.balanceOf(SANDBOX_NETWORK.token, address)
  const found: string[] = []
  const byId = new Map(rows.map((row) => [`${row.orders}:${row.id}`, row]))
  for (const { id, address } of paid) {
    const row = byId.get(`withdrawals:${id}`)
    const ours = row && isOut(row) ? BigInt(row.amount) : 0n
    const theirs = await held(address)
    if (ours !== theirs) found.push(`chain: withdrawal ${id} of ${ours} brought ${theirs}`)
  }
  const addresses = await db.read<{ player_id: bigint; address: Hex }>(
    'select player_id, address from deposit_addresses',
  )
  for (const { player_id, address } of addresses) {
    const ours = rows
      .filter((row) => row.kind === 'crypto' && row.player_id === player_id && isIn(row))
      .reduce((sum, { amount }) => sum + BigInt(amount), 0n)
    const theirs = await held(address)
    if (ours !== theirs) found.push(`chain: ${address} holds ${theirs}, credited ${ours}`)
  }
  return found
}

/** Every player's gold and the external accounts, derived from payments alone. */
async function differInside(db: Database, rows: readonly OrderRow[], others: ReadonlySet<number>): Promise<string[]> {
  const found: string[] = []
  const wrong = rows.filter((row) => {
    const currency = row.kind === 'fiat' ? SANDBOX_FIAT_TERMS.currency : SANDBOX_NETWORK.terms.currency
    return isIn(row) && goldFor(currency, BigInt(row.amount)).gold !== row.gold
  })
  found.push(...wrong.map((row) => `${nameOf(row)}: ${row.amount} brought ${row.gold} gold`))
  const balances = await db.read<{ owner_id: bigint; gold: Coins; held: Coins }>(
    `select owner_id, sum(balance) filter (where kind = 'player')::int8 as gold,
            coalesce(sum(balance) filter (where kind = 'hold'), 0)::int8 as held
       from accounts where kind in ('player', 'hold') group by owner_id`,
  )
  const ofOrders = Map.groupBy(rows, ({ player_id }) => player_id)
  for (const { owner_id, gold, held } of balances) {
    if (others.has(Number(owner_id))) continue
    const own = ofOrders.get(owner_id) ?? []
    const right = own.reduce((sum, row) => sum + (isIn(row) ? row.gold : isOut(row) ? -row.gold : 0n), WELCOME)
    if (gold !== right || held !== 0n) found.push(`player ${owner_id} has ${gold} and ${held} held instead of ${right}`)
  }
  for (const [kind, account] of [
    ['fiat', 'gateway'],
    ['crypto', 'chain'],
  ]) {
    const { balance } = only(
      await db.read<{ balance: Coins }>(
        'select coalesce(sum(balance), 0)::int8 as balance from accounts where kind = $1',
        [account],
      ),
    )
    const own = rows.filter((row) => row.kind === kind)
    const right = own.reduce((sum, row) => sum + (isIn(row) ? -row.gold : isOut(row) ? row.net_gold : 0n), 0n)
    if (balance !== right) found.push(`the ${account}'s account has ${balance} instead of ${right}`)
  }
  return found
}

/** What the server's own reconciliation finds, and its open findings. */
async function reconciled(db: Database, gateway: SandboxGateway, outside: Outside): Promise<string[]> {
  const chain = new EvmChain(outside.chain.rpc)
  await new Reconciliation(db, gateway, Date).run()
  const comparison = new BalanceCheck({ db, chain, network: SANDBOX_NETWORK })
  const isCompared = await comparison.run().catch((error: unknown) => String(error))
  const rows = await db.read<Record<string, string>>('select subject, reference, ours, theirs from differences')
  const found = rows.map((row) => `reconciliation: ${Object.values(row).join(' | ')}`)
  return isCompared === true ? found : [...found, `the chain could not be compared: ${isCompared}`]
}
