// Relays of the test beacon, which speak drand's HTTP API: GET /<relay>/<chain hash>/public/<round>. Each signs with other
// members of the network, so that their signatures agree only if the interpolation is right. PUT /<relay>/fault makes one
// fail or lie.

import { createHash } from 'node:crypto'
import { TEST_NETWORK } from '@glasshouse/rulebook/beacon/network'
import { z } from 'zod'
import { CallRefused, readJson, readWith } from '../http.ts'
import { startService, type ServiceDeps } from '../service.ts'
import { answerOf, FAULTS, type Fault } from './relay.ts'

/** The members that sign for each relay. */
const RELAYS: Readonly<Record<string, readonly number[]>> = { a: [1, 2, 3], b: [2, 4, 5], c: [5, 3, 1] }
const HANGS_MS = 60_000

const faultInput = z.strictObject({ fault: z.enum(FAULTS) })
const roundInput = z.coerce
  .number()
  .int()
  .min(1)
  .max(Number.MAX_SAFE_INTEGER - 1)

export const CHAIN_HASH = createHash('sha256').update(TEST_NETWORK.publicKey).digest('hex')

export interface SandboxBeacon {
  readonly url: string
  close(): Promise<void>
}

export async function startBeacon(deps: ServiceDeps): Promise<SandboxBeacon> {
  const faults = new Map<string, Fault>()
  const membersOf = (relay: string): readonly number[] => {
    const members = RELAYS[relay]
    if (!members) throw new CallRefused(404, 'noSuchRelay', 'no such relay')
    return members
  }
  return await startService(deps, nothingToStore, (httpServer) => {
    httpServer.put<{ Params: { relay: string } }>('/:relay/fault', (request) => {
      membersOf(request.params.relay)
      faults.set(request.params.relay, readJson(faultInput, request).fault)
      return {}
    })
    httpServer.get<{ Params: { relay: string; round: string } }>(
      `/:relay/${CHAIN_HASH}/public/:round`,
      async ({ params: { relay, round } }) => {
        const fault = faults.get(relay) ?? 'none'
        if (fault === 'hanging') await new Promise((resolve) => setTimeout(resolve, HANGS_MS).unref())
        const beacon = answerOf(fault, readWith(roundInput, round), deps.clock.now(), membersOf(relay))
        if (!beacon) throw new CallRefused(404, 'noRound', 'round not known yet')
        return beacon
      },
    )
  })
}

/** A round follows from its number, and faults end with the process. */
const nothingToStore = {
  open: () => Promise.resolve(),
  synced: () => Promise.resolve(),
  close: () => Promise.resolve(),
}
