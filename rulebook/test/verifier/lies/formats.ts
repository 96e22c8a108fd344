// Files that programs read differently, or not at all. Nothing is computed from them.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileWith, folder } from '../../run-verifier.ts'
import { honestSolvency } from '../own-files.ts'
import { Random } from '../random.ts'
import { answersOf } from '../round-files.ts'
import { linesOf, sceneOf, somePair, type Lie } from './lie.ts'

const GAIN = 'shows each reader something else, or nothing'
type Row = readonly [name: string, falsify: (text: string) => string, found: string]

const lies = (command: 'export' | 'rounds', honest: () => string, rows: readonly Row[]): Lie[] =>
  rows.map(([name, falsify, found]) => ({
    name: `${command}: ${name}`,
    gain: GAIN,
    found,
    code: 2,
    words: () => [command, fileWith(falsify(honest()))],
  }))

const PLAIN = 'which isn’t a plain whole number'
const exports = lies('export', () => linesOf([somePair()]), [
  [
    'a field twice',
    (text) => text.replace('"betCount":', '"betCount":0,"betCount":'),
    'has the field "betCount" twice',
  ],
  [
    'a field twice, once escaped',
    (text) => text.replace('"betCount":', '"bet\\u0043ount":0,"betCount":'),
    'has the field "betCount" twice',
  ],
  [
    'a field of a bet twice',
    (text) => text.replace('"payout":', '"payout":1,"payout":'),
    'has the field "payout" twice',
  ],
  ['a stake spelled 1e3', (text) => text.replace(/"gold":\d+/, '"gold":1e3'), PLAIN],
  ['a stake spelled 100.0', (text) => text.replace(/"gold":\d+/, '"gold":100.0'), PLAIN],
  ['a stake with a fraction', (text) => text.replace(/"gold":\d+/, '"gold":0.5'), PLAIN],
  ['a payout of negative zero', (text) => text.replace('"payout":0', '"payout":-0'), PLAIN],
  ['a number that a computer rounds', (text) => text.replace(/"payout":\d+/, '"payout":9007199254740993'), PLAIN],
  ['a number of a thousand digits', (text) => text.replace(/"payout":\d+/, `"payout":${'9'.repeat(1000)}`), PLAIN],
  ['a number of ten thousand digits', (text) => text.replace(/"payout":\d+/, `"payout":${'9'.repeat(10_000)}`), PLAIN],
  ['a number that no computer knows', (text) => text.replace(/"payout":\d+/, '"payout":1e999'), PLAIN],
  ['NaN', (text) => text.replace(/"payout":\d+/, '"payout":NaN'), 'must be JSON'],
  ['Infinity', (text) => text.replace(/"payout":\d+/, '"payout":Infinity'), 'must be JSON'],
  ['-Infinity', (text) => text.replace(/"payout":\d+/, '"payout":-Infinity'), 'must be JSON'],
  ['a number with a leading zero', (text) => text.replace(/"payout":(\d+)/, '"payout":0$1'), 'must be JSON'],
  ['a number with a plus', (text) => text.replace(/"payout":(\d+)/, '"payout":+$1'), 'must be JSON'],
  ['a hexadecimal number', (text) => text.replace(/"payout":\d+/, '"payout":0x10'), 'must be JSON'],
  ['a comma too many', (text) => text.replace('"bets":[', '"bets":[,'), 'must be JSON'],
  ['single quotes', (text) => text.replaceAll('"', "'"), 'must be JSON'],
  ['a comment', (text) => text.replace('{', '{/* complete */'), 'must be JSON'],
  ['half a character', (text) => text.replace('"clientSeed":"', '"clientSeed":"\\ud83d'), 'has half a character'],
  ['a control character', (text) => text.replace('"clientSeed":"', '"clientSeed":"\u0001'), 'must be JSON'],
  ['a byte order mark', (text) => `\uFEFF${text}`, 'must be JSON'],
  ['lists in lists', (text) => `${'['.repeat(60)}${text}${']'.repeat(60)}`, 'has too many lists in lists'],
  [
    'a hundred thousand lists in lists',
    () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    'has too many lists in lists',
  ],
  ['cut off in the middle', (text) => text.slice(0, text.length / 2), 'must be JSON'],
  ['empty', () => '', 'must contain only responses of /api/fair/export'],
  ['empty lines', () => '\n\r\n \t\n', 'must contain only responses of /api/fair/export'],
  ['a page of HTML', () => '<!doctype html><title>Busy</title>', 'must be JSON'],
  ['null', () => 'null', 'a response must be an object, not null'],
  ['a number', () => '5', 'a response must be an object, not 5'],
  [
    'a response that says no error in words',
    (text) => `{"errno":"0","message":"","data":${text.trim()}}`,
    'the file contains an error response',
  ],
  ['a response without its data', () => '{"errno":0,"message":""}', 'a response must be an object, not nothing'],
  ['rounds', () => linesOf(answersOf(sceneOf('crash').file)), 'must contain only responses of /api/fair/export'],
  [
    'a proof of reserves',
    () => linesOf([honestSolvency(new Random(1), 5)]),
    'must contain only responses of /api/fair/export',
  ],
])

const rounds = lies('rounds', () => linesOf(answersOf(sceneOf('crash').file)), [
  ['a seed pair', () => linesOf([somePair()]), 'must contain only responses of /api/fair/round, book and manifest'],
  [
    'a manifest alone',
    (text) => text.slice(0, text.indexOf('\n')),
    'must contain only responses of /api/fair/round, book and manifest',
  ],
  ['a field of a round twice', (text) => text.replace('"hash":', '"hash":null,"hash":'), 'has the field "hash" twice'],
  ['a field of a result twice', (text) => text.replace('"exit":', '"exit":0,"exit":'), 'has the field "exit" twice'],
  ['a cash-out spelled 1.5e2', (text) => text.replace(/"exit":\d+/, '"exit":1.5e2'), PLAIN],
  ['a cash-out of negative zero', (text) => text.replace(/"exit":\d+/, '"exit":-0'), PLAIN],
  [
    'a field with a Cyrillic letter',
    (text) => text.replaceAll('"bookRoot"', '"bооkRoot"'),
    'must contain only responses of /api/fair/round, book and manifest',
  ],
  [
    'an answer to another call',
    (text) => `${text}{"balance":500}\n`,
    'must contain only responses of /api/fair/round, book and manifest',
  ],
])

/** Bytes that are no text: each program would put another sign in their place. */
const bytes: Lie = {
  name: 'export: bytes that are no text',
  gain: GAIN,
  found: 'the file isn’t UTF-8 text',
  code: 2,
  words() {
    const path = join(folder, 'no-text')
    writeFileSync(path, Buffer.concat([Buffer.from(linesOf([somePair()])), Buffer.of(0xff, 0xfe)]))
    return ['export', path]
  },
}

export const formatLies: readonly Lie[] = [...exports, ...rounds, bytes]
