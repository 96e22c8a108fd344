// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { durationOf } from './texts.ts'

const MINUTE = 60_000

test('shows time played in whole minutes, with hours from sixty on', () => {
  expect([0, MINUTE - 1, MINUTE, 59 * MINUTE].map(durationOf)).toEqual([
    '0\u00A0min',
    '0\u00A0min',
    '1\u00A0min',
    '59\u00A0min',
  ])
  expect([60, 61, 119, 120, 1500].map((n) => durationOf(n * MINUTE))).toEqual([
    '1\u00A0h',
    '1\u00A0h 01\u00A0min',
    '1\u00A0h 59\u00A0min',
    '2\u00A0h',
    '25\u00A0h',
  ])
})
