import path from 'node:path'
import { expect, it } from 'vitest'
import { checkStatements } from './check.ts'

const fixture = path.join(import.meta.dirname, 'fixture.ts')

it('finds every wrong claim with its file and line, and no right one', async () => {
  const { faults, checked, composed } = await checkStatements((file) => file === fixture, [fixture])
  expect(checked).toBe(11)
  expect(composed).toEqual([])
  expect(faults).toEqual([
    'server/test/sql-types/fixture.ts:8: claims nick, which the statement does not return',
    'server/test/sql-types/fixture.ts:9: claims id to be number, but it is int8 (bigint)',
    expect.stringMatching(/fixture\.ts:10: claims payout to be never null, but it can be/),
    'server/test/sql-types/fixture.ts:11: claims that id can be null, but it cannot',
    'server/test/sql-types/fixture.ts:12: column "no_such_column" of relation "players" does not exist',
    'server/test/sql-types/fixture.ts:13: claims that id can be null, but it cannot',
    'server/test/sql-types/fixture.ts:15: has no value for $avatar',
  ])
})
