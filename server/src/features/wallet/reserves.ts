// Looks at the money outside of the books: the provider's balance, the hot wallet, cold addresses and deposit addresses.
// Each look is kept with its time and compared with the books. A look that fails is not a look: nothing is recorded.

import { formatUnits, goldFor, type Currency } from '@glasshouse/rulebook/core/payments'
import type { Coins } from '@glasshouse/rulebook/core/coins'
import { named, only, type Database } from '../../platform/db/tx.ts'
import { ChainUnknown } from './chain/chain.ts'
import { GatewayDeclined, GatewayUnknown, type Gateway } from './gateway.ts'
import type { NetworkProvider, SeenReserve } from './network-provider.ts'
import type { Clock } from './orders.ts'

const RETENTION_MS = 90 * 86_400_000

interface ReserveDeps {
  readonly db: Database
  readonly clock: Clock
  readonly gateway: Gateway
  readonly fiatCurrency: Currency
  readonly networks: readonly Pick<NetworkProvider, 'terms' | 'reserves'>[]
}

export class Reserves {
  readonly #deps: ReserveDeps

  constructor(deps: ReserveDeps) {
    this.#deps = deps
  }

  /** Looks everywhere once. A place that cannot be reached keeps its last look. */
  async look(): Promise<void> {
    const { gateway, fiatCurrency, networks } = this.#deps
    await this.#record(`gateway:${gateway.name}`, fiatCurrency, () => this.#atGateway())
    for (const { terms, reserves } of networks)
      await this.#record(`chain:${terms.network}`, terms.currency, () => reserves())
    await this.#deps.db.commit('delete from reserve_looks where look_time < $1', [
      this.#deps.clock.now() - RETENTION_MS,
    ])
  }

  /** Balances in other currencies cannot pay our players, so they do not count. */
  async #atGateway(): Promise<SeenReserve[]> {
    const { gateway, fiatCurrency } = this.#deps
    const balances = (await gateway.fetchBalances()).filter(({ currency }) => currency === fiatCurrency.code)
    const amount = balances.reduce((sum, balance) => sum + balance.amount, 0n)
    return [{ place: 'gateway', address: '', amount }]
  }

  async #record(account: string, currency: Currency, see: () => Promise<readonly SeenReserve[]>): Promise<void> {
    const seen = await see().catch((error: unknown) => {
      const isUnreachable = [GatewayUnknown, GatewayDeclined, ChainUnknown].some((known) => error instanceof known)
      if (isUnreachable) return null
      throw error
    })
    if (!seen) return
    const { db, clock } = this.#deps
    const looks = seen.map((each) => ({ ...each, gold: goldFor(currency, each.amount).gold }))
    const now = clock.now()
    const [kind, label] = account.split(':')
    await db.transaction(async (tx) => {
      await tx.query(
        ...named(
          `insert into reserve_looks (account, place, address, amount, currency, shown, gold, look_time)
           select $account, l.place, l.address, l.amount, $currency, l.shown, l.gold, $now
             from unnest($places::text[], $addresses::text[], $amounts::numeric[], $shown::text[], $golds::int8[])
               l(place, address, amount, shown, gold)`,
          {
            account,
            currency: currency.code,
            now,
            places: looks.map(({ place }) => place),
            addresses: looks.map(({ address }) => address),
            amounts: looks.map(({ amount }) => String(amount)),
            shown: looks.map(({ amount }) => formatUnits(currency, amount)),
            golds: looks.map(({ gold }) => gold),
          },
        ),
      )
      const { books } = only(
        await tx.query<{ books: Coins }>(
          'select coalesce(-sum(balance), 0)::int8 as books from accounts where owner_id = 0 and kind = $1 and label = $2',
          [kind, label],
        ),
      )
      await tx.query(
        `insert into reserve_checks as c (account, seen, books, short_since, look_time)
           values ($1, $2::int8, $3::int8, case when $2::int8 < $3::int8 then $4::int8 end, $4::int8)
           on conflict (account) do update set seen = excluded.seen, books = excluded.books, look_time = excluded.look_time,
             short_since = case when excluded.seen < excluded.books then coalesce(c.short_since, excluded.look_time) end`,
        [account, looks.reduce((sum, { gold }) => sum + gold, 0n), books, now],
      )
    })
  }
}
