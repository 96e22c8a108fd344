// The host's clock decides nothing: when it is 30 hours ahead, days, sign-ins and messages use the database's clock.

import { signInContract } from '@glasshouse/rulebook/wire/account/sign-in'
import type { Message } from '@glasshouse/rulebook/wire/account/messages'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { only } from '../../src/platform/db/tx.ts'
import { DAY_MS, dayOf } from '../../src/play/stats/days.ts'
import { databases, openServer, registration, type TestServer } from '../support/open-server.ts'
import { shiftClock } from '../support/protection-fixture.ts'

const HOUR_MS = 3_600_000
/** More than a day ahead at any hour. */
const AHEAD_MS = 30 * HOUR_MS

describe.each(databases)('a host whose clock is 30 hours ahead, on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer(kind, {}, { leads: true })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + AHEAD_MS })
    // The embedded database has the host's clock, so its clock is corrected here.
    if (kind === 'embedded') await shiftClock(server.db, -AHEAD_MS)
    expect(Date.now() - (await now())).toBeGreaterThan(AHEAD_MS - HOUR_MS)
  })
  afterAll(async () => {
    vi.useRealTimers()
    await server.close()
  })

  const now = async (): Promise<number> =>
    Number(only(await server.db.read<{ now: bigint }>('select now_ms() as now')).now)
  /** The days before and after an action: midnight may fall between. */
  const daysAround = async (action: () => Promise<void>): Promise<number[]> => {
    const before = dayOf(await now())
    await action()
    return [before, dayOf(await now())]
  }
  const openDay = async (): Promise<number> =>
    only(await server.db.read<{ number: number }>('select number from days where close_time is null')).number

  test("closes a finished day and opens the database's current one", async () => {
    const days = await daysAround(async () => {
      // Long ago, because no day is closed twice.
      const over = dayOf(await now()) - 100
      await server.db.commit('update days set number = $1 where close_time is null', [over])
      await vi.waitUntil(async () => (await openDay()) !== over, 20_000)
    })
    expect(days).toContain(await openDay())
  })

  test("lets a player sign in for the database's day", async () => {
    const { token, user } = await server.player()
    const days = await daysAround(async () => {
      const { data } = await server.call('POST /api/sign_in', {}, token)
      const { nextDay, serverNow } = signInContract.sign.output.parse(data)
      expect(nextDay - serverNow).toBeLessThanOrEqual(DAY_MS)
      expect(Math.abs(serverNow - (await now()))).toBeLessThan(HOUR_MS)
    })
    const signed = await server.db.read<{ day: number }>('select day from sign_ins where player_id = $1', [user.id])
    expect(signed).toHaveLength(1)
    expect(days).toContain(signed[0]?.day)
  })

  test("dates a new-device message by the database's clock", async () => {
    const form = registration() as { phone: string; password: string }
    await server.call('POST /api/user/register', form)
    const { phone, password } = form
    const { data } = await server.call<{ token: string }>('POST /api/user/login', { phone, password })
    const inbox = await server.call<{ messages: Message[] }>('GET /api/user/messages/0', undefined, data.token)
    const message = inbox.data.messages.find(({ code }) => code === 'security.newDevice')
    expect(Math.abs(Number(message?.params['time']) - (await now()))).toBeLessThan(HOUR_MS)
  })
})
