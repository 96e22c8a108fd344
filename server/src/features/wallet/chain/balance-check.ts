// Compares the balances of deposit addresses with the deposits we have seen. A lagging node may have hidden a deposit, but
// the balance reveals it. A lower balance is expected: deposits are swept to cold storage.

import type { Database } from '../../../platform/db/tx.ts'
import { ChainUnknown, type Chain, type Hex } from './chain.ts'
import { syncFindings, type Finding } from './findings.ts'
import type { Network, Numeric } from './network.ts'

const INTERVAL_MS = 10 * 60_000
const RETRY_MS = 30_000
const CONCURRENCY = 10

interface AddressRow {
  readonly address: Hex
  readonly arrived: Numeric
  readonly tip: bigint
  readonly tip_hash: Hex
}

export class BalanceCheck {
  readonly #db: Database
  readonly #chain: Chain
  readonly #network: Network

  constructor(deps: { db: Database; chain: Chain; network: Network }) {
    this.#db = deps.db
    this.#chain = deps.chain
    this.#network = deps.network
  }

  async step(): Promise<number> {
    const isDone = await this.run().catch((error: unknown) => {
      if (error instanceof ChainUnknown) return false
      throw error
    })
    return isDone ? INTERVAL_MS : RETRY_MS
  }

  /** False if a reorganisation happened meanwhile, which makes the comparison meaningless. */
  async run(): Promise<boolean> {
    const { terms, token } = this.#network
    const rows = await this.#db.read<AddressRow>(
      `select a.address, coalesce(sum(r.amount), 0) as arrived, b.number as tip, b.hash as tip_hash
         from chain_cursors c join chain_blocks b on b.network = c.network and b.number = c.next_block - 1
           cross join deposit_addresses a
           left join recharges r on r.player_id = a.player_id and r.network = c.network
             and r.state in ('seen', 'credited', 'tooSmall')
         where c.network = $1 and c.frozen is null group by a.address, b.number, b.hash`,
      [terms.network],
    )
    const found: Finding[] = []
    for (let i = 0; i < rows.length; i += CONCURRENCY) {
      const some = rows.slice(i, i + CONCURRENCY)
      const held = await Promise.all(some.map(({ address, tip }) => this.#chain.balanceOf(token, address, tip)))
      for (const [k, { address, arrived }] of some.entries()) {
        const has = held[k] ?? 0n
        if (has <= BigInt(arrived)) continue
        const reference = `${terms.network}:${address}`
        found.push({ subject: 'chain.balance', reference, ours: String(arrived), theirs: String(has) })
      }
    }
    const tip = rows[0] && (await this.#chain.block(rows[0].tip))
    if (tip?.hash !== rows[0]?.tip_hash) return false
    await syncFindings(this.#db, 'chain.balance', `${terms.network}:`, found)
    return true
  }
}
