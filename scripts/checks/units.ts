// The systemd units, checked by systemd itself where it is installed: whether it understands every line, and how much of
// the machine a unit could reach.

import { basename, join } from 'node:path'
import { findProgram } from '../support/programs.ts'
import { root, run } from '../support/processes.ts'

/** The exposure that `systemd-analyze security` may find, from 0 (none) to 10. Versions of systemd differ by a tenth. */
export const EXPOSURE_MAX = 1.5
/** The first version that checks files of units that are not installed. */
const SYSTEMD_MIN = 250
/** Where the units say the program is. A machine that only checks them does not have it. */
const NOT_INSTALLED = /Command \/opt\/glasshouse\/\S+ is not executable: No such file or directory/

interface UnitReport {
  /** Why nothing could be checked; null if it was. */
  readonly missing: string | null
  readonly faults: readonly string[]
  /** Exposure by unit. */
  readonly exposure: Readonly<Record<string, number>>
}

const ownUnits = ['glasshouse@.service', 'glasshouse-signer.service', 'glasshouse.target'].map((name) =>
  join(root, 'ops', 'systemd', name),
)

export async function checkUnits(units: readonly string[] = ownUnits): Promise<UnitReport> {
  const analyze = findProgram('systemd-analyze')
  if (!analyze) return { missing: 'systemd-analyze was not found', faults: [], exposure: {} }
  const version = Number(/^systemd (\d+)/.exec(await outputOf(analyze, '--version'))?.[1])
  if (!(version >= SYSTEMD_MIN))
    return { missing: `systemd ${SYSTEMD_MIN} or later was not found`, faults: [], exposure: {} }
  const exposure: Record<string, number> = {}
  for (const unit of units.filter((file) => file.endsWith('.service')))
    exposure[basename(unit)] = exposureIn(await outputOf(analyze, 'security', '--no-pager', '--offline=true', unit))
  const exposed = Object.entries(exposure).filter(([, level]) => !(level <= EXPOSURE_MAX))
  return {
    missing: null,
    faults: [
      ...findFaults(await outputOf(analyze, 'verify', '--man=no', ...units)),
      ...exposed.map(([unit, level]) => `${unit} has an exposure of ${level}. The limit is ${EXPOSURE_MAX}.`),
    ],
    exposure,
  }
}

const outputOf = async (program: string, ...args: readonly string[]): Promise<string> =>
  (await run(program, args, { words: 'keep' })).output

/** What it says about our units. Units of the machine, which it reads as well, may have faults of their own. */
const findFaults = (said: string): string[] =>
  said.split('\n').filter((line) => line.includes('glasshouse') && !NOT_INSTALLED.test(line))

/** NaN if it said nothing of the kind, which is above every limit. */
const exposureIn = (said: string): number => Number(/Overall exposure level for \S+: ([\d.]+)/.exec(said)?.[1])
