// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { durationOf } from './texts.ts'

const MINUTE = 60_000

test('shows time played in whole minutes, with hours from sixty on', () => {
  expect([0, MINUTE - 1, MINUTE, 59 * MINUTE].map(durationOf)).toEqual(['0 min', '0 min', '1 min', '59 min'])
  expect([60, 61, 119, 120, 1500].map((n) => durationOf(n * MINUTE))).toEqual([
    '1 h',
    '1 h 01 min',
    '1 h 59 min',
    '2 h',
    '25 h',
  ])
})
