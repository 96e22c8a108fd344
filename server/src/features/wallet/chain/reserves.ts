// What a chain holds for us now: in the hot wallet, at the cold addresses, and at the deposit addresses of players.

import type { Database } from '../../../platform/db/tx.ts'
import type { SeenReserve } from '../network-provider.ts'
import type { Chain, Hex } from './chain.ts'

/** Balances asked for at the same time. */
const CONCURRENCY = 10

interface Places {
  readonly db: Database
  readonly chain: Chain
  readonly token: Hex
  readonly hot: Hex
  readonly cold: readonly Hex[]
}

/** All balances are of one block, so that coins on their way between two places are not counted twice. */
export async function seeReserves({ db, chain, token, hot, cold }: Places): Promise<SeenReserve[]> {
  const { number: tip } = await chain.latest()
  const balanceOf = (address: Hex): Promise<bigint> => chain.balanceOf(token, address, tip)
  const deposits = await db.read<{ address: Hex }>('select address from deposit_addresses order by id')
  let deposited = 0n
  for (let i = 0; i < deposits.length; i += CONCURRENCY) {
    const some = await Promise.all(deposits.slice(i, i + CONCURRENCY).map(({ address }) => balanceOf(address)))
    deposited = some.reduce((sum, amount) => sum + amount, deposited)
  }
  // The same address twice would count its coins twice.
  const others = cold.filter((address) => address.toLowerCase() !== hot.toLowerCase())
  return [
    { place: 'hot', address: hot, amount: await balanceOf(hot) },
    ...(await Promise.all(
      others.map(async (address) => ({ place: 'cold' as const, address, amount: await balanceOf(address) })),
    )),
    { place: 'deposits', address: '', amount: deposited },
  ]
}
