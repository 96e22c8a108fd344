// Export and account closing: the export misses no stored data, and closing leaves no identifying data behind.

import { randomUUID } from 'node:crypto'
import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import type { User } from '@glasshouse/rulebook/wire/account/players'
import { only } from '../../src/platform/db/tx.ts'
import { openVault } from '../../src/platform/db/vault.ts'
import { SEALED_COLUMNS } from '../../src/platform/db/vault-rekey.ts'
import { post } from '../../src/ledger/ledger.ts'
import type { Email } from '../../src/features/mail/templates.ts'
import { EXCEPTIONS, PERSONAL_DATA } from '../../src/features/privacy/personal-data.ts'
import { SECRET_KEY, Table } from '../support/crash-table.ts'
import { databases, openServer, registration, roll, type TestServer } from '../support/open-server.ts'

const PASSWORD = 'a glass of water'
const vault = openVault(Buffer.from(SECRET_KEY, 'hex'))

interface Page {
  section: string
  rows: Record<string, unknown>[]
  next: string | null
}
interface Registered {
  token: string
  user: User
}

describe.each(databases)('privacy on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => void (server = await openServer(kind, { SECRET_KEY })))
  afterAll(() => server.close())

  const close = (token: string, password = PASSWORD) => server.call('DELETE /api/user', { password }, token)
  const status = async (id: number) =>
    only(await server.db.read<{ status: string }>('select status from players where id = $1', [id])).status
  /** Moves all gold out of the account. */
  const empty = async ({ id }: User): Promise<void> => {
    await server.db.transaction(async (tx) => {
      const { balance } = only(
        await tx.query<{ balance: bigint }>(`select balance from accounts where owner_id = $1 and kind = 'player'`, [
          id,
        ]),
      )
      const moves = [
        { from: { kind: 'player', playerId: BigInt(id) }, to: { kind: 'sandbox' }, amount: balance },
      ] as const
      await post(tx, { key: `empty:${id}`, cause: 'test', moves })
    })
  }
  const exportAll = async (token: string): Promise<Map<string, Page['rows']>> => {
    const all = new Map<string, Page['rows']>()
    for (let after: string | null = ''; after !== null;) {
      const query: string = after ? `?after=${encodeURIComponent(after)}` : ''
      const { data, errno } = await server.call<Page>(`GET /api/user/export${query}`, undefined, token)
      expect(errno).toBe(0)
      all.set(data.section, [...(all.get(data.section) ?? []), ...data.rows])
      after = data.next
    }
    return all
  }

  describe('export', () => {
    test('covers every table with a player reference', async () => {
      const tables = await server.db.read<{ name: string }>(
        `select distinct c.table_name as name from information_schema.columns c
           join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
           where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
             and c.column_name in ('player_id', 'holder_id', 'owner_id', 'upline_id', 'friend_id', 'inviter_id')`,
      )
      const covered = new Set([...PERSONAL_DATA.flatMap((entry) => entry.tables), ...Object.keys(EXCEPTIONS)])
      expect(tables.map(({ name }) => name).filter((name) => !covered.has(name))).toEqual([])
      expect(tables.length).toBeGreaterThan(30)
      const sections = PERSONAL_DATA.map(({ section }) => section)
      expect(new Set(sections).size).toBe(sections.length)
    })

    test('contains the player’s own data in clear, and nothing of others', async () => {
      const phone = '+33698000001'
      const { data: me } = await server.call<Registered>('POST /api/user/register', registration({ phone }))
      const other = await server.player()
      await server.call('POST /api/fair/rotate', { clientSeed: 'test-seed' }, me.token)
      await server.call('POST /api/roller', roll({ gold: 700 }), me.token)
      await server.call('POST /api/roller', roll({ gold: 555 }), other.token)
      await server.call('POST /api/user/contact', { text: 'Hello there', requestId: randomUUID() }, me.token)
      const all = await exportAll(me.token)
      expect([...all.keys()]).toEqual(['profile', ...PERSONAL_DATA.map(({ section }) => section)])
      expect(all.get('profile')).toMatchObject([{ phone, email: null, nickname: me.user.nickname }])
      expect(all.get('bets')).toMatchObject([{ game: 'roller', stake: 700, state: 'settled' }])
      expect(all.get('ledger')?.length).toBeGreaterThan(1)
      expect(all.get('questions')).toMatchObject([{ text: 'Hello there' }])
      expect(all.get('sessions')).toHaveLength(1)
      const text = JSON.stringify([...all])
      expect(text).not.toContain(other.user.nickname)
      expect(text).not.toMatch(/token_hash|password_hash|secret_sealed/)
    })

    test('decrypts what the chat stores', async () => {
      const { token, user } = await server.player()
      const seal = (purpose: string, text: string) => vault.seal(purpose, Buffer.from(text))
      await server.db.commit(
        `insert into chat_threads (player_id, character_id, summary_sealed) values ($1, 'mira', $2)`,
        [user.id, seal('chat-summary', 'talked about trains')],
      )
      await server.db.commit(
        `insert into chat_memories (player_id, character_id, slot, value_sealed) values ($1, 'mira', 'pet', $2)`,
        [user.id, seal('chat-memory', 'a cat')],
      )
      const all = await exportAll(token)
      expect(all.get('chats')).toMatchObject([{ summary: 'talked about trains' }])
      expect(all.get('chatMemories')).toMatchObject([{ slot: 'pet', value: 'a cat' }])
    })

    test('names the purpose with which each column is sealed', () => {
      const purposes = new Set(SEALED_COLUMNS.map(({ table, purpose }) => `${table} ${purpose}`))
      const named = PERSONAL_DATA.flatMap(({ tables, sealed = {} }) =>
        Object.values(sealed).map((purpose) => `${tables[0]} ${purpose}`),
      )
      expect(named.length).toBeGreaterThan(3)
      expect(named.filter((each) => !purposes.has(each))).toEqual([])
    })

    test('pages through many bets without gaps or duplicates', async () => {
      const { token, user } = await server.player()
      await server.db.commit(
        `insert into bets (game, player_id, request_id, stake, choice, outcome, payout, create_time)
           select 'roller', $1, gen_random_uuid(), n, '{}', '{}', 0, now_ms() from generate_series(1, 2500) n`,
        [user.id],
      )
      const stakes = ((await exportAll(token)).get('bets') ?? []).map(({ stake }) => stake)
      expect(stakes).toHaveLength(2500)
      expect(new Set(stakes).size).toBe(2500)
    })

    test.each(['nothing', 'bets:not-a-uuid', "messages:1' or '1", 'profile'])(
      'refuses the cursor %j',
      async (after) => {
        const { token } = await server.player()
        const answer = await server.call(`GET /api/user/export?after=${encodeURIComponent(after)}`, undefined, token)
        expect(answer).toMatchObject({ errno: 1000, data: null })
      },
    )
  })

  describe('closing', () => {
    const cases: Record<string, [errno: number, (registered: Registered) => Promise<unknown>]> = {
      'gold remains': [1082, () => Promise.resolve()],
      'a step game is open': [
        1084,
        async ({ token }) => {
          const join = { gold: 100, mines: 3, requestId: randomUUID() }
          expect(await server.call('POST /api/minesweeper/join', join, token)).toMatchObject({ errno: 0 })
        },
      ],
      'a bet of a round is open': [
        1084,
        ({ user }) =>
          server.db.commit(
            `insert into bets (game, player_id, request_id, stake, choice, state, create_time)
               values ('crash', $1, gen_random_uuid(), 5, '{}', 'queued', now_ms())`,
            [user.id],
          ),
      ],
      'a withdrawal is pending': [
        1083,
        async ({ user }) => {
          const quote = randomUUID()
          await server.db.commit(
            `insert into withdrawal_quotes values ($1, $2, 'fiat', null, 10, 9, 1, 9, 'USD', 1, 1, 'test', 0, 0, 0)`,
            [quote, user.id],
          )
          await server.db.commit(
            `insert into withdrawals (player_id, kind, state, request_id, quote_id, gold, net_gold, fee, net, currency,
                                      destination_sealed, destination_shown, create_time)
               values ($1, 'fiat', 'review', gen_random_uuid(), $2, 10, 9, 1, 9, 'USD', '', '', now_ms())`,
            [user.id, quote],
          )
        },
      ],
      'a deposit is pending': [
        1083,
        ({ user }) =>
          server.db.commit(
            `insert into recharges (player_id, kind, state, gold, amount, currency, create_time, request_id, gateway, reference)
               values ($1, 'fiat', 'pending', 10, 1, 'USD', now_ms(), gen_random_uuid(), 'test', $2)`,
            [user.id, randomUUID()],
          ),
      ],
      'a rebate is due on Monday': [
        1083,
        ({ user }) => server.db.commit('insert into rebate_dues (player_id, micro) values ($1, 1000000)', [user.id]),
      ],
      'an order for pool units is open': [
        1085,
        ({ user }) =>
          server.db.commit(
            `insert into invest_orders (player_id, request_id, kind, gold, day, create_time)
               select $1, gen_random_uuid(), 'buy', 10, number, now_ms() from days where close_time is null`,
            [user.id],
          ),
      ],
    }
    test.each(Object.entries(cases))('is refused while %s', async (name, [errno, prepare]) => {
      const registered = await server.player()
      await prepare(registered)
      if (name !== 'gold remains') await empty(registered.user)
      const refused = await close(registered.token)
      expect(refused).toMatchObject({ errno, status: 400, data: null })
      expect(refused.message).not.toContain('{')
      expect(await status(registered.user.id)).toBe('active')
      expect(await server.call('GET /api/user', undefined, registered.token)).toMatchObject({ errno: 0 })
    })

    test('needs the password, and counts failed attempts', async () => {
      const { token, user } = await server.player()
      await empty(user)
      expect(await close(token, 'not it')).toMatchObject({ errno: 1081 })
      expect(await server.call('DELETE /api/user', {}, token)).toMatchObject({ errno: 1000 })
      for (let i = 0; i < 4; i++) await close(token, 'not it')
      const locked = await close(token)
      expect(locked.errno).not.toBe(0)
      expect(await status(user.id)).toBe('active')
    })

    test('ends every session, frees the phone number, and succeeds once', async () => {
      const phone = '+33698000002'
      const { data } = await server.call<Registered>('POST /api/user/register', registration({ phone }))
      const second = await server.call<{ token: string }>('POST /api/user/login', { phone, password: PASSWORD })
      await empty(data.user)
      const answers = await Promise.all([close(data.token), close(second.data.token)])
      expect(answers.filter(({ errno }) => errno === 0)).toHaveLength(1)
      for (const token of [data.token, second.data.token]) {
        await expect.poll(async () => (await server.call('GET /api/user', undefined, token)).errno).toBe(510)
      }
      expect(await server.call('POST /api/user/login', { phone, password: PASSWORD })).toMatchObject({ data: null })
      const again = await server.call<Registered>('POST /api/user/register', registration({ phone }))
      expect(again.errno).toBe(0)
      expect(again.data.user.id).not.toBe(data.user.id)
    })

    test.each([
      ['exclusion', '+33698000003'],
      ['timeout', '+33698000013'],
    ])('keeps only hashes for a restricted player (%s), to block a new registration', async (out, phone) => {
      const { data } = await server.call<Registered>('POST /api/user/register', registration({ phone }))
      await empty(data.user)
      await server.db.commit(
        `insert into player_guards (player_id, out_kind, out_from, out_until)
           values ($1, $2, now_ms(), now_ms() + 86400000)`,
        [data.user.id, out],
      )
      expect(await close(data.token)).toMatchObject({ errno: 0 })
      const again = () => server.call('POST /api/user/register', registration({ phone }))
      expect((await again()).errno).toBe(refusals.registrationBarred.errno)
      const marks = await server.db.read<{ kind: string }>('select kind from excluded_fingerprints where mark = $1', [
        server.vault.fingerprint('phone', phone),
      ])
      expect(marks).toEqual([{ kind: 'phone' }])
      await server.db.commit('update excluded_fingerprints set until = 0 where mark = $1', [
        server.vault.fingerprint('phone', phone),
      ])
      expect((await again()).errno).toBe(0)
    })

    test('leaves no identifying text in any table', async () => {
      const [phone, email, nickname, device] = ['+33698000004', 'quuxine@example.org', 'Quuxine Zorl', 'Zorlphone/9']
      const headers = { 'user-agent': device }
      const registered = await server.call<Registered>('POST /api/user/register', registration({ phone }), '', headers)
      const { token, user } = registered.data
      await server.call('POST /api/fair/rotate', { clientSeed: 'test-seed' }, token)
      await server.call(`PUT /api/user/${user.id}`, { nickname }, token)
      await server.call(`POST /api/user/email/${email}`, {}, token)
      const [{ letter_sealed: sealed }] = (await server.db.read<{ letter_sealed: Uint8Array }>(
        'select letter_sealed from mail_outbox where player_id = $1',
        [user.id],
      )) as [{ letter_sealed: Uint8Array }]
      const queued = JSON.parse(vault.unseal('letter', sealed).toString()) as Email
      const code = /\d{6}/.exec(queued.text)?.[0]
      expect(await server.call('PUT /api/user/email', { email, code }, token)).toMatchObject({ errno: 0 })
      await server.call('POST /api/user/contact', { text: `I am ${nickname}`, requestId: randomUUID() }, token)
      await server.call('POST /api/user/agent/apply', { note: `${nickname} ${email}` }, token)
      const table = new Table(server, crash)
      await table.until('betting')
      const joined = { gold: 100, auto: 101, requestId: randomUUID() }
      await server.call('POST /api/crash/join', joined, token)
      await table.until('result')
      await table.until('betting')
      await empty(user)

      const identifiers = [phone, phone.slice(1), email, 'quuxine', nickname, device]
      const found = async (): Promise<string[]> => {
        const tables = await server.db.read<{ name: string }>(
          `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
        )
        const patterns = identifiers.flatMap((text) => [`%${text}%`, `%${Buffer.from(text).toString('hex')}%`])
        const hits = await Promise.all(
          tables.map(async ({ name }) => {
            const rows = await server.db.read(`select 1 from ${name} t where t::text ilike any($1) limit 1`, [patterns])
            return rows.length > 0 ? [name] : []
          }),
        )
        return hits.flat()
      }
      expect(await found()).toEqual(expect.arrayContaining(['players', 'sessions', 'support_messages']))
      expect(await close(token)).toMatchObject({ errno: 0 })
      expect(await found()).toEqual([])
      const bets = await server.db.read('select 1 from bets where player_id = $1', [user.id])
      const entries = await server.db.read(
        'select 1 from entries e join accounts a on a.id = e.account_id where a.owner_id = $1',
        [user.id],
      )
      expect(entries.length).toBeGreaterThan(1)
      expect(bets.length).toBeLessThanOrEqual(1)
    })
  })
})
