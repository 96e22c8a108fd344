// A changed agreement is accepted again before the next bet or deposit; everything else works without it.

import { randomUUID } from 'node:crypto'
import { TERMS_VERSION } from '@glasshouse/rulebook/core/terms'
import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import type { User } from '@glasshouse/rulebook/wire/account/players'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { databases, openServer, roll, type TestServer } from '../support/open-server.ts'

const CHANGED = refusals.termsChanged.errno
const OLD = '2026-11-3'

interface TermsState {
  isDue: boolean
  accepted: { version: string; time: number }[]
}

describe.each(databases)('a changed agreement on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer(kind)
  })
  afterEach(async () => expect(await server.brokenLaws()).toEqual([]))
  afterAll(() => server.close())

  /** A player who accepted the version before, and nothing since. */
  const oldPlayer = async () => {
    const player = await server.player()
    await server.db.transaction(async (tx) => {
      await tx.query('update players set terms_version = $2 where id = $1', [player.user.id, OLD])
      await tx.script('alter table terms_acceptances disable trigger terms_acceptances_append_only')
      await tx.query('update terms_acceptances set version = $2, accept_time = 1 where player_id = $1', [
        player.user.id,
        OLD,
      ])
      await tx.script('alter table terms_acceptances enable trigger terms_acceptances_append_only')
    })
    return player
  }
  const bet = async (token: string): Promise<number> => (await server.call('POST /api/roller', roll(), token)).errno
  const accept = (token: string, version = TERMS_VERSION) =>
    server.call<TermsState>('POST /api/user/terms', { version }, token)
  const isDue = async (token: string) => (await server.call<User>('GET /api/user', undefined, token)).data.termsDue

  test('does not concern a new player', async () => {
    const { token, user } = await server.player()
    expect(user.termsDue).toBe(false)
    expect(await bet(token)).toBe(0)
    expect((await server.call<TermsState>('GET /api/user/terms', undefined, token)).data).toMatchObject({
      isDue: false,
      accepted: [{ version: TERMS_VERSION }],
    })
  })

  test('refuses bets and deposits until it is accepted, and nothing else', async () => {
    const { token } = await oldPlayer()
    expect(await isDue(token)).toBe(true)
    expect(await server.call('POST /api/roller', roll(), token)).toMatchObject({ errno: CHANGED, status: 409 })
    const order = { gold: 20_000, requestId: randomUUID() }
    expect((await server.call('POST /api/recharge', order, token)).errno).toBe(CHANGED)
    expect((await server.call('GET /api/withdrawal/balance', undefined, token)).errno).toBe(0)
    expect((await server.call('GET /api/user/messages/0', undefined, token)).errno).toBe(0)
    const quote = { kind: 'fiat', gold: 50_000 }
    expect((await server.call('POST /api/withdrawal/quote', quote, token)).errno).not.toBe(CHANGED)
    expect((await accept(token)).data).toMatchObject({ isDue: false })
    expect(await isDue(token)).toBe(false)
    expect(await bet(token)).toBe(0)
  })

  test('keeps every acceptance once, with the time of the first', async () => {
    const { token } = await oldPlayer()
    const answers = await Promise.all([accept(token), accept(token), accept(token)])
    expect(answers.map(({ errno }) => errno)).toEqual([0, 0, 0])
    const { accepted } = (await accept(token)).data
    expect(accepted.map(({ version }) => version)).toEqual([TERMS_VERSION, OLD])
    expect(accepted[1]?.time).toBe(1)
    expect(new Set(answers.map(({ data }) => data.accepted[0]?.time))).toEqual(new Set([accepted[0]?.time]))
    await expect(server.db.commit('delete from terms_acceptances')).rejects.toThrow()
  })

  test('accepts no other version than the one that applies', async () => {
    const { token } = await oldPlayer()
    for (const version of [OLD, '2030-1-1', 'none']) {
      expect((await accept(token, version)).errno).toBe(refusals.termsOutdated.errno)
    }
    expect(await bet(token)).toBe(CHANGED)
  })

  test('does not ask a player who accepted a newer version on a newer node', async () => {
    const { token, user } = await server.player()
    await server.db.commit(`update players set terms_version = '2999-1-1' where id = $1`, [user.id])
    expect(await isDue(token)).toBe(false)
    expect(await bet(token)).toBe(0)
    expect((await accept(token)).errno).toBe(0)
    const [row] = await server.db.read<{ terms_version: string }>('select terms_version from players where id = $1', [
      user.id,
    ])
    expect(row?.terms_version).toBe('2999-1-1')
  })
})
