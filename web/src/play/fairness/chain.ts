// What a manifest says, what proves its salt, and whether it is the one that this browser saw before.

import { isSameNetwork, QUICKNET, TEST_NETWORK } from '@glasshouse/rulebook/beacon/network'
import type { Manifest } from '@glasshouse/rulebook/play/manifest'
import { practiceSalt } from '@glasshouse/rulebook/core/salt'
import {
  checkSaltProof,
  SALT_WORK_BITS,
  saltChecks,
  saltHeightOf,
  type SaltProofCheck,
} from '@glasshouse/rulebook/core/salt-proof/salt-proof'
import type { FairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import { textHash } from './text-hash.ts'
import { raiseAlarm } from '../promises/evidence.ts'
import { seenManifests } from '../promises/kinds.ts'
import { recall, remember, renew } from '../promises/storage.ts'

export type Published = OutputOf<FairnessContract, 'GET /api/fair/manifest/{epoch}'>

/** The manifest in its published text; null where that is none. */
export function readManifest(text: string): Manifest | null {
  try {
    const read = JSON.parse(text) as Partial<Manifest> | null
    return typeof read?.epoch === 'number' && typeof read.terminals === 'object' ? (read as Manifest) : null
  } catch {
    return null
  }
}

export interface SaltCheck {
  /** `block`: the salt is the hash of the proved block. */
  readonly name: 'practice' | 'block' | SaltProofCheck['name']
  readonly holds: boolean
}

/** Each thing that must be true of a salt, and whether it is; none while the salt is not known. Tests mine easier blocks. */
export function checkSalt(
  { salt, saltSource, saltProof, saltAnchor, manifest, manifestHash }: Published,
  workBits = SALT_WORK_BITS,
): SaltCheck[] {
  if (salt === null) return []
  if (saltSource === 'dev') return [{ name: 'practice', holds: practiceSalt(manifestHash) === salt }]
  const height = saltHeightOf(readManifest(manifest)?.saltRule ?? '')
  if (!saltAnchor || height === null) return ['block' as const, ...saltChecks].map((name) => ({ name, holds: false }))
  const proved = checkSaltProof({ manifestHash: textHash(manifest), height }, saltAnchor, workBits)
  return [{ name: 'block', holds: proved.salt === salt && proved.header === saltProof }, ...proved.checks]
}

/** Which beacon joins the salt in every round. */
export function beaconKind({ beacon }: Pick<Manifest, 'beacon'>): 'off' | 'quicknet' | 'test' | 'unknown' {
  // A manifest without the field is without a beacon.
  const network = beacon ?? null
  if (network === null) return 'off'
  if (isSameNetwork(network, QUICKNET)) return 'quicknet'
  return isSameNetwork(network, TEST_NETWORK) ? 'test' : 'unknown'
}

/** When this browser first saw a manifest of this number, and whether it was this very one. */
export function rememberManifest(
  account: string,
  { epoch, saltRule }: Pick<Manifest, 'epoch' | 'saltRule'>,
  { manifestHash: hash, salt, saltSource }: Pick<Published, 'manifestHash' | 'salt' | 'saltSource'>,
): { since: number; isSame: boolean } {
  const key = `${account}.${epoch}`
  const kept = remember(seenManifests, key, { epoch, hash, saltRule, salt })
  if (kept.value.hash === hash) return { since: kept.time, isSame: true }
  // A test installation may start again. A visitor has no account that says so; a player has, and real stakes are bound.
  if (account !== VISITOR || saltSource !== 'dev') return { since: kept.time, isSame: false }
  return { since: renew(seenManifests, key, { epoch, hash, saltRule, salt }).time, isSame: true }
}

/** The evidence that another manifest came. */
export function alarmManifest(account: string, epoch: number, { manifest, manifestHash: came }: Published): void {
  const seen = recall(seenManifests, `${account}.${epoch}`)
  if (!seen) return
  const { value, time: promisedTime } = seen
  const details = { seen: value, manifest }
  raiseAlarm(account, { name: 'manifest', about: `${epoch}`, promised: value.hash, promisedTime, came, details })
}

/** In place of an account, where nobody is logged in. */
export const VISITOR = 'visitor'
