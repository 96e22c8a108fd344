// What a manifest says and what proves its salt, read and reckoned here. Pure.

import { hexToBytes, seedHash } from '@glasshouse/rulebook/play/draws'
import { blockHash, isAcceptableHeader, practiceSalt } from '@glasshouse/rulebook/core/salt'
import type { FairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'

export type Published = OutputOf<FairnessContract, 'GET /api/fair/manifest/{epoch}'>

export interface Manifest {
  readonly version: string
  readonly epoch: number
  readonly N: number
  readonly terminals: Readonly<Record<string, string>>
  readonly saltRule: string
  readonly tablesHash: string
  readonly codeHash: string
  readonly verifierHash: string
  readonly createdAt: number
}

export const textHash = (text: string): string => seedHash(new TextEncoder().encode(text))

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
  readonly name: 'practice' | 'block' | 'work'
  readonly holds: boolean
}

/** Each thing that must be true of a salt, and whether it is; none while the salt is not known. */
export function checkSalt({ salt, saltSource, saltProof, manifestHash }: Published, createdAt: number): SaltCheck[] {
  if (salt === null) return []
  if (saltSource === 'dev') return [{ name: 'practice', holds: practiceSalt(manifestHash) === salt }]
  const header = /^[0-9a-f]{160}$/.test(saltProof) ? hexToBytes(saltProof) : null
  return [
    { name: 'block', holds: header !== null && blockHash(header) === salt },
    { name: 'work', holds: header !== null && isAcceptableHeader(header, createdAt) },
  ]
}

/** The height of the block that a salt rule names; null for a practice chain. */
export const heightOf = (saltRule: string): string | null => /^btc:(\d+)$/.exec(saltRule)?.[1] ?? null

const STORED = 'manifests'

/** When this browser first saw a manifest of this number, and whether it was this very one. */
export function rememberManifest(
  epoch: number,
  { manifestHash, saltSource }: Pick<Published, 'manifestHash' | 'saltSource'>,
  nowMs: number,
): { since: number; isSame: boolean } {
  const known = readMemory()
  const before = known[epoch]
  // A house for practice may be torn down and built anew; what binds real stakes may never change.
  const isForgotten = before !== undefined && before.hash !== manifestHash && saltSource === 'dev'
  if (before && !isForgotten) return { since: before.since, isSame: before.hash === manifestHash }
  localStorage.setItem(STORED, JSON.stringify({ ...known, [epoch]: { hash: manifestHash, since: nowMs } }))
  return { since: nowMs, isSame: true }
}

function readMemory(): Record<number, { hash: string; since: number }> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}')
    return typeof read === 'object' && read !== null ? (read as Record<number, { hash: string; since: number }>) : {}
  } catch {
    return {}
  }
}
