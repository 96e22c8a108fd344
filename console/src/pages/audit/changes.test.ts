// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { changesOf } from './changes.tsx'

test('shows each field that differs, and none that does not', () => {
  expect(changesOf('{"role":"support","name":"x"}', '{"role":"risk","name":"x"}')).toEqual([
    { field: 'role', was: 'support', is: 'risk' },
  ])
  expect(changesOf(null, '{"gold":5,"list":[1,2]}')).toEqual([
    { field: 'gold', was: '', is: '5' },
    { field: 'list', was: '', is: '[1,2]' },
  ])
  expect(changesOf('{"gone":null}', null)).toEqual([{ field: 'gone', was: 'null', is: '' }])
  expect(changesOf(null, null)).toEqual([])
})

test('shows a value that isn’t an object unchanged', () => {
  expect(changesOf('[1]', 'not json')).toEqual([
    { field: '0', was: '1', is: '' },
    { field: 'value', was: '', is: 'not json' },
  ])
})
