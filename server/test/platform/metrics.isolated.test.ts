// What /metrics says after real calls: counts that follow them, labels that do not follow players.

import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { alarmKinds } from '@glasshouse/rulebook/wire/backoffice/today'
import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createMetrics } from '../../src/platform/http/metrics.ts'
import { ChatGuest } from '../chat/chat-guest.ts'
import { dashboardExpressions, metricsIn, ops } from '../observability/expressions.ts'
import { readMetrics, sumOf, type Series } from '../observability/metrics-text.ts'
import { oneDatabase, openServer, roll, type TestServer } from '../support/open-server.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let server: TestServer
beforeAll(async () => void (server = await openServer(oneDatabase, {}, { leads: true })))
afterAll(() => server.close())

const scrape = async (): Promise<Series[]> =>
  readMetrics((await server.app.httpServer.inject({ method: 'GET', url: '/metrics' })).body)
const bets = (series: readonly Series[], game: string, outcome: string, errno = '0'): number =>
  sumOf(series, 'glasshouse_bets_total', { game, outcome, errno })
const until = async (isTrue: () => Promise<boolean>): Promise<void> => {
  while (!(await isTrue())) await sleep(50)
}

test('counts accepted, repeated and refused bets, stakes and payouts', async () => {
  const { token } = await server.player()
  const before = await scrape()
  const first = roll({ gold: 200 })
  const { data } = await server.call<{ bet: { payout: number } }>('POST /api/roller', first, token)
  await server.call('POST /api/roller', first, token)
  const tooHigh = await server.call('POST /api/roller', roll({ gold: 90_000_000 }), token)
  const reused = await server.call('POST /api/roller', { ...first, gold: 300 }, token)
  const after = await scrape()
  const classOf = (errno: number): string => `${Math.floor(errno / 100)}xx`
  expect([tooHigh.errno, reused.errno].every((errno) => errno > 0)).toBe(true)
  const refused = [tooHigh.errno, reused.errno].map(classOf)
  for (const errno of new Set(refused)) {
    const count = refused.filter((one) => one === errno).length
    expect(bets(after, 'roller', 'refused', errno) - bets(before, 'roller', 'refused', errno), errno).toBe(count)
  }
  expect(bets(after, 'roller', 'accepted') - bets(before, 'roller', 'accepted')).toBe(1)
  expect(bets(after, 'roller', 'repeated') - bets(before, 'roller', 'repeated')).toBe(1)
  const grown = (name: string, labels = { game: 'roller' }) => sumOf(after, name, labels) - sumOf(before, name, labels)
  expect(grown('glasshouse_stakes_gold_total')).toBe(200)
  expect(grown('glasshouse_payouts_gold_total')).toBe(data.bet.payout)
  expect(grown('glasshouse_settled_bets_total')).toBe(1)
})

test('counts bets of shared rounds and of games of several steps, and who leads', async () => {
  const { token } = await server.player()
  const before = await scrape()
  const place = (game: string, choice: object) =>
    server.call<{ bet: { id: number } }>(
      `POST /api/${game}/join`,
      { gold: 300, requestId: randomUUID(), ...choice },
      token,
    )
  await until(async () => (await place('crash', {})).errno === 0)
  await until(async () => (await place('fruit', { gold: 600, selections: ['cherry'] })).errno === 0)
  const mines = await server.call<{ session: { id: number } }>(
    'POST /api/minesweeper/join',
    { gold: 300, mines: 3, requestId: randomUUID() },
    token,
  )
  const step = { sessionId: mines.data.session.id, cell: 3, requestId: randomUUID() }
  await server.call('POST /api/minesweeper/reveal', step, token)
  await server.call('POST /api/minesweeper/jump', { sessionId: mines.data.session.id, requestId: randomUUID() }, token)
  for (const game of ['crash', 'fruit', 'minesweeper']) {
    await until(async () => {
      const after = await scrape()
      return (
        bets(after, game, 'accepted') === bets(before, game, 'accepted') + 1 &&
        sumOf(after, 'glasshouse_settled_bets_total', { game }) ===
          sumOf(before, 'glasshouse_settled_bets_total', { game }) + 1
      )
    })
  }
  const after = await scrape()
  expect(sumOf(after, 'glasshouse_leader', { task: 'crash' })).toBe(1)
  expect(sumOf(after, 'glasshouse_leader_changes_total', { task: 'crash' })).toBeGreaterThanOrEqual(1)
  expect(sumOf(after, 'glasshouse_batch_size_count', { batch: 'crash_joins' })).toBeGreaterThanOrEqual(1)
})

test('counts sockets while they are open, chat answers and the time to their first word', async () => {
  const { token } = await server.player()
  const before = await scrape()
  const open = (series: readonly Series[]) => sumOf(series, 'glasshouse_sockets', { endpoint: 'chat' })
  const guest = await ChatGuest.in(server, token)
  expect(open(await scrape())).toBe(open(before) + 1)
  await guest.talk('hello')
  const done = { engine: 'offline', state: 'done' }
  const name = 'glasshouse_chat_answers_total'
  await until(async () => sumOf(await scrape(), name, done) === sumOf(before, name, done) + 1)
  const words = 'glasshouse_chat_first_word_seconds_count'
  expect(sumOf(await scrape(), words)).toBe(sumOf(before, words) + 1)
  guest.close()
  await until(async () => open(await scrape()) === open(before))
})

test('reports orders by state, waiting messages, connections and one gauge for each kind of alarm', async () => {
  await until(async () => sumOf(await scrape(), 'glasshouse_alarms_checked_timestamp_seconds') > 0)
  const series = await scrape()
  const labelsOf = (name: string, label: string) =>
    series.filter((one) => one.name === name).map(({ labels }) => labels[label])
  expect(labelsOf('glasshouse_alarms', 'kind')).toHaveLength(alarmKinds.length)
  expect(new Set(labelsOf('glasshouse_alarms', 'kind'))).toEqual(new Set(alarmKinds))
  expect(labelsOf('glasshouse_withdrawals', 'state')).toEqual(
    expect.arrayContaining(['held', 'review', 'approved', 'sending', 'sent', 'confirmed', 'rejected', 'failed']),
  )
  expect(labelsOf('glasshouse_recharges', 'state')).toEqual(
    expect.arrayContaining(['created', 'pending', 'paid', 'credited', 'expired', 'failed', 'seen', 'orphaned']),
  )
  expect(new Set(labelsOf('glasshouse_outbox_messages', 'channel'))).toEqual(new Set(['mail', 'sms']))
  expect(sumOf(series, 'glasshouse_database_connections') >= 1).toBe(oneDatabase === 'postgresql')
  expect(sumOf(series, 'glasshouse_database_seconds_count', { work: 'commit', outcome: 'ok' })).toBeGreaterThan(0)
})

test('reports every metric that the dashboard and the rules read', async () => {
  const { body } = await server.app.httpServer.inject({ method: 'GET', url: '/metrics' })
  const reported = new Set(Array.from(body.matchAll(/^# TYPE (\w+) /gm), ([, name]) => name))
  const rules = fs.readFileSync(path.join(ops, 'prometheus', 'rules.yml'), 'utf8')
  const texts = [
    ...dashboardExpressions().map(({ text }) => text),
    ...rules.split('\n').filter((line) => !line.includes('- name:')),
  ]
  const read = texts.flatMap(metricsIn).filter((name) => name !== 'up')
  expect(read.length).toBeGreaterThan(50)
  const unknown = read.filter((name) => !reported.has(name) && !reported.has(name.replace(/_(bucket|sum|count)$/, '')))
  expect(unknown).toEqual([])
})

/** Every label, and what its values can be. */
const LABELS: Readonly<Record<string, (value: string) => boolean>> = {
  call: (value) => /^(GET|POST|PUT|DELETE) \/api\/[\w/{}.-]+$/.test(value) && !/\d{3}/.test(value),
  errno: (value) => /^\d{1,2}xx$/.test(value) || value === '0' || isErrno(Number(value)),
  game: (value) => /^[a-z]+3?$/.test(value),
  task: (value) => /^[a-zA-Z.:_ -]+3?$/.test(value),
  outcome: (value) => /^[a-zA-Z]+$/.test(value),
  result: (value) => ['won', 'lost', 'refunded', 'cancelled'].includes(value),
  batch: (value) => /^[a-z_]+$/.test(value),
  endpoint: (value) => ['live', 'chat'].includes(value),
  provider: (value) => /^[a-z_]+$/.test(value),
  engine: (value) => ['offline', 'remote', 'safety', 'none', 'chat', 'guard'].includes(value),
  state: (value) => /^[a-zA-Z]+$/.test(value),
  channel: (value) => ['mail', 'sms'].includes(value),
  work: (value) => ['read', 'commit', 'transaction'].includes(value),
  kind: (value) => /^[a-z_]+(\.[a-zA-Z]+)?$/.test(value),
  level: (value) => ['info', 'warn', 'error', 'fatal', 'debug', 'trace'].includes(value),
  version: (value) => /^v?\d+\.\d+\.\d+$/.test(value),
}
const isErrno = (errno: number): boolean => Object.values(refusals).some((refusal) => refusal.errno === errno)
/** Of Prometheus itself and of Node's own metrics, which players do not reach. */
const FOREIGN = /^(le|quantile|type|space|major|minor|patch)$/

test('has no label that grows with players', async () => {
  const players = [await server.player(), await server.player()]
  const play = async (): Promise<Set<string>> => {
    for (const { token, user } of players) {
      await server.call('POST /api/roller', roll(), token)
      await server.call('POST /api/roller', roll({ gold: 90_000_000 }), token)
      await server.call(`GET /api/bet/${user.id}`, undefined, token)
      await server.call('GET /api/roller/mine/0', undefined, token)
    }
    return new Set((await scrape()).map(({ name, labels }) => `${name} ${JSON.stringify(labels)}`))
  }
  // Every series that chance decides, first.
  for (const result of ['won', 'lost'])
    await until(async () => {
      await play()
      return sumOf(await scrape(), 'glasshouse_settled_bets_total', { game: 'roller', result }) > 0
    })
  const before = await play()
  for (let more = 0; more < 4; more++) players.push(await server.player())
  const grown = [...(await play())].filter((series) => !before.has(series) && series.includes('roller'))
  expect(grown).toEqual([])
  const known = players.flatMap(({ token, user }) => [token, String(user.id), user.nickname])
  for (const { name, labels } of await scrape()) {
    for (const [label, value] of Object.entries(labels)) {
      if (!name.startsWith('glasshouse_') || FOREIGN.test(label)) continue
      expect(LABELS[label]?.(value), `${name} {${label}="${value}"}`).toBe(true)
      // An errno may be the same number as an id by chance.
      expect(label !== 'errno' && known.includes(value), `${name} {${label}="${value}"}`).toBe(false)
    }
  }
})

test('keeps the other values when a source fails or does not answer', async () => {
  const source = (name: string, read: () => Promise<{ name: string; value: number }[]>) => ({
    metrics: [[name, 'test'] as const],
    read,
  })
  let isFailing = false
  const metrics = createMetrics([
    source('glasshouse_test_good', () => Promise.resolve([{ name: 'glasshouse_test_good', value: 7 }])),
    source('glasshouse_test_failing', () =>
      isFailing
        ? Promise.reject(new Error('no connection'))
        : Promise.resolve([{ name: 'glasshouse_test_failing', value: 1 }]),
    ),
    source('glasshouse_test_silent', () => (isFailing ? new Promise(() => {}) : Promise.resolve([]))),
  ])
  expect(sumOf(readMetrics((await metrics.render()).text), 'glasshouse_test_failing')).toBe(1)
  isFailing = true
  const series = readMetrics((await metrics.render()).text)
  expect(sumOf(series, 'glasshouse_test_good')).toBe(7)
  expect(series.map(({ name }) => name)).not.toContain('glasshouse_test_failing')
  expect(series.map(({ name }) => name)).not.toContain('glasshouse_test_silent')
})
