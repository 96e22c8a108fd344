// The calls of the fairness pages, and the shareable page of a bet.

import { randomUUID } from 'node:crypto'
import { seedHash } from '@glasshouse/rulebook/play/draws'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SECRET_KEY } from '../support/crash-table.ts'
import { databases, oneDatabase, openServer, roll, type TestServer } from '../support/open-server.ts'

interface Pair {
  seedPairId: number
  serverSeed: string
  serverSeedHash: string
  clientSeed: string
  bets: number
  createTime: number
  activeTime: number
  revealTime: number
}

describe.each(databases)('fairness calls on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => void (server = await openServer(kind, { SECRET_KEY })))
  afterAll(() => server.close())

  const rotate = (token: string, clientSeed: string) => server.call('POST /api/fair/rotate', { clientSeed }, token)
  const pairs = async (token: string, last = 0): Promise<Pair[]> =>
    (await server.call<Pair[]>(`GET /api/fair/pairs/${last}`, undefined, token)).data

  test('lists only revealed pairs, newest first, page by page, each once', async () => {
    const { token } = await server.player()
    expect(await pairs(token)).toEqual([])
    await server.call('POST /api/roller', roll(), token)
    for (let i = 0; i < 45; i++) await rotate(token, `turn-${i}`)
    const seen: Pair[] = []
    for (let last = 0; ;) {
      const page = await pairs(token, last)
      if (page.length === 0) break
      seen.push(...page)
      last = page.at(-1)?.createTime ?? 0
    }
    // The active pair and the next one are secret.
    expect(seen.map(({ clientSeed }) => clientSeed)).toEqual([
      ...Array.from({ length: 44 }, (_, i) => `turn-${43 - i}`),
      'test-seed',
    ])
    expect(seen.at(-1)?.bets).toBe(1)
    for (const { serverSeed, serverSeedHash, createTime, activeTime, revealTime } of seen) {
      expect(seedHash(Buffer.from(serverSeed, 'hex'))).toBe(serverSeedHash)
      // First the commitment, then the client seed, then the reveal.
      expect(createTime).toBeLessThanOrEqual(activeTime)
      expect(activeTime).toBeLessThanOrEqual(revealTime)
    }
    expect(await pairs((await server.player()).token)).toEqual([])
  })

  test('refuses to rotate seeds while a step game is open, in both languages', async () => {
    const { token } = await server.player()
    const begin = { gold: 1000, mines: 3, requestId: randomUUID() }
    await server.call('POST /api/minesweeper/join', begin, token)
    expect(await rotate(token, 'curious')).toMatchObject({ errno: 1211, message: /open game/ })
    const french = { 'accept-language': 'fr-FR' }
    const refused = await server.call('POST /api/fair/rotate', { clientSeed: 'curieux' }, token, french)
    expect(refused.message).toContain('partie')
    expect(await pairs(token)).toEqual([])
  })

  test('lists the published chains', async () => {
    const { data } =
      await server.call<{ epoch: number; manifestHash: string; isSalted: boolean; games: string[] }[]>(
        'GET /api/fair/epochs',
      )
    expect(data).toMatchObject([{ epoch: 1, isSalted: true }])
    const { data: manifest } = await server.call<{ manifest: string; manifestHash: string }>('GET /api/fair/manifest/1')
    expect(manifest.manifestHash).toBe(data[0]?.manifestHash)
    expect(seedHash(Buffer.from(manifest.manifest))).toBe(data[0]?.manifestHash)
  })

  describe('the page of a bet', () => {
    const getPage = (url: string, headers: Record<string, string> = {}) =>
      server.app.httpServer.inject({ url, headers: { host: 'play.example', ...headers } })

    test('describes the bet to crawlers in both languages and redirects people', async () => {
      const { token, user } = await server.player()
      await server.call(`PUT /api/user/${user.id}`, { nickname: 'Ada Lovelace' }, token)
      const { data } = await server.call<{ bet: { id: number; payout: number } }>(
        'POST /api/roller',
        roll({ gold: 1000 }),
        token,
      )
      const { id } = data.bet
      const english = await getPage(`/bet/${id}`)
      expect(english.statusCode).toBe(200)
      expect(english.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, max-age=300',
        vary: 'Accept-Language',
      })
      expect(english.headers['content-security-policy']).toContain("script-src 'self'")
      expect(english.body).not.toMatch(/<script|style=|<style/)
      expect(english.body).toContain(`<meta property="og:title" content="Lucky Roller: bet ${id} at Glasshouse" />`)
      expect(english.body).toContain(`<meta property="og:url" content="http://play.example/bet/${id}" />`)
      expect(english.body).toContain('<meta property="og:image" content="http://play.example/share.png" />')
      expect(english.body).toContain(`<meta http-equiv="refresh" content="0; url=/#/pages/bet/bet?id=${id}" />`)
      expect(english.body).toMatch(/staked 1,000 gold\. Payout: (1,980|0) gold\./)
      // The name is masked here as everywhere.
      expect(english.body).not.toContain('Lovelace')
      const french = await getPage(`/bet/${id}`, { 'accept-language': 'fr-FR,fr;q=0.9' })
      expect(french.body).toContain(`<html lang="fr">`)
      expect(french.body).toContain(`Lucky Roller\u00A0: mise nº ${id}`)
    })

    test('escapes everything that could be read as markup', async () => {
      const { token, user } = await server.player()
      await server.db.commit(`update players set nickname = $2 where id = $1`, [user.id, `"><b>&'`])
      const { data } = await server.call<{ bet: { id: number } }>('POST /api/roller', roll(), token)
      const { body } = await getPage(`/bet/${data.bet.id}`, { host: `x"><script>alert(1)</script>` })
      expect(body).not.toMatch(/<script|<b>|content="[^"]*<[^"]*"/)
    })

    test.each(['0', '-1', '1e3', '99999999', '10001x', '9'.repeat(30), '%3Cscript%3E'])(
      '%s is not a bet',
      async (id) => {
        const answer = await getPage(`/bet/${id}`)
        expect(answer.statusCode).toBe(404)
        expect(answer.headers['cache-control']).toBe('no-cache')
        expect(answer.body).toContain('Bet not found')
        expect(answer.body).not.toContain('og:title')
        expect((await getPage(`/bet/${id}`, { 'accept-language': 'fr' })).body).toContain('Mise introuvable')
      },
    )

    test('does not exist before the bet is settled', async () => {
      const { token } = await server.player()
      const begin = { gold: 1000, mines: 3, requestId: randomUUID() }
      const { data } = await server.call<{ session: { id: number } }>('POST /api/minesweeper/join', begin, token)
      expect((await getPage(`/bet/${data.session.id}`)).statusCode).toBe(404)
    })
  })
})

test('names the configured address only, whatever host a client asks for', async () => {
  const server = await openServer(oneDatabase, { PUBLIC_URL: 'https://house.example/', TRUST_PROXY: '1' })
  const { token } = await server.player()
  const { data } = await server.call<{ bet: { id: number } }>('POST /api/roller', roll(), token)
  const { id } = data.bet
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
  const { body, headers: sent } = await server.app.httpServer.inject({ url: `/bet/${id}`, headers })
  expect(body).not.toContain('evil.example')
  expect(body).toContain(`<link rel="canonical" href="https://house.example/bet/${id}" />`)
  expect(body).toContain('<meta property="og:image" content="https://house.example/share.png" />')
  expect(sent['cache-control']).toBe('public, max-age=300')
  await server.close()
})

test('is rate limited', async () => {
  const server = await openServer(oneDatabase, { RATE_FACTOR: '0.01' })
  const getPage = () => server.app.httpServer.inject({ url: '/bet/10001' })
  for (let i = 0; i < 3; i++) expect((await getPage()).statusCode).toBe(404)
  expect((await getPage()).statusCode).toBe(429)
  await server.close()
})
