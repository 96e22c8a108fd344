// The history of releases as this browser checks it: every text has its hash, and names the hash of the one before. Pure.

import type { FairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import { textHash } from './text-hash.ts'

export type Published = OutputOf<FairnessContract, 'GET /api/fair/releases'>[number]

const PARTS = [
  'tablesHash',
  'codeHash',
  'verifierHash',
  'pythonVerifierHash',
  'logKey',
  'webHash',
  'consoleHash',
] as const
type ReleasePart = (typeof PARTS)[number]

type Hashes = Readonly<Record<ReleasePart, string | null>>

export interface Release extends Hashes {
  readonly number: number
  readonly hash: string
  readonly createTime: number
  /** What differs from the release before; empty for the first. */
  readonly changes: readonly ReleasePart[]
}

interface Body extends Hashes {
  readonly number: number
  readonly previous: string | null
}

/** The releases, newest first, and whether each is bound to the one before, down to the first. */
export function readReleases(published: readonly Published[]): { releases: readonly Release[]; holds: boolean } {
  const bodies = published.map(({ body }) => JSON.parse(body) as Body)
  const holds = published.every(({ number, body, hash }, i) => {
    const before = published[i + 1]
    const isLast = number === 1 ? before === undefined : before?.number === number - 1
    return (
      isLast && bodies[i]?.number === number && bodies[i].previous === (before?.hash ?? null) && textHash(body) === hash
    )
  })
  const releases = published.map(({ number, hash, createTime }, i) => {
    const [own, before] = [bodies[i] as Body, bodies[i + 1]]
    return { ...own, number, hash, createTime, changes: PARTS.filter((part) => before && before[part] !== own[part]) }
  })
  return { releases, holds }
}
