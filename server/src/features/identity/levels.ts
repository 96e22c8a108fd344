// What a player may deposit and withdraw at their identity level. The caller holds the lock of the player's row, which
// serialises their orders, so two orders at once can't both use the rest of a limit.

import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import {
  LEVEL_LIMITS,
  LIMIT_DAY_MS,
  LIMIT_MONTH_MS,
  type IdentityLevel,
  type LevelLimits,
} from '@glasshouse/rulebook/identity/levels'
import { Refusal, type RefusalCode } from '@glasshouse/rulebook/refusals/refusals'
import { only, type Tx } from '../../platform/db/tx.ts'
import { refuseUnknownFunds } from './funds.ts'

type Querier = Pick<Tx, 'query'>

interface LevelRow {
  level: IdentityLevel
  withdraw_day: Coins
  withdraw_month: Coins
  deposit_month: Coins
}

interface LevelUse {
  readonly level: IdentityLevel
  readonly limits: LevelLimits
  readonly used: LevelLimits
}

export async function levelUse(tx: Querier, playerId: bigint): Promise<LevelUse> {
  const row = only(
    await tx.query<LevelRow>(
      `select identity_level($1) as level, m.withdraw_day, m.withdraw_month, m.deposit_month
         from moved_gold($1, now_ms() - $2::int8, now_ms() - $3::int8) m`,
      [playerId, LIMIT_DAY_MS, LIMIT_MONTH_MS],
    ),
  )
  return {
    level: row.level,
    limits: LEVEL_LIMITS[row.level],
    used: { withdrawDay: row.withdraw_day, withdrawMonth: row.withdraw_month, depositMonth: row.deposit_month },
  }
}

export async function refuseWithdrawal(tx: Querier, playerId: bigint, gold: Coins): Promise<void> {
  const use = await levelUse(tx, playerId)
  refuseAbove(use, 'withdrawDay', gold, 'withdrawLimitDay')
  refuseAbove(use, 'withdrawMonth', gold, 'withdrawLimitMonth')
}

/** With no gold it refuses only a player who has used the whole limit, such as one who asks for a deposit address. */
export async function refuseDeposit(tx: Querier, playerId: bigint, gold: Coins): Promise<void> {
  refuseAbove(await levelUse(tx, playerId), 'depositMonth', gold, 'depositLimitLevel')
  await refuseUnknownFunds(tx, playerId, gold)
}

function refuseAbove({ limits, used }: LevelUse, name: keyof LevelLimits, gold: Coins, code: RefusalCode): void {
  const left = limits[name] - used[name]
  if (gold > left || left <= 0n) throw new Refusal(code, { left: toWire(left > 0n ? left : 0n) })
}
