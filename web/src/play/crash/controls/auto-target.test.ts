import { expect, it } from 'vitest'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { football } from '@glasshouse/rulebook/games/football/rules'
import { parseTarget } from './auto-target.ts'

it.each([
  ['', null, false],
  ['2', 200, false],
  ['2.5', 250, false],
  ['2,05×', 205, false],
  ['2.019', 201, false],
  ['1.01', 101, false],
  ['10000', 1_000_000, false],
  ['1.00', null, true],
  ['10000.01', null, true],
  ['-2', null, true],
  ['2.5.1', null, true],
  ['abc', null, true],
])('reads %j on a curve as %j', (text, auto, isBad) => {
  expect(parseTarget(text, crash)).toEqual({ text, auto, isBad })
})

it('reads the number of a step on stairs, and no step that is not there', () => {
  expect(parseTarget('3', football).auto).toBe(3)
  expect(parseTarget('0', football).isBad).toBe(true)
  expect(parseTarget('21', football).isBad).toBe(true)
})
