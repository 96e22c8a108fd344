import { describe, expect, it } from 'vitest'
import { textHash } from '../../../play/fairness/text-hash.ts'
import { checkApp } from './app-check.ts'
import { readReleases, type Published } from './releases.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

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

describe('the app of this browser', () => {
  const page = '<meta name="glasshouse-mode" content="" /><meta name="glasshouse-api-host" content="" />'
  const list = `${textHash('app')}  assets/app.js\n${textHash('icon')}  icons/icon.png\n${textHash(page)}  index.html\n`
  const served = new Map([
    ['index.html', page],
    ['assets/app.js', 'app'],
    ['icons/icon.png', 'icon'],
    ['evil.js', 'evil'],
    ['pictures/banner.png', 'any'],
  ])
  const check = (loaded: readonly string[], change: ReadonlyMap<string, string> = new Map()) =>
    checkApp(list, loaded, async (file) => bytes(change.get(file) ?? served.get(file) ?? ''))

  it('is that of a release', async () => {
    expect(await check(['assets/app.js', 'assets/app.js', 'icons/icon.png'])).toEqual({ files: 3, wrong: [] })
  })

  it('may name other hosts and another mode', async () => {
    const settled = page
      .replace('mode" content=""', 'mode" content="real"')
      .replace('host" content=""', 'host" content="https://api.example"')
    expect(await check([], new Map([['index.html', settled]]))).toEqual({ files: 1, wrong: [] })
  })

  it('is another one when a file differs or no release names its code (dishonest operator 3)', async () => {
    expect((await check(['assets/app.js'], new Map([['assets/app.js', 'other']]))).wrong).toEqual(['assets/app.js'])
    expect((await check([], new Map([['index.html', `${page}<script src="/evil.js">`]]))).wrong).toEqual(['index.html'])
    expect((await check(['evil.js'])).wrong).toEqual(['evil.js'])
    // A picture that an operator wrote about is no code.
    expect((await check(['pictures/banner.png'])).wrong).toEqual([])
  })
})
