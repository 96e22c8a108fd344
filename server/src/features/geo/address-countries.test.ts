import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { addressOf } from '../../platform/http/request-context.ts'
import { loadAddressCountries } from './address-countries.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-addresses-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))
let files = 0
const fileOf = (...lines: string[]): string => {
  const file = path.join(folder, `${files++}.csv`)
  fs.writeFileSync(file, lines.join('\n'))
  return file
}
const load = (...lines: string[]) => loadAddressCountries([fileOf(...lines)])

describe('countries of addresses', () => {
  const addresses = load(
    '# start,end,country',
    '5.0.0.0,5.0.0.255,FR',
    '"5.0.1.0","5.0.1.255","DE"',
    '255.255.255.0,255.255.255.255,BE',
    '6.0.0.0,6.0.0.255,ZZ',
    '2a00::,2a00:ffff:ffff:ffff:ffff:ffff:ffff:ffff,FR',
    '2a02::,2a02:0:0:1:ffff:ffff:ffff:ffff,CH',
    '',
  )
  const countryOf = (ip: string) => addresses.countryOf(addressOf(ip))

  it('finds both ends of a range, and nothing beside it', () => {
    expect(['5.0.0.0', '5.0.0.255', '5.0.1.0', '5.0.1.255'].map(countryOf)).toEqual(['FR', 'FR', 'DE', 'DE'])
    expect(['4.255.255.255', '5.0.2.0', '0.0.0.0'].map(countryOf)).toEqual([null, null, null])
    expect(countryOf('255.255.255.255')).toBe('BE')
  })

  it('finds IPv6 networks and IPv4 addresses in IPv6 form', () => {
    expect(['2a00::1', '2a00:ffff:ffff:ffff::9', '2a02:0:0:1::', '2a02:0:0:2::'].map(countryOf)).toEqual([
      'FR',
      'FR',
      'CH',
      null,
    ])
    expect(countryOf('::ffff:5.0.0.7')).toBe('FR')
  })

  it('knows no country of private, unknown and malformed addresses', () => {
    const none = ['127.0.0.1', '10.0.0.1', '::1', 'fe80::1%eth0', '6.0.0.1', '', 'proxy.example'].map(countryOf)
    expect(none).toEqual(none.map(() => null))
    // From the cache, too.
    expect(countryOf('127.0.0.1')).toBeNull()
  })

  it('reads several files, such as one for each version', () => {
    const both = loadAddressCountries([fileOf('5.0.0.0,5.0.0.255,FR'), fileOf('2a00::,2a00::ffff,DE')])
    expect([both.countryOf('5.0.0.1'), both.countryOf('2a00:0:0:0')]).toEqual(['FR', 'DE'])
  })

  it.each([
    [
      'a missing file',
      () => loadAddressCountries([path.join(folder, 'none.csv')]),
      /none\.csv can’t be read \(ENOENT\)/,
    ],
    ['an empty file', () => load(''), /is empty/],
    ['a country by its name', () => load('5.0.0.0,5.0.0.255,France'), /line 1/],
    ['a missing end', () => load('5.0.0.0,5.0.0.255,FR', '6.0.0.0,FR'), /line 2/],
    ['an end before the start', () => load('5.0.0.9,5.0.0.1,FR'), /line 1/],
    ['mixed versions', () => load('5.0.0.0,2a00::,FR'), /line 1/],
    ['a network instead of a range', () => load('5.0.0.0/24,,FR'), /line 1/],
    ['more columns', () => load('5.0.0.0,5.0.0.255,FR,Paris'), /line 1/],
    ['overlapping ranges', () => load('5.0.0.0,5.0.0.255,FR', '5.0.0.255,5.0.1.0,DE'), /overlap/],
    ['a file cut off in a line', () => load('5.0.0.0,5.0.0.255,FR', '5.0.1.0,5.0.'), /line 2/],
  ])('refuses %s', (_, read, message) => {
    expect(read).toThrow(message)
  })
})
