// Time-outs and self-exclusions follow a person to other accounts, by browser, payout account, email and identity.

import { randomUUID } from 'node:crypto'
import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import type { User } from '@glasshouse/rulebook/wire/account/players'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { checks } from '../../src/backoffice/today-alarms.ts'
import { deleteEndedMarks, spreadExclusions } from '../../src/features/protection/exclusion-matches.ts'
import { destinationFingerprint } from '../../src/features/wallet/destinations/fingerprint.ts'
import { playerGold, post } from '../../src/ledger/ledger.ts'
import { recordFingerprint } from '../../src/play/risk/identity-fingerprints.ts'
import { IdentityFixture } from '../identity/identity-fixture.ts'
import { databases, openServer, registration, roll, whileBusy, type TestServer } from '../support/open-server.ts'
import { signInOperator, type EnrolledOperator } from '../support/operators.ts'
import { DAY, shiftClock } from '../support/protection-fixture.ts'

const MATCHED = refusals.exclusionMatched.errno
const REVIEW = refusals.exclusionReview.errno
const PASSWORD = 'a glass of water'
const newPhone = (): string => (registration() as { phone: string }).phone

interface Account {
  readonly token: string
  readonly user: User
}

describe.each(databases)('accounts that share details with a restricted player on %s', (kind) => {
  let server: TestServer
  let reviewer: EnrolledOperator
  let risk: string
  beforeAll(async () => {
    server = await openServer(kind)
    reviewer = await signInOperator(server, 'risk')
    risk = reviewer.token
  })
  afterEach(async () => expect(await server.brokenLaws()).toEqual([]))
  afterAll(() => server.close())

  const browser = async (): Promise<string> => (await server.call<string>('GET /api/auth')).data
  const register = async (esToken = '', phone = newPhone()): Promise<Account> => {
    const form = registration({ phone })
    const { data } = await whileBusy(() => server.call<Account>('POST /api/user/register', form, esToken))
    await server.call('POST /api/fair/rotate', { clientSeed: 'match' }, data.token)
    return data
  }
  const bet = async ({ token }: Account): Promise<number> =>
    (await server.call('POST /api/roller', roll({ requestId: randomUUID() }), token)).errno
  const deposit = async ({ token }: Account): Promise<number> =>
    (await server.call('POST /api/recharge', { gold: 20_000, requestId: randomUUID() }, token)).errno
  const exclude = async ({ token }: Account, months = 6): Promise<void> =>
    expect(await server.call('POST /api/user/exclude', { months }, token)).toMatchObject({ errno: 0 })
  const wallet = (address: string) => destinationFingerprint(server.vault, { address })
  /** What a withdrawal to the address records. */
  const payTo = ({ user }: Account, mark: Buffer) =>
    server.db.transaction((tx) => recordFingerprint(tx, BigInt(user.id), 'payout', mark))
  const matches = async ({ user }: Account) =>
    (
      await server.call<{ rows: { id: number; kind: string; effect: string; state: string; excludedId: number }[] }>(
        `GET /api/console/list/exclusion-matches?player=${user.id}`,
        undefined,
        risk,
      )
    ).data.rows
  const decide = async (account: Account, isSamePerson: boolean) => {
    const [match] = await matches(account)
    const decision = { id: match?.id, isSamePerson, reason: 'Seen by phone.' }
    return await server.call('POST /api/console/protection/match', decision, risk)
  }

  test('a new phone in the same browser with the same wallet neither bets nor deposits, but withdraws', async () => {
    const esToken = await browser()
    const address = randomUUID()
    const first = await register(esToken)
    await payTo(first, wallet(address))
    await exclude(first)
    const second = await register(esToken)
    expect(await bet(second)).toBe(REVIEW)
    expect(await deposit(second)).toBe(REVIEW)
    await payTo(second, wallet(address))
    expect(await bet(second)).toBe(MATCHED)
    expect(await deposit(second)).toBe(MATCHED)
    const { errno } = await server.call(
      'POST /api/investment/buy',
      { gold: 1000, requestId: randomUUID() },
      second.token,
    )
    expect(errno).toBe(MATCHED)
    expect(await server.call('GET /api/withdrawal/balance', undefined, second.token)).toMatchObject({
      errno: 0,
      data: { withdrawable: 100_000 },
    })
    expect(await matches(second)).toMatchObject([
      { kind: 'payout', effect: 'block', state: 'open', excludedId: first.user.id },
      { kind: 'device', effect: 'review', state: 'open', excludedId: first.user.id },
    ])
  })

  test('a payout account that is added later blocks from then on, even between fast bets', async () => {
    const mark = wallet(randomUUID())
    const excluded = await register()
    await payTo(excluded, mark)
    await exclude(excluded, 0)
    const other = await register(await browser())
    for (let i = 0; i < 3; i++) expect(await bet(other)).toBe(0)
    await payTo(other, mark)
    expect(await bet(other)).toBe(MATCHED)
    const french = await server.call('POST /api/roller', roll(), other.token, { 'accept-language': 'fr' })
    expect(french.message).toMatch(/auto-exclusion/)
    expect(french.message).not.toMatch(/\d/)
  })

  test('an account that already had the payout account is blocked when the player excludes themselves', async () => {
    const mark = wallet(randomUUID())
    const [one, other] = [await register(), await register()]
    await payTo(one, mark)
    await payTo(other, mark)
    expect(await bet(other)).toBe(0)
    await exclude(one)
    expect(await bet(other)).toBe(MATCHED)
    // Both directions are closed, but nobody is matched with themselves.
    expect(await matches(one)).toEqual([])
  })

  test('an older account in the same browser keeps playing and raises an alarm, until an operator decides', async () => {
    const esToken = await browser()
    const [parent, child] = [await register(esToken), await register(esToken)]
    await exclude(parent)
    expect(await bet(child)).toBe(0)
    expect(await matches(child)).toMatchObject([{ kind: 'device', effect: 'alarm', state: 'open' }])
    const found = await checks.find((check) => check.kind === 'exclusion.match')?.find(server.db, [])
    expect(found?.map(({ subject }) => subject)).toContain(String(child.user.id))
    expect(await decide(child, true)).toMatchObject({ errno: 0 })
    expect(await bet(child)).toBe(MATCHED)
    expect(await decide(child, true)).toMatchObject({ errno: refusals.matchDecided.errno, status: 409 })
    expect(await decide(child, false)).toMatchObject({ errno: 0 })
    expect(await bet(child)).toBe(0)
    const acts = await server.db.read<{ act: string; after: { reason: string } }>(
      `select act, after from audit_log where subject = $1 and act like 'exclusionMatch.%' order by seq`,
      [String(child.user.id)],
    )
    expect(acts).toMatchObject([
      { act: 'exclusionMatch.confirmed', after: { reason: 'Seen by phone.' } },
      { act: 'exclusionMatch.lifted' },
    ])
  })

  test('a lifted match stays lifted when the exclusion is extended, and support cannot lift one', async () => {
    const esToken = await browser()
    const excluded = await register(esToken)
    await exclude(excluded, 6)
    const innocent = await register(esToken)
    expect(await bet(innocent)).toBe(REVIEW)
    const support = (await signInOperator(server, 'support')).token
    const decision = { id: 1, isSamePerson: false, reason: 'No.' }
    expect((await server.call('POST /api/console/protection/match', decision, support)).errno).not.toBe(0)
    await decide(innocent, false)
    expect(await bet(innocent)).toBe(0)
    await server.db.transaction(async (tx) => {
      await tx.query('update player_guards set out_until = out_until + 1000 where player_id = $1', [excluded.user.id])
      await tx.query('select save_excluded_marks($1)', [excluded.user.id])
    })
    await spreadExclusions(server.db)
    expect(await bet(innocent)).toBe(0)
  })

  test('a payout account that the excluded player adds afterwards counts too', async () => {
    const mark = wallet(randomUUID())
    const [excluded, other] = [await register(), await register()]
    await payTo(other, mark)
    await exclude(excluded)
    await payTo(excluded, mark)
    await spreadExclusions(server.db)
    expect(await bet(other)).toBe(MATCHED)
  })

  test('a phone that is the excluded player’s payout account does not open a way back', async () => {
    const phone = newPhone()
    const excluded = await register()
    await payTo(excluded, destinationFingerprint(server.vault, { phone }))
    await exclude(excluded)
    const other = await register('', phone)
    expect(await bet(other)).toBe(MATCHED)
  })

  test('an approved name and date of birth match in another spelling, and not with another birthday', async () => {
    const person = { firstName: 'Élodie', lastName: 'Dupont-Martin', birthDate: '1990-12-31' }
    const [excluded, same, other] = [await register(), await register(), await register()]
    const identity = new IdentityFixture(server)
    const submit = ({ token }: Account, details: typeof person) => identity.send(token, details)
    const approve = async (account: Account, details: typeof person) =>
      expect(await identity.decide(reviewer, await submit(account, details))).toMatchObject({ errno: 0 })
    await approve(excluded, person)
    await exclude(excluded)
    const waiting = await submit(same, { ...person, firstName: 'DUPONT MARTIN', lastName: 'Elodie' })
    // Anybody can enter a name, so details that nobody has checked block nobody.
    expect(await bet(same)).toBe(0)
    expect(await identity.decide(reviewer, waiting)).toMatchObject({ errno: 0 })
    expect(await bet(same)).toBe(MATCHED)
    expect(await matches(same)).toMatchObject([{ kind: 'person', effect: 'block', excludedId: excluded.user.id }])
    await approve(other, { ...person, birthDate: '1991-12-31' })
    expect(await bet(other)).toBe(0)
  })

  test('an approved identity of an older account blocks it when the person excludes themselves elsewhere', async () => {
    const person = { firstName: 'Moussa', lastName: 'Traoré', birthDate: '1985-02-03' }
    const [excluded, other] = [await register(), await register()]
    const identity = new IdentityFixture(server)
    for (const { token } of [excluded, other]) await identity.decide(reviewer, await identity.send(token, person))
    expect(await bet(other)).toBe(0)
    await exclude(excluded)
    await spreadExclusions(server.db)
    expect(await bet(other)).toBe(MATCHED)
  })

  test('an email address that was once verified follows as well', async () => {
    const mark = server.vault.fingerprint('email', `${randomUUID()}@example.org`)
    const [excluded, other] = [await register(), await register()]
    const verify = (account: Account) =>
      server.db.transaction((tx) => recordFingerprint(tx, BigInt(account.user.id), 'email', mark))
    await verify(excluded)
    await verify(other)
    await exclude(excluded)
    expect(await bet(other)).toBe(MATCHED)
  })

  test('the marks outlive a closed account', async () => {
    const esToken = await browser()
    const excluded = await register(esToken)
    await server.call('POST /api/user/timeout', { days: 7 }, excluded.token)
    await server.db.transaction(async (tx) => {
      const playerId = BigInt(excluded.user.id)
      const { balance } = await playerGold(tx, playerId)
      const moves = [{ from: { kind: 'player', playerId }, to: { kind: 'sandbox' }, amount: balance }] as const
      await post(tx, { key: `empty:${playerId}`, cause: 'test', moves })
    })
    expect(await server.call('DELETE /api/user', { password: PASSWORD }, excluded.token)).toMatchObject({ errno: 0 })
    expect(await bet(await register(esToken))).toBe(REVIEW)
  })

  test('whichever comes first of exclusion and mark, at the same moment, none is missed', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const mark = wallet(randomUUID())
        const [one, other] = [await register(), await register()]
        await payTo(one, mark)
        await Promise.all([exclude(one), payTo(other, mark)])
        await spreadExclusions(server.db)
        return await bet(other)
      }),
    )
    expect(outcomes).toEqual(outcomes.map(() => MATCHED))
    // Two who exclude themselves at once and share a mark do not wait for each other for ever.
    const mark = wallet(randomUUID())
    const [one, other] = [await register(), await register()]
    await payTo(one, mark)
    await payTo(other, mark)
    await Promise.all([exclude(one), exclude(other)])
  })

  // Last, because it moves the clock.
  test('an ended time-out matches nobody, and its marks and those of ended limits are deleted', async () => {
    const [esToken, mark] = [await browser(), wallet(randomUUID())]
    const player = await register(esToken)
    await payTo(player, mark)
    await server.call('POST /api/user/timeout', { days: 1 }, player.token)
    const [sameBrowser, sameWallet] = [await register(esToken), await register()]
    await payTo(sameWallet, mark)
    expect([await bet(sameBrowser), await bet(sameWallet)]).toEqual([REVIEW, MATCHED])
    await server.db.commit(
      `insert into kept_limits (kind, mark, player_id, own_until, until)
         select v.kind, $2, $1, now_ms() + $3, now_ms() + v.days * $3 from (values ('phone', 1), ('email', 3)) v(kind, days)`,
      [player.user.id, mark, DAY],
    )
    await shiftClock(server.db, 2 * DAY)
    expect([await bet(sameBrowser), await bet(sameWallet)]).toEqual([0, 0])
    const late = await register(esToken)
    await payTo(late, mark)
    expect(await bet(late)).toBe(0)
    await deleteEndedMarks(server.db, Date.now() + 2 * DAY)
    const kept = await server.db.read(
      `select mark from excluded_fingerprints where player_id = $1
         union all select mark from exclusion_matches where player_id = any($2)`,
      [player.user.id, [sameBrowser.user.id, sameWallet.user.id]],
    )
    expect(kept).toEqual([])
    const limits = await server.db.read('select kind from kept_limits where player_id = $1', [player.user.id])
    expect(limits).toEqual([{ kind: 'email' }])
  })
})
