// Today's server on the database of the first release, which played a bit of everything. `npm run first-release` made it.

import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import type { ChatMessage } from '@glasshouse/rulebook/wire/chat/chat'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate, sqlFiles } from '../../src/platform/db/migrate.ts'
import { openServerAt, roll, type TestServer } from '../support/open-server.ts'
import { logIn, signInOperator } from '../support/operators.ts'
import { startSandboxProcess, type SandboxProcess } from '../wallet/sandbox-process.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../wallet/webhook-receiver.ts'
import { clockBehindBy, restoreFirstRelease, story } from './restored-release.ts'

const { inviter, friend } = story
const verifier = path.join(import.meta.dirname, '..', '..', '..', 'rulebook')

describe.runIf(process.env['TEST_DATABASE_URL'])('the database of the first release', () => {
  let server: TestServer
  let sandbox: SandboxProcess
  let webhooks: WebhookReceiver
  let drop: () => Promise<void>
  beforeAll(async () => {
    const database = await restoreFirstRelease()
    drop = database.drop
    webhooks = await startWebhookReceiver()
    sandbox = await startSandboxProcess(webhooks.url)
    const env = {
      SECRET_KEY: story.testSecretKey,
      SANDBOX_GATEWAY_URL: sandbox.gatewayUrl,
      SANDBOX_ADS_URL: sandbox.adsUrl,
      SANDBOX_KEY_SECRET: sandbox.secrets.keySecret,
      SANDBOX_HOOK_SECRET: sandbox.secrets.hookSecret,
      SANDBOX_ADS_SECRET: sandbox.secrets.adsSecret,
    }
    server = await openServerAt(database.url, env, { leads: true })
  })
  afterAll(async () => {
    await server.close()
    await sandbox.close()
    await webhooks.close()
    await drop()
  })

  const done = async <T>(key: string, body?: object, token = ''): Promise<T> => {
    const { errno, message, data } = await server.call<T>(key, body, token)
    expect({ key, errno, message }).toMatchObject({ errno: 0 })
    return data
  }
  const goldOf = async ({ token }: { token: string }): Promise<number> =>
    (await done<{ gold: number }>('GET /api/user/only_balance', undefined, token)).gold

  it('lets an open board be played on', async () => {
    type Session = { id: number; opened: number[]; state: string; worth: number; payout: number | null }
    const { session } = await done<{ session: Session }>('GET /api/minesweeper', undefined, friend.token)
    expect(session).toMatchObject({ id: story.openBoard.betId, opened: story.openBoard.opened, state: 'placed' })
    const body = { sessionId: session.id, requestId: randomUUID() }
    const after = await done<{ session: Session }>('POST /api/minesweeper/jump', body, friend.token)
    expect(after.session).toMatchObject({ state: 'settled', payout: session.worth })
  })

  it('has every later migration, and nothing is left to apply', async () => {
    const rows = await server.db.read<{ name: string }>('select name from migrations order by name')
    const files = sqlFiles().filter(({ name }) => !name.startsWith('functions/'))
    expect(rows.map(({ name }) => name)).toEqual(files.map(({ name }) => name).toSorted())
    expect(rows.filter(({ name }) => name.startsWith('migrations/')).length).toBeGreaterThan(20)
    expect(await migrate(server.db)).toEqual([])
  })

  it('ends the bets of open rounds, and pays or refunds each', async () => {
    const open = `select id from bets where id = any($1) and payout is null`
    await expect.poll(() => server.db.read(open, [story.openBets]), { timeout: 240_000 }).toEqual([])
    const ended = await server.db.read<{ state: string }>('select state from bets where id = any($1)', [story.openBets])
    expect(ended).toHaveLength(story.openBets.length)
    expect(ended.every(({ state }) => state === 'settled' || state === 'refunded')).toBe(true)
  })

  it('keeps every law of the ledger', async () => {
    expect(await server.brokenLaws()).toEqual([])
  })

  it('keeps sessions and balances', async () => {
    expect(await goldOf(inviter)).toBe(story.balances.inviter)
    const { paid } = (
      await server.db.read<{ paid: number }>('select sum(payout)::int4 as paid from bets where id = any($1)', [
        [...story.openBets, story.openBoard.betId],
      ])
    )[0] as { paid: number }
    expect(await goldOf(friend)).toBe(story.balances.friend + paid)
  })

  it('lets players log in with their password, and bet', async () => {
    const { phone, password, id } = friend
    const form = { phone, password }
    const device = await done<string>('GET /api/auth')
    const { token, user } = await done<{ token: string; user: { id: number } }>('POST /api/user/login', form, device)
    expect(user.id).toBe(id)
    const wrong = await server.call('POST /api/user/login', { ...form, password: 'another one' }, device)
    expect(wrong.errno).not.toBe(0)
    // The agreement is newer than the release.
    expect((await server.call('POST /api/roller', roll(), token)).errno).not.toBe(0)
    const { version } = await done<{ version: string }>('GET /api/user/terms', undefined, token)
    await done('POST /api/user/terms', { version }, token)
    const before = await goldOf({ token })
    const { bet, balance } = await done<{ bet: { gold: number; payout: number }; balance: number }>(
      'POST /api/roller',
      roll(),
      token,
    )
    expect(balance).toBe(before - bet.gold + bet.payout)
  })

  it('verifies bets that the first release took', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-export-'))
    const file = path.join(folder, 'export.json')
    const url = `/api/fair/export/${story.oldPair.id}`
    const { body } = await server.app.httpServer.inject({ method: 'GET', url, headers: { token: friend.token } })
    fs.writeFileSync(file, body)
    const verify = (json: string): { code: number | null; output: string } => {
      fs.writeFileSync(file, json)
      const bets = String((JSON.parse(body) as { data: { bets: unknown[] } }).data.bets.length)
      const args = ['export', file, '--hash', story.oldPair.hash, '--bets', bets]
      const { status, stdout } = spawnSync(process.execPath, [path.join(verifier, 'verify.mjs'), ...args])
      return { code: status, output: stdout.toString() }
    }
    expect(verify(body)).toMatchObject({ code: 0, output: expect.stringMatching(/VERIFIED/) as string })
    expect(verify(body.replace(/"clientSeed":"first/g, '"clientSeed":"other')).code).toBe(1)
    fs.rmSync(folder, { recursive: true })
  })

  it('keeps history, referral, investment, limits, VIP and chat', async () => {
    const list = await done<unknown[]>('GET /api/roller/mine_recored/0', undefined, inviter.token)
    expect(list).toHaveLength(1)
    const friends = await done<{ id: number }[]>('GET /api/user/invited/friends/0', undefined, inviter.token)
    expect(friends).toHaveLength(1)
    const orders = await done<{ gold: number }[]>('GET /api/investment/record/0', undefined, inviter.token)
    expect(orders).toMatchObject([{ gold: 10_000 }])
    const limits = await done<object>('GET /api/user/limits', undefined, friend.token)
    expect(JSON.stringify(limits)).toMatch(/"amount":50000/)
    const vip = await done<{ isVip: boolean }>('GET /api/order/vip_price', undefined, friend.token)
    expect(vip.isVip).toBe(true)
    const said = await done<ChatMessage[]>('GET /api/ai_lady/message/0?id=mira', undefined, friend.token)
    expect(said.map(({ text }) => text)).toContain(story.saidInChat)
  })

  it('lets the operator in, with notes and an audit log that is whole', async () => {
    const { name, password, recoveryCodes } = story.operator
    const { token } = await logIn(server, name, password)
    await done('POST /api/console/second', { recoveryCode: recoveryCodes[0] }, token)
    const profile = await done<{ notes: { text: string }[] }>(`GET /api/console/player/${friend.id}`, undefined, token)
    expect(profile.notes.map(({ text }) => text)).toEqual(['Asked when it is paid.'])
    const verified = await done<object>('GET /api/console/audit/verify', undefined, token)
    expect(verified).toMatchObject({ broken: null })
  })

  it('pays a withdrawal that was in review', async () => {
    // The gateway takes no request from another time. So this comes last: what is long past ends with it.
    await server.db.commit(clockBehindBy(0))
    const serverNow = async () => (await done<{ serverNow: number }>('GET /api/crash')).serverNow
    await expect.poll(async () => Math.abs((await serverNow()) - Date.now()) < 30_000).toBe(true)
    const approve = async (): Promise<unknown> => {
      const { token } = await signInOperator(server, 'finance')
      return await done('POST /api/console/withdrawal/approve', { id: story.reviewed }, token)
    }
    await approve()
    await approve()
    const state = async () =>
      (await server.db.read<{ state: string }>('select state from withdrawals where id = $1', [story.reviewed]))[0]
        ?.state
    await expect.poll(state, { timeout: 240_000 }).toBe('confirmed')
    expect(await server.brokenLaws()).toEqual([])
  })
})
