// Events of money and security reach the player in the inbox, by email and by push, each exactly once and in their language.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Outbox } from '../../src/features/mail/outbox.ts'
import { noticeTexts } from '../../src/features/mail/notice-texts.ts'
import { noticeEmail, type Email } from '../../src/features/mail/templates.ts'
import { isPushed } from '../../src/features/push/push-text.ts'
import { notifyPlayer } from '../../src/platform/db/notify-player.ts'
import { silentLog } from '../support/logs.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'
import { SecurityFixture, type Person } from '../support/security-fixture.ts'
import { WithdrawalFixture } from '../wallet/withdrawal-fixture.ts'

const PARAMS = { id: 30_001, gold: 5000, destination: 'First Bank •••• 2233', left: 2, until: 1_794_900_000_000 }

describe.each(['en', 'fr'] as const)('the email in %s', (language) => {
  test.each([...Object.keys(noticeTexts.en), 'security.unknown'])('about %s has all its figures', (code) => {
    const { subject, text } = noticeEmail('a@example.com', language, code, PARAMS)
    expect(`${subject} ${text}`).not.toMatch(/[{}]|undefined|NaN/)
    expect(text).toMatch(
      language === 'en' ? /If this (?:was|number)/ : /Si (?:vous n’en êtes pas à l’origine|ce numéro)/,
    )
    expect(text).not.toMatch(/https?:/)
  })
})

test('every event that is emailed has texts in both languages, and is pushed', () => {
  expect(Object.keys(noticeTexts.fr)).toEqual(Object.keys(noticeTexts.en))
  for (const code of Object.keys(noticeTexts.en)) expect(isPushed(code)).toBe(true)
})

describe.each(databases)('notices on %s', (kind) => {
  let server: TestServer
  let secured: SecurityFixture
  let fixture: WithdrawalFixture
  let person: Person
  let playerId: bigint
  beforeAll(async () => {
    server = await openServer(kind)
    secured = new SecurityFixture(server)
    fixture = new WithdrawalFixture(server)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    person = await secured.person()
    playerId = BigInt(person.id)
    await setAddress(`ada.${person.id}@example.com`, 'fr')
  })

  const setAddress = (email: string, language: string) =>
    server.db.commit(
      `update players set email_hash = $2, email_sealed = $3, email_time = now_ms(), language = $4 where id = $1`,
      [playerId, server.vault.fingerprint('email', email), server.vault.seal('email', Buffer.from(email)), language],
    )
  const outbox = () =>
    new Outbox({ db: server.db, vault: server.vault, transport: () => Promise.resolve(), log: silentLog })
  /** The queued emails of three nodes at once, whose order is not defined. */
  const emails = async (): Promise<Email[]> => {
    await Promise.all([outbox().writeNotices(), outbox().writeNotices(), outbox().writeNotices()])
    const rows = await server.db.read<{ letter_sealed: Uint8Array }>(
      `select letter_sealed from mail_outbox where player_id = $1 and kind = 'notice'`,
      [playerId],
    )
    return rows.map((row) => JSON.parse(server.vault.unseal('letter', row.letter_sealed).toString()) as Email)
  }
  const codes = async (): Promise<string[]> =>
    (
      await server.db.read<{ code: string }>('select code from messages where player_id = $1 order by id', [playerId])
    ).map(({ code }) => code)

  test('tell a withdrawal’s whole way, and a repeat tells nothing', async () => {
    const id = await fixture.request(fixture.withdrawals(), playerId)
    await fixture.pay(id)
    await Promise.all([fixture.settlement.confirm(id), fixture.settlement.confirm(id), fixture.settlement.markSent(id)])
    const told = ['withdrawal.requested', 'withdrawal.sent', 'withdrawal.confirmed']
    expect(await codes()).toEqual(told)
    expect((await emails()).map(({ subject }) => subject).toSorted()).toEqual([
      `Retrait nº ${id} demandé`,
      `Retrait nº ${id} envoyé`,
      `Retrait nº ${id} terminé`,
    ])
  })

  test('tell that a withdrawal failed, was cancelled or is on hold', async () => {
    const failed = await fixture.request(fixture.withdrawals(), playerId)
    await fixture.decline(failed)
    const withdrawals = fixture.withdrawals({ newDestinationHoldMs: 86_400_000 })
    await withdrawals.cancel(playerId, await fixture.request(withdrawals, playerId))
    expect(await codes()).toEqual([
      'withdrawal.requested',
      'withdrawal.failed',
      'withdrawal.held',
      'withdrawal.cancelled',
    ])
    expect((await emails()).map(({ text }) => text).join('\n')).toMatch(/jusqu’au \d{1,2}\u00A0.* UTC/)
  })

  test('tell a credited deposit once, however often the gateway reports it', async () => {
    const reference = await fixture.deposit(playerId)
    await Promise.all([fixture.hook(reference), fixture.hook(reference)])
    expect(await codes()).toEqual(['deposit.credited'])
    expect(await emails()).toMatchObject([{ to: `ada.${person.id}@example.com` }])
  })

  test('tell a login from a new browser and a change of password', async () => {
    await secured.login(person.phone)
    await secured.changePassword(person.token)
    expect(await codes()).toEqual(['security.newDevice', 'security.passwordChanged'])
    expect(await emails()).toHaveLength(2)
  })

  test('go to the address that the player had when it happened', async () => {
    await fixture.request(fixture.withdrawals(), playerId)
    await setAddress(`mallory.${person.id}@example.com`, 'en')
    expect(await emails()).toMatchObject([{ to: `ada.${person.id}@example.com` }])
  })

  test('are not emailed without a verified address, and never counted against codes', async () => {
    await server.db.commit(
      'update players set email_hash = null, email_sealed = null, email_time = null where id = $1',
      [playerId],
    )
    await fixture.request(fixture.withdrawals(), playerId)
    expect(await codes()).toEqual(['withdrawal.requested'])
    expect(await emails()).toEqual([])
    await setAddress(`many.${person.id}@example.com`, 'en')
    for (let i = 0; i < 12; i++) await fixture.request(fixture.withdrawals(), playerId, undefined, { gold: 2000 })
    expect(await emails()).toHaveLength(12)
    const address = encodeURIComponent(`new.${person.id}@example.com`)
    expect((await server.call(`POST /api/user/email/${address}`, {}, person.token)).errno).toBe(0)
  })

  test('with one key are added once, and vanish with a transaction that is rolled back', async () => {
    const key = randomUUID()
    const tell = () => server.db.transaction((tx) => notifyPlayer(tx, playerId, 'deposit.credited', PARAMS, key))
    await Promise.all([tell(), tell(), tell()])
    const failing = server.db.transaction(async (tx) => {
      await notifyPlayer(tx, playerId, 'withdrawal.sent', PARAMS)
      throw new Error('cut off')
    })
    await expect(failing).rejects.toThrow('cut off')
    expect(await codes()).toEqual(['deposit.credited'])
    expect(await emails()).toHaveLength(1)
  })
})
