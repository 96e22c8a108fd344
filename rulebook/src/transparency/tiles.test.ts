import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GrowingTree, hashLeaf, type TreeHead } from './merkle.ts'
import { decodeBundle, encodeBundle, LogError, LogReader, parseTilePath, tileAt, tilePath } from './tiles.ts'

const entryAt = (index: number): Uint8Array => utf8ToBytes(`entry ${index}`)

/** The files of a log of this size, and its heads at all sizes up to it. */
function logOf(size: number, entryOf = entryAt) {
  const rows = new Map<number, Uint8Array[]>()
  const entries: Uint8Array[] = []
  const tree = new GrowingTree()
  const heads: TreeHead[] = [{ size: 0, root: tree.root() }]
  for (let i = 0; i < size; i++) {
    entries.push(entryOf(i))
    tree.append(hashLeaf(entryOf(i)), (height, _, hash) => {
      if (height % 8 === 0) rows.set(height / 8, [...(rows.get(height / 8) ?? []), hash])
    })
    heads.push({ size: i + 1, root: tree.root() })
  }
  const read: string[] = []
  const fetchFile = (path: string): Promise<Uint8Array> => {
    read.push(path)
    const tile = parseTilePath(path)
    if (!tile) return Promise.reject(new Error(`no file ${path}`))
    const [begin, end] = [tile.index * 256, tile.index * 256 + tile.width]
    return Promise.resolve(
      tile.level === 'entries'
        ? encodeBundle(entries.slice(begin, end))
        : concatBytes(...(rows.get(tile.level) ?? []).slice(begin, end)),
    )
  }
  return { heads, fetchFile, read }
}

const SIZE = 1030
const log = logOf(SIZE)
const head = (size: number): TreeHead => log.heads[size] as TreeHead

describe('paths of tiles', () => {
  it.each([
    [{ level: 0, index: 0, width: 256 }, 'tile/0/000'],
    [{ level: 1, index: 1, width: 12 }, 'tile/1/001.p/12'],
    [{ level: 'entries', index: 1_234_067, width: 255 }, 'tile/entries/x001/x234/067.p/255'],
    [{ level: 2, index: 1000, width: 256 }, 'tile/2/x001/000'],
  ] as const)('write %j as %s and read it back', (tile, path) => {
    expect(tilePath(tile)).toBe(path)
    expect(parseTilePath(path)).toEqual(tile)
  })

  it.each([
    'tile/0/0',
    'tile/0/x000/001',
    'tile/00/000',
    'tile/0/000.p/0',
    'tile/0/000.p/256',
    'tile/0/000.p/012',
    'tile/64/000',
    'tile/entries/',
    'tile/0/../000',
    'tile/0/000/',
    '/tile/0/000',
  ])('refuse %s', (path) => expect(parseTilePath(path)).toBeNull())

  it('know how wide a tile is at a size', () => {
    expect(tileAt(0, 4, 1030)).toEqual({ level: 0, index: 4, width: 6 })
    expect(tileAt(1, 0, 1030)).toEqual({ level: 1, index: 0, width: 4 })
    expect(tileAt('entries', 3, 1030)).toEqual({ level: 'entries', index: 3, width: 256 })
    expect(tileAt(0, 4, 1024)).toBeNull()
    expect(tileAt(2, 0, 1030)).toBeNull()
  })
})

describe('entry bundles', () => {
  it('keep entries of every length, and refuse one that is too long or cut off', () => {
    const entries = [0, 1, 255, 256, 65_535].map((length) => new Uint8Array(length).fill(7))
    expect(decodeBundle(encodeBundle(entries))).toEqual(entries)
    expect(() => encodeBundle([new Uint8Array(65_536)])).toThrow(RangeError)
    expect(() => decodeBundle(encodeBundle(entries).slice(0, -1))).toThrow('cut off')
    expect(() => decodeBundle(Uint8Array.of(0))).toThrow('cut off')
  })
})

describe('a reader of the files', () => {
  it('proves inclusion and consistency at every size', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(SIZE), fc.nat(SIZE), fc.nat(SIZE), async (one, other, pick) => {
        const reader = new LogReader(log.fetchFile)
        const [from, to] = [Math.min(one, other), Math.max(one, other)]
        expect(await reader.isConsistent(head(from), head(to))).toBe(true)
        expect(await reader.isConsistent(head(to), head(from))).toBe(from === to)
        if (to === 0) return
        const index = pick % to
        expect(await reader.includes(index, entryAt(index), head(to))).toBe(true)
        expect(await reader.includes(index, entryAt(index + 1), head(to))).toBe(false)
        expect(await reader.includes(to, entryAt(to), head(to))).toBe(false)
      }),
      { numRuns: 150 },
    )
  })

  it('reads entries across bundles', async () => {
    const entries = await new LogReader(log.fetchFile).entries([250, 780], head(SIZE))
    expect(entries).toEqual(Array.from({ length: 530 }, (_, i) => entryAt(250 + i)))
    await expect(new LogReader(log.fetchFile).entries([1029, 1031], head(SIZE))).rejects.toThrow('has no entry 1030')
  })

  it('reads a few small files, each once', async () => {
    const reader = new LogReader(log.fetchFile)
    log.read.length = 0
    await reader.isConsistent(head(1000), head(SIZE))
    await reader.isConsistent(head(1001), head(SIZE))
    expect(new Set(log.read).size).toBe(log.read.length)
    expect(log.read.length).toBeLessThanOrEqual(3)
  })

  it('refuses entries and proofs of a log with one changed entry', async () => {
    for (const changed of [0, 255, 256, 700, 1029]) {
      const forked = logOf(SIZE, (i) => (i === changed ? utf8ToBytes('forged') : entryAt(i)))
      // The honest head over forged files.
      await expect(new LogReader(forked.fetchFile).entries([changed, changed + 1], head(SIZE))).rejects.toThrow(
        LogError,
      )
      const forkedHead = forked.heads[SIZE] as TreeHead
      expect(await new LogReader(forked.fetchFile).isConsistent(head(1030 - 1), forkedHead)).toBe(changed === 1029)
    }
  })

  it('refuses a bundle that is not the one whose hashes were signed', async () => {
    const forged = (path: string): Promise<Uint8Array> =>
      path.includes('entries')
        ? Promise.resolve(encodeBundle(Array(256).fill(utf8ToBytes('forged'))))
        : log.fetchFile(path)
    await expect(new LogReader(forged).entries([0, 1], head(SIZE))).rejects.toThrow(LogError)
  })

  it('asks again for a file that was missing', async () => {
    let fails = true
    const reader = new LogReader((path) => (fails ? Promise.reject(new Error('offline')) : log.fetchFile(path)))
    await expect(reader.isConsistent(head(3), head(9))).rejects.toThrow('offline')
    fails = false
    expect(await reader.isConsistent(head(3), head(9))).toBe(true)
  })
})
