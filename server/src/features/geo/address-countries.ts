// The country of a network address, from CSV files of the operator: `start,end,country` in each line. Addresses stay in
// this process; only the country is ever stored.

import fs from 'node:fs'
import { isIPv4, isIPv6 } from 'node:net'
import { ConfigError } from '../../config/config.ts'

/** Bounds the memory of known addresses; a full cache starts again empty. */
const CACHE_MAX = 20_000
/** Files use it for addresses of no country. */
const NO_COUNTRY = 'ZZ'
const HALF = 64n

export interface AddressCountries {
  /** Null for private and unknown addresses. */
  countryOf(address: string): string | null
}

type Version = 4 | 6

interface Range {
  readonly start: bigint
  readonly end: bigint
  readonly country: string
}

/** Throws for a file that is missing, empty or wrong in any line: half a file would open closed countries. */
export function loadAddressCountries(files: readonly string[]): AddressCountries {
  const ranges: Record<Version, Range[]> = { 4: [], 6: [] }
  for (const file of files) readFile(file, ranges)
  const tables = { 4: new RangeTable(ranges[4], 0n), 6: new RangeTable(ranges[6], HALF) }
  const known = new Map<string, string | null>()
  return {
    countryOf: (address) => {
      const cached = known.get(address)
      if (cached !== undefined) return cached
      const parsed = parseClient(address)
      const country = parsed && tables[parsed.version].find(parsed.value)
      if (known.size >= CACHE_MAX) known.clear()
      known.set(address, country)
      return country
    },
  }
}

function readFile(file: string, ranges: Record<Version, Range[]>): void {
  let text: string
  try {
    text = fs.readFileSync(file, 'utf8')
  } catch (error) {
    throw new ConfigError(`ADDRESS_COUNTRIES: ${file} can’t be read (${(error as { code?: string }).code}).`)
  }
  const before = ranges[4].length + ranges[6].length
  for (const [i, line] of text.split('\n').entries()) {
    const row = line.trim()
    if (row === '' || row.startsWith('#')) continue
    const range = parseRange(row)
    if (!range) throw new ConfigError(`ADDRESS_COUNTRIES: line ${i + 1} of ${file} isn’t start,end,country.`)
    ranges[range.version].push(range)
  }
  if (ranges[4].length + ranges[6].length === before) throw new ConfigError(`ADDRESS_COUNTRIES: ${file} is empty.`)
}

function parseRange(row: string): (Range & { readonly version: Version }) | null {
  const [start = '', end = '', country = '', ...more] = row.replaceAll('"', '').split(',')
  const version = isIPv4(start) ? 4 : 6
  const isValid = version === 4 ? isIPv4(end) : isIPv6(start) && isIPv6(end) && !/[.%]/.test(start + end)
  if (!isValid || !/^[A-Z]{2}$/.test(country) || more.length > 0) return null
  const [from, to] = version === 4 ? [parseV4(start), parseV4(end)] : [parseV6(start), parseV6(end)]
  return from <= to ? { version, start: from, end: to, country } : null
}

const parseV4 = (text: string): bigint => BigInt(text.split('.').reduce((value, part) => value * 256 + Number(part), 0))

/** `::` replaces the missing zero groups. */
function parseV6(text: string): bigint {
  const [head = '', tail = ''] = text.split('::')
  const [left, right] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const zeros = Array<string>(8 - left.length - right.length).fill('0')
  const hex = [...left, ...zeros, ...right].map((group) => group.padStart(4, '0')).join('')
  return BigInt(`0x${hex}`)
}

/** An IPv6 client is known by its /64 network, written as four groups. */
function parseClient(address: string): { version: Version; value: bigint } | null {
  const v4 = address.replace(/^::ffff:/i, '')
  if (isIPv4(v4)) return { version: 4, value: parseV4(v4) }
  const network = `${address}::`
  return isIPv6(network) ? { version: 6, value: parseV6(network) >> HALF } : null
}

/** Ranges sorted by start, searched by halving. IPv6 is stored by network, because no more is known of a client. */
class RangeTable {
  readonly #starts: BigUint64Array
  readonly #ends: BigUint64Array
  readonly #countries: readonly string[]

  constructor(ranges: Range[], shift: bigint) {
    const sorted = ranges.toSorted((a, b) => (a.start < b.start ? -1 : 1))
    for (const [i, { start }] of sorted.entries()) {
      const previous = sorted[i - 1]
      if (previous && previous.end >= start) {
        throw new ConfigError('ADDRESS_COUNTRIES: two ranges overlap. Use the files of one source only.')
      }
    }
    this.#starts = BigUint64Array.from(sorted, ({ start }) => start >> shift)
    this.#ends = BigUint64Array.from(sorted, ({ end }) => end >> shift)
    this.#countries = sorted.map(({ country }) => country)
  }

  find(value: bigint): string | null {
    let [low, high] = [0, this.#starts.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#starts[middle] ?? 0n) <= value) low = middle + 1
      else high = middle
    }
    const country = low > 0 && (this.#ends[low - 1] ?? 0n) >= value ? this.#countries[low - 1] : undefined
    return country === undefined || country === NO_COUNTRY ? null : country
  }
}
