import { describe, expect, it } from 'vitest'
import { readReleases, type Published } from './releases.ts'
import { textHash } from './text-hash.ts'

/** A history, newest first, whose releases have these verifiers. */
function history(...verifiers: readonly string[]): Published[] {
  const lines: Published[] = []
  for (const [i, verifierHash] of verifiers.entries()) {
    const [number, previous] = [i + 1, lines[0]?.hash ?? null]
    const rules = {
      tablesHash: 'aa',
      codeHash: 'bb',
      verifierHash,
      pythonVerifierHash: verifierHash,
      logKey: `k${i >> 1}`,
    }
    const hashes = { ...rules, webHash: null, consoleHash: null }
    const body = JSON.stringify({ version: 'GHR1', number, previous, ...hashes, createdAt: i })
    lines.unshift({ number, body, hash: textHash(body), createTime: i, seenTime: i })
  }
  return lines
}

describe('a history of releases', () => {
  it('is unbroken and names what changed', () => {
    const { releases, holds } = readReleases(history('01', '02', '02'))
    expect(holds).toBe(true)
    expect(releases.map(({ number, changes }) => [number, changes])).toEqual([
      [3, ['logKey']],
      [2, ['verifierHash', 'pythonVerifierHash']],
      [1, []],
    ])
  })

  it('is broken when a release was changed, left out, swapped or cut off (dishonest operator 3)', () => {
    const [three, two, one] = history('01', '02', '03') as [Published, Published, Published]
    const other = history('01', '04', '03')[1] as Published
    const broken = [
      [three, one],
      [three, two],
      [three, other, one],
      [two, three, one],
      [three, { ...two, body: other.body }, one],
      [three, { ...two, number: 4 }, one],
    ]
    for (const lines of broken) expect(readReleases(lines).holds).toBe(false)
    expect(readReleases([two, one]).holds).toBe(true)
  })
})
