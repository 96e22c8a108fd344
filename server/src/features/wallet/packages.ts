// The gold packages on offer. Operators choose the amounts; the exchange rate alone determines the prices.

import { fromWire, toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import {
  packageGold,
  PACKAGES_DOLLARS,
  priceOf,
  RECHARGE,
  formatUnits,
  type Currency,
} from '@glasshouse/rulebook/core/payments'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { packagesContract } from '@glasshouse/rulebook/wire/backoffice/texts'
import { recordAudit } from '../../platform/db/audit-log.ts'
import type { Database, Tx } from '../../platform/db/tx.ts'
import { implement, type Route } from '../../platform/http/route.ts'

interface Packages {
  readonly version: number
  readonly golds: readonly Coins[]
}

/** Used until an operator saves packages. */
const DEFAULT_PACKAGES: Packages = { version: 0, golds: PACKAGES_DOLLARS.map(packageGold) }
const READ = 'select version, golds from recharge_packages'

export const loadPackages = async (db: Database): Promise<Packages> =>
  (await db.read<Packages>(READ))[0] ?? DEFAULT_PACKAGES

export const withPrices = (currency: Currency, golds: readonly Coins[]) =>
  golds.map((gold) => ({ gold: toWire(gold), amount: formatUnits(currency, priceOf(currency, gold)) }))

export const packageRoutes = (db: Database, currency: Currency): Route[] => {
  const toResponse = ({ version, golds }: Packages) => ({
    version,
    packages: withPrices(currency, golds),
    currency: currency.code,
    minGold: toWire(RECHARGE.minGold),
    maxGold: toWire(RECHARGE.maxGold),
    stepGold: toWire(RECHARGE.stepGold),
  })
  return implement(packagesContract, {
    packages: async ({ golds }) => {
      const current = await loadPackages(db)
      return toResponse(
        golds === undefined ? current : { ...current, golds: validateGolds(golds.split(',').map(Number)) },
      )
    },
    writePackages: async ({ version, golds }, { operatorId }) => {
      const validated = validateGolds(golds)
      return toResponse(await db.transaction((tx) => write(tx, operatorId, { version, golds: validated })))
    },
  })
}

/** Sorts ascending. Each amount must satisfy the same limits as a custom amount. */
function validateGolds(input: readonly number[]): Coins[] {
  const golds = input.map(fromWire).toSorted((one, other) => Number(one - other))
  const { minGold, maxGold, stepGold } = RECHARGE
  for (const [at, gold] of golds.entries()) {
    if (gold < minGold) throw new Refusal('goldTooLow', { min: minGold })
    if (gold > maxGold) throw new Refusal('goldTooHigh', { max: maxGold })
    const below = gold - (gold % stepGold)
    if (gold !== below) throw new Refusal('goldOffStep', { step: stepGold, below, above: below + stepGold })
    if (gold === golds[at - 1]) throw new Refusal('packageTwice', { gold })
  }
  return golds
}

async function write(tx: Tx, operatorId: bigint, { version, golds }: Packages): Promise<Packages> {
  // No row exists before the first write, so a table lock serializes concurrent first writes.
  await tx.query('lock table recharge_packages in share row exclusive mode')
  const [before = DEFAULT_PACKAGES] = await tx.query<Packages>(READ)
  if (before.version !== version) throw new Refusal('contentStale')
  const after = { version: version + 1, golds }
  await tx.query(
    `insert into recharge_packages (version, golds) values ($1, $2::int8[])
       on conflict (one) do update set version = excluded.version, golds = excluded.golds`,
    [after.version, golds],
  )
  await recordAudit(tx, operatorId, {
    act: 'packages.write',
    subject: 'packages',
    before: { golds: before.golds },
    after: { golds },
  })
  return after
}
