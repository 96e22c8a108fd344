// The money overview for operators, and the routes of manual adjustments.

import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import { formatUnits, type Currency, type Units } from '@glasshouse/rulebook/core/payments'
import { moneyBackofficeContract, type NetworkLevel } from '@glasshouse/rulebook/wire/backoffice/money'
import { only, type Database } from '../platform/db/tx.ts'
import { implement, type Route } from '../platform/http/route.ts'
import { Adjustments, type AdjustmentDeps } from './money-adjustments.ts'

export interface HotWallet {
  readonly address: string
  readonly tokens: Units
  /** In the chain's native coin, with 18 decimals. */
  readonly gas: bigint
}

export interface MoneyNetwork {
  readonly network: string
  readonly name: string
  readonly currency: Currency
  /** The largest single withdrawal. */
  readonly maxPayout: Units
  isUp(): boolean
  /** Null while the chain is unreachable. */
  hotWallet(): Promise<HotWallet | null>
}

export interface MoneyBackofficeDeps extends AdjustmentDeps {
  readonly gateway: { readonly name: string; readonly isSandbox: boolean; isUp(): Promise<boolean> }
  readonly networks: readonly MoneyNetwork[]
}

interface Sums {
  review: bigint
  review_gold: Coins
  under_way: bigint
  under_way_gold: Coins
  adjustments: bigint
  differences: bigint
}

const SUMS = `select
    (select count(*) from withdrawals where state = 'review')::int8 as review,
    (select coalesce(sum(gold), 0) from withdrawals where state = 'review')::int8 as review_gold,
    (select count(*) from withdrawals where state in ('held', 'approved', 'sending', 'sent'))::int8 as under_way,
    (select coalesce(sum(gold), 0) from withdrawals where state in ('held', 'approved', 'sending', 'sent'))::int8 as under_way_gold,
    (select count(*) from adjustments where state = 'waiting')::int8 as adjustments,
    (select count(*) from differences)::int8 as differences`

const ACCOUNTS = `select kind || case when kind in ('gateway', 'chain') then ':' || label else '' end as account,
    sum(balance)::int8 as gold from accounts
  where owner_id = 0 and kind <> 'escrow' group by 1 order by 1`

const CLOSED_WITH_GOLD = `select p.id as player_id, a.balance as gold,
    (select coalesce(r.gateway, r.network) from recharges r where r.player_id = p.id and r.state = 'credited'
       order by r.create_time desc limit 1) as way
  from players p join accounts a on a.owner_id = p.id and a.kind = 'player' and a.balance > 0
  where p.state = 'closed' order by p.create_time limit 100`

const CHAINS = `select n.network, c.frozen, c.next_block, coalesce(w.count, 0)::int8 as count, coalesce(w.net, 0)::text as net
  from unnest($1::text[]) n(network) left join chain_cursors c on c.network = n.network
  left join lateral (select count(*) as count, sum(net) as net from withdrawals
    where network = n.network and state in ('held', 'review', 'approved', 'sending', 'sent')) w on true`

interface ChainRow {
  network: string
  frozen: string | null
  next_block: bigint | null
  count: bigint
  net: string
}

export function moneyBackofficeRoutes(deps: MoneyBackofficeDeps): Route[] {
  const adjustments = new Adjustments(deps)
  return implement(moneyBackofficeContract, {
    overview: () => loadOverview(deps),
    adjust: (form, { operatorId }) => adjustments.adjust(operatorId, form),
    fill: (form, { operatorId }) => adjustments.fill(operatorId, form),
    takeProfit: (form, { operatorId }) => adjustments.takeProfit(operatorId, form),
    decide: ({ id, isAgreed }, { operatorId }) => adjustments.decide(operatorId, BigInt(id), isAgreed),
  })
}

async function loadOverview({ db, gateway, networks, soloLimit, sources }: MoneyBackofficeDeps) {
  const sums = only(await db.read<Sums>(SUMS))
  const accounts = await db.read<{ account: string; gold: Coins }>(ACCOUNTS)
  const closed = await db.read<{ player_id: bigint; gold: Coins; way: string | null }>(CLOSED_WITH_GOLD)
  return {
    review: { count: Number(sums.review), gold: toWire(sums.review_gold) },
    underWay: { count: Number(sums.under_way), gold: toWire(sums.under_way_gold) },
    adjustments: Number(sums.adjustments),
    differences: Number(sums.differences),
    gateway: { name: gateway.name, isSandbox: gateway.isSandbox, isUp: await gateway.isUp() },
    networks: await loadNetworkLevels(db, networks),
    accounts: accounts.map(({ account, gold }) => ({ account, gold: toWire(gold) })),
    closedWithGold: closed.map(({ player_id, gold, way }) => ({
      playerId: Number(player_id),
      gold: toWire(gold),
      way,
    })),
    aloneGold: toWire(soloLimit),
    sources: [...sources],
  }
}

async function loadNetworkLevels(db: Database, networks: readonly MoneyNetwork[]): Promise<NetworkLevel[]> {
  const rows = await db.read<ChainRow>(CHAINS, [networks.map(({ network }) => network)])
  const byNetwork = new Map(rows.map((row) => [row.network, row]))
  return await Promise.all(
    networks.map(async ({ network, name, currency, maxPayout, isUp, hotWallet }) => {
      const row = byNetwork.get(network)
      const pending = BigInt(row?.net ?? '0')
      const hot = await hotWallet()
      const required = pending + maxPayout
      return {
        network,
        name,
        currency: currency.code,
        isUp: isUp(),
        frozen: row?.frozen ?? null,
        nextBlock: row?.next_block === undefined || row.next_block === null ? null : Number(row.next_block),
        hot: hot && {
          address: hot.address,
          tokens: formatUnits(currency, hot.tokens),
          gas: formatUnits(NATIVE_COIN, hot.gas),
        },
        pending: { count: Number(row?.count ?? 0n), net: formatUnits(currency, pending) },
        wanted: formatUnits(currency, required),
        isLow: hot && hot.tokens < required,
      }
    }),
  )
}

/** All supported chains have a native coin with 18 decimals. */
const NATIVE_COIN = { decimals: 18, shownDecimals: 4 } as const
