// Where a log's hashes and entries are in its static files, by the tlog-tiles format (https://c2sp.org/tlog-tiles). A tile
// of level L has up to 256 hashes, each the root of 256^L entries. A full tile never changes; the last one of a level is
// partial, and its width is in its path. An entry bundle has the entries themselves.

import { concatBytes } from '@noble/hashes/utils.js'
import {
  completeSubtrees,
  consistencyRanges,
  hashLeaf,
  hashNode,
  inclusionRanges,
  joinSubtrees,
  verifyConsistency,
  verifyInclusion,
  type Range,
  type TreeHead,
} from './merkle.ts'

export const TILE_WIDTH = 256
export const TILE_HEIGHT = 8
export const HASH_BYTES = 32
/** An entry's length takes two bytes. */
const MAX_ENTRY_BYTES = 65_535
const MAX_LEVEL = 63

export interface Tile {
  /** `entries` is the bundle of the entries themselves. */
  readonly level: number | 'entries'
  readonly index: number
  /** 256 for a full tile. */
  readonly width: number
}

/** As in `tile/0/x001/234.p/17`: the index in groups of three digits. */
export function tilePath({ level, index, width }: Tile): string {
  const groups = [String(index % 1000).padStart(3, '0')]
  for (let rest = Math.floor(index / 1000); rest > 0; rest = Math.floor(rest / 1000))
    groups.unshift(`x${String(rest % 1000).padStart(3, '0')}`)
  return `tile/${level}/${groups.join('/')}${width === TILE_WIDTH ? '' : `.p/${width}`}`
}

const PATH = /^tile\/(entries|\d{1,2})\/((?:x\d{3}\/)*\d{3})(?:\.p\/(\d{1,3}))?$/

/** Null for a path that `tilePath` does not write. */
export function parseTilePath(path: string): Tile | null {
  const [, level = '', groups = '', partial] = PATH.exec(path) ?? []
  const index = Number(groups.replaceAll(/[x/]/g, ''))
  const width = partial === undefined ? TILE_WIDTH : Number(partial)
  const tile: Tile = { level: level === 'entries' ? level : Number(level), index, width }
  const isValid = Number.isSafeInteger(index) && width > 0 && (tile.level === 'entries' || tile.level <= MAX_LEVEL)
  return isValid && tilePath(tile) === path ? tile : null
}

/** How many hashes a level has in a tree of this size. */
const widthOf = (level: Tile['level'], size: number): number =>
  level === 'entries' ? size : Math.floor(size / TILE_WIDTH ** level)

/** The tile at an index as a tree of this size has it; null if it has none there. */
export function tileAt(level: Tile['level'], index: number, size: number): Tile | null {
  const width = Math.min(TILE_WIDTH, widthOf(level, size) - index * TILE_WIDTH)
  return width > 0 ? { level, index, width } : null
}

export function encodeBundle(entries: readonly Uint8Array[]): Uint8Array {
  return concatBytes(
    ...entries.flatMap((entry) => {
      if (entry.length > MAX_ENTRY_BYTES) throw new RangeError(`an entry has ${entry.length} bytes`)
      return [Uint8Array.of(entry.length >> 8, entry.length & 255), entry]
    }),
  )
}

export function decodeBundle(bytes: Uint8Array): Uint8Array[] {
  const entries: Uint8Array[] = []
  for (let at = 0; at < bytes.length;) {
    const end = at + 2 + (((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0))
    if (end > bytes.length) throw new LogError('an entry bundle is cut off')
    entries.push(bytes.subarray(at + 2, end))
    at = end
  }
  return entries
}

/** Reads a log from its files and proves what it read. It believes nothing but a tree head that the caller has verified. */
export class LogReader {
  readonly #fetch: (path: string) => Promise<Uint8Array>
  readonly #tiles = new Map<string, Promise<Uint8Array>>()

  /** `fetchFile` gets a path below the log's address and rejects if the file is missing. */
  constructor(fetchFile: (path: string) => Promise<Uint8Array>) {
    this.#fetch = fetchFile
  }

  /** Whether the larger tree continues the smaller one. Rejects if a file is missing or damaged. */
  async isConsistent(from: TreeHead, to: TreeHead): Promise<boolean> {
    if (from.size > to.size) return false
    const proof = await this.#hashesOf(consistencyRanges(from.size, to.size), to.size)
    return verifyConsistency(from, to, proof)
  }

  /** The root of the first entries. */
  async rootAt(size: number): Promise<Uint8Array> {
    const [root] = await this.#hashesOf([[0, size]], size)
    return root as Uint8Array
  }

  /** Whether the tree has this entry at this index. */
  async includes(index: number, entry: Uint8Array, tree: TreeHead): Promise<boolean> {
    if (index >= tree.size) return false
    const proof = await this.#hashesOf(inclusionRanges(index, tree.size), tree.size)
    return verifyInclusion({ index, leaf: hashLeaf(entry) }, tree, proof)
  }

  /** Entries of a verified tree. Throws unless each is proved to be in it. */
  async entries([begin, end]: Range, tree: TreeHead): Promise<Uint8Array[]> {
    if (begin < 0 || end > tree.size) throw new RangeError(`a log of ${tree.size} has no entry ${end - 1}`)
    const found: Uint8Array[] = []
    for (let at = begin; at < end;) {
      const tile = tileAt('entries', Math.floor(at / TILE_WIDTH), tree.size) as Tile
      const first = tile.index * TILE_WIDTH
      const bundle = decodeBundle(await this.#read(tile))
      if (bundle.length !== tile.width) throw new LogError(`${tilePath(tile)} has ${bundle.length} entries`)
      const wanted = bundle.slice(at - first, end - first)
      await this.#proveBundle(wanted, at, tree)
      found.push(...wanted)
      at += wanted.length
    }
    return found
  }

  /** Compares entries with the tile of their leaves, and proves that tile. */
  async #proveBundle(entries: readonly Uint8Array[], begin: number, tree: TreeHead): Promise<void> {
    const tile = tileAt(0, Math.floor(begin / TILE_WIDTH), tree.size) as Tile
    const leaves = splitHashes(await this.#read(tile))
    const offset = begin - tile.index * TILE_WIDTH
    const isSame = entries.every((entry, i) => {
      const [leaf, known] = [hashLeaf(entry), leaves[offset + i]]
      return known !== undefined && leaf.every((byte, at) => byte === known[at])
    })
    // The whole tile is bound by the proof of its last leaf: its siblings are all other leaves of the tile.
    const last = tile.index * TILE_WIDTH + tile.width - 1
    const leaf = leaves[tile.width - 1]
    const proof = await this.#hashesOf(inclusionRanges(last, tree.size), tree.size)
    if (!isSame || !leaf || !verifyInclusion({ index: last, leaf }, tree, proof))
      throw new LogError(`entry ${begin} is not in the tree that was signed`)
  }

  async #hashesOf(ranges: readonly Range[], size: number): Promise<Uint8Array[]> {
    return await Promise.all(
      ranges.map(async (range) =>
        joinSubtrees(
          await Promise.all(completeSubtrees(range).map(({ height, index }) => this.#subtree(height, index, size))),
        ),
      ),
    )
  }

  /** The root of a complete subtree, from the hashes of the tile level just below it. */
  async #subtree(height: number, index: number, size: number): Promise<Uint8Array> {
    const level = Math.floor(height / TILE_HEIGHT)
    const count = 2 ** (height - level * TILE_HEIGHT)
    const first = index * count
    const tile = tileAt(level, Math.floor(first / TILE_WIDTH), size)
    if (!tile) throw new Error(`a log of ${size} has no subtree ${index} of height ${height}`)
    const offset = first - tile.index * TILE_WIDTH
    let row = splitHashes(await this.#read(tile)).slice(offset, offset + count)
    if (row.length !== count) throw new LogError(`${tilePath(tile)} is cut off`)
    while (row.length > 1)
      row = row.flatMap((hash, i) => (i % 2 === 0 ? [hashNode(hash, row[i + 1] as Uint8Array)] : []))
    return row[0] as Uint8Array
  }

  /** Each file is read once; a file that could not be read is asked for again. */
  #read(tile: Tile): Promise<Uint8Array> {
    const path = tilePath(tile)
    let reading = this.#tiles.get(path)
    if (!reading) {
      reading = this.#fetch(path)
      this.#tiles.set(path, reading)
      reading.catch(() => this.#tiles.delete(path))
    }
    return reading
  }
}

/** What the log served contradicts what it has signed. */
export class LogError extends Error {
  override readonly name = 'LogError'
}

const splitHashes = (bytes: Uint8Array): Uint8Array[] =>
  Array.from({ length: Math.floor(bytes.length / HASH_BYTES) }, (_, i) =>
    bytes.subarray(i * HASH_BYTES, (i + 1) * HASH_BYTES),
  )
