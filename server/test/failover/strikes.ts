// The ways in which a cluster loses its primary.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Report } from '../recovery/recover-house.ts'
import type { Cluster } from './cluster.ts'
import type { Host } from './network.ts'

const LOOK_MS = 500
const PROBE_MS = 60_000

interface Struck {
  /** Lets the old primary come back, and checks how it did. */
  rejoin(): Promise<void>
}

interface StrikeDeps {
  readonly cluster: Cluster
  readonly primary: Host
  readonly report: Report
}

export interface Strike {
  readonly name: string
  readonly title: string
  /** Resolves when the other host is the primary. */
  run(deps: StrikeDeps): Promise<Struck>
}

export const STRIKES: readonly Strike[] = [
  { name: 'killed', title: 'Kill the primary: SIGKILL for PostgreSQL, Patroni and etcd', run: killPrimary },
  { name: 'cut off', title: 'Cut the primary off from the network', run: cutPrimaryOff },
  { name: 'switched over', title: 'Change the primary on purpose', run: switchOver },
]

async function killPrimary({ cluster, primary, report }: StrikeDeps): Promise<Struck> {
  const killed = await primary.killAll()
  report.say(`  ${primary.name} was the primary: ${killed} processes killed`)
  await cluster.untilPrimaryIs(cluster.other(primary))
  return {
    rejoin: async () => {
      const rewound = cluster.rewinds(primary)
      cluster.restart(primary)
      await cluster.untilSynchronous()
      report.expectTrue(`pg_rewind ran on ${primary.name}`, cluster.rewinds(primary) > rewound)
    },
  }
}

async function cutPrimaryOff({ cluster, primary, report }: StrikeDeps): Promise<Struck> {
  const rewound = cluster.rewinds(primary)
  const cutAt = Date.now()
  await primary.cut()
  report.say(`  ${primary.name} was the primary: its link is down, its processes run on`)
  const confirmed = cluster.confirmsWrite(primary, 'written_while_cut_off', PROBE_MS)
  const stoppedMs = untilItStops({ cluster, primary, report }, cutAt)
  await cluster.untilPrimaryIs(cluster.other(primary))
  const afterMs = Date.now() - cutAt
  report.say(`  without it, its own users saw a primary for ${((await stoppedMs) / 1000).toFixed(1)} s`)
  report.expectTrue('the old primary stopped before the new one began', (await stoppedMs) <= afterMs)
  report.expectTrue('it confirmed no write of theirs', !(await confirmed))
  return {
    rejoin: async () => {
      await primary.mend()
      await cluster.untilSynchronous()
      const [found] = await cluster.query<{ there: boolean }>(
        `select to_regclass('written_while_cut_off') is not null as there`,
      )
      report.expectTrue('what it wrote meanwhile is gone', found?.there === false)
      report.expectTrue(`pg_rewind ran on ${primary.name}`, cluster.rewinds(primary) > rewound)
    },
  }
}

/** How long a host that lost its network answered as a primary. */
async function untilItStops({ cluster, primary }: StrikeDeps, cutAt: number): Promise<number> {
  while (await cluster.thinksItIsPrimary(primary)) await sleep(LOOK_MS)
  return Date.now() - cutAt
}

async function switchOver({ cluster, primary }: StrikeDeps): Promise<Struck> {
  await cluster.switchOver(primary)
  await cluster.untilPrimaryIs(cluster.other(primary))
  return { rejoin: () => Promise.resolve() }
}
