// A database that went back in time takes no bets until every result that it could draw again was replaced.

import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { minesweeper } from '@glasshouse/rulebook/games/minesweeper/rules'
import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AlarmWatch } from '../../src/backoffice/today-alarms.ts'
import { StepEngine } from '../../src/play/engines/steps.ts'
import { Seeds } from '../../src/play/fairness/seeds.ts'
import { MarkKeeper } from '../../src/play/recovery/mark-keeper.ts'
import { fileStore, redisStore, type Mark } from '../../src/play/recovery/mark-stores.ts'
import { readRecovery } from '../../src/play/recovery/recovery.ts'
import { reseed } from '../../src/play/recovery/reseed.ts'
import { Bankroll } from '../../src/play/risk/bankroll.ts'
import { SECRET_KEY, Table } from '../support/crash-table.ts'
import { captureLog, silentLog, strictLog } from '../support/logs.ts'
import { bothDatabases, openServer, roll, type TestServer } from '../support/open-server.ts'
import { auditEntriesSeenBy, PASSWORD, signInOperator, type EnrolledOperator } from '../support/operators.ts'

const RECOVERING = refusals.recovering.errno
const redisUrl = process.env['TEST_REDIS_URL']

describe.each(bothDatabases)('marks and recoveries on %s', (kind) => {
  let server: TestServer
  let owner: EnrolledOperator
  let folder: string
  let file: string
  beforeAll(async () => {
    server = await openServer(kind, { SECRET_KEY })
    owner = await signInOperator(server, 'owner')
  })
  afterAll(async () => {
    expect(await server.brokenLaws()).toEqual([])
    await server.close()
  })
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-mark-'))
    file = path.join(folder, 'mark.json')
  })
  afterEach(() => fs.rmSync(folder, { recursive: true }))

  const open = async (log = strictLog, stores = [fileStore(file)]): Promise<MarkKeeper> => {
    const keeper = new MarkKeeper({ db: server.db, stores, log })
    await keeper.open()
    return keeper
  }
  /** A node that has run for a few seconds. */
  const run = async (ticks = 3): Promise<Mark> => {
    const keeper = await open()
    for (let i = 0; i < ticks; i++) await keeper.tick()
    return readMark()
  }
  const readMark = (): Mark => JSON.parse(fs.readFileSync(file, 'utf8')) as Mark
  /** What a restore of an older backup does to the count of a node. */
  const goBack = ({ generation }: Mark) =>
    server.db.commit('update generations set counter = 1 where id = $1', [generation])
  const recovery = () => readRecovery(server.db)
  const finish = () =>
    server.call('POST /api/console/recovery/finish', { reason: 'All was replaced.', password: PASSWORD }, owner.token)
  const endAll = async () => {
    const epochs = (await recovery())?.epochs ?? []
    await server.call(
      'POST /api/console/chain/end',
      { epochs, reason: 'The database was restored.', password: PASSWORD },
      owner.token,
    )
  }
  const replaceSeeds = async () => {
    const { db, vault } = server
    const seeds = new Seeds(db, vault)
    const stepGames = [new StepEngine({ db, rules: minesweeper, seeds, bankroll: new Bankroll(db), log: silentLog })]
    return await reseed({ db, seeds, stepGames }, () => {})
  }
  const recover = async () => {
    await endAll()
    await replaceSeeds()
    expect((await finish()).errno).toBe(0)
  }

  test('accepts a restart, also one between the two writes, and a second node', async () => {
    const mark = await run()
    expect(mark).toMatchObject({ counter: 3, epoch: 1 })
    await Promise.all([open(), open()])
    // The database has counted and the file has not.
    const keeper = await open()
    await keeper.tick()
    const before = fs.readFileSync(file)
    await keeper.tick()
    fs.writeFileSync(file, before)
    await open()
    expect(await recovery()).toBeNull()
  })

  test('accepts a lost or damaged mark, and the mark of another database', async () => {
    await open()
    for (const damaged of ['', '{', '{"house":1}']) {
      fs.writeFileSync(file, damaged)
      await open()
    }
    const mark = await run()
    fs.writeFileSync(file, JSON.stringify({ ...mark, house: randomUUID(), counter: 99 }))
    const { log, lines } = captureLog('warn')
    await open(log)
    expect(lines.map(({ msg }) => msg)).toEqual(['the mark belongs to another database and is replaced'])
    expect(await recovery()).toBeNull()
  })

  test('stops every game when the database is behind, and says so', async () => {
    const { token } = await server.player()
    expect((await server.call('POST /api/roller', roll(), token)).errno).toBe(0)
    const session = await server.call<{ session: { id: number } }>(
      'POST /api/minesweeper/join',
      { gold: 500, mines: 1, requestId: randomUUID() },
      token,
    )
    const table = new Table(server, crash)
    await table.window()
    const joined = await table.engine.join(BigInt((await server.player()).user.id), {
      requestId: randomUUID(),
      stake: 500n,
      auto: null,
    })
    await goBack(await run())
    const { log, lines } = captureLog('error')
    await open(log)
    expect(lines.map(({ msg }) => msg)).toEqual([
      'the database is behind its mark, so no bets are taken until it is recovered',
    ])
    const stakes: [string, object][] = [
      ['POST /api/roller', roll()],
      ['POST /api/turntable/join', { gold: 500, risk: 'low' }],
      ['POST /api/scratch/join', { gold: 500 }],
      ['POST /api/crash/join', { gold: 500, auto: null }],
      ['POST /api/bomb/join', { gold: 500, auto: null }],
      ['POST /api/football/join', { gold: 500, auto: null }],
      ['POST /api/richbomb/join', { gold: 500, auto: null }],
      ['POST /api/roulette/join', { gold: 500, colour: 'red' }],
      ['POST /api/wingo/join', { gold: 500, selections: ['red'] }],
      ['POST /api/fruit/join', { gold: 500, selections: ['cherry'] }],
      ['POST /api/lucky3/join', { gold: 500, type: 'big', pick: '' }],
    ]
    const other = await server.player()
    for (const [call, body] of stakes) {
      const answer = await server.call(call, { ...body, requestId: randomUUID() }, other.token)
      expect([call, answer.errno, answer.message]).toEqual([call, RECOVERING, refusals.recovering.text.en])
    }
    const board = { gold: 500, mines: 1, requestId: randomUUID() }
    const french = await server.call('POST /api/minesweeper/join', board, other.token, { 'accept-language': 'fr' })
    expect([french.errno, french.message]).toEqual([RECOVERING, refusals.recovering.text.fr])
    // Also on the fast path, and for a board that the player may have seen.
    expect((await server.call('POST /api/roller', roll(), token)).errno).toBe(RECOVERING)
    const step = { sessionId: session.data.session.id, cell: 0, requestId: randomUUID() }
    expect((await server.call('POST /api/minesweeper/reveal', step, token)).errno).toBe(RECOVERING)
    // The open round is refunded, and none opens.
    table.clock.pass(await table.machine.step())
    expect(await server.db.read('select state, payout from bets where id = $1', [joined.betId])).toEqual([
      { state: 'refunded', payout: 500n },
    ])
    for (let steps = 0; steps < 5; steps++) table.clock.pass(await table.machine.step())
    expect(await table.deps.rounds.current()).toBeNull()
    expect((await server.call('GET /api/game/notices')).data).toMatchObject({ recovering: true })
    const games = await server.call('GET /api/console/game', undefined, owner.token)
    expect(games.data).toMatchObject({ recovering: true })
    await new AlarmWatch({
      db: server.db,
      games: [],
      leases: { hold: () => Promise.resolve(true) },
      notices: { write: () => Promise.resolve() },
      log: silentLog,
    }).runChecks()
    expect(await server.db.read(`select subject from alarms where kind = 'database.behind'`)).toEqual([
      { subject: 'database' },
    ])
  })

  test('opens only when all epochs and seed pairs are replaced and an owner says so', async () => {
    const risk = await signInOperator(server, 'risk')
    const body = { reason: 'All was replaced.', password: PASSWORD }
    expect((await server.call('POST /api/console/recovery/finish', body, risk.token)).errno).toBe(1903)
    expect(await finish()).toMatchObject({
      errno: refusals.epochsNotEnded.errno,
      message: 'End these hash chains first: 1.',
    })
    await endAll()
    expect((await finish()).errno).toBe(refusals.seedsNotReplaced.errno)
    const { token } = await server.player()
    expect(await replaceSeeds()).toMatchObject({ games: 1 })
    expect(await replaceSeeds()).toEqual({ players: 0, pairs: 0, games: 0 })
    const wrong = await server.call('POST /api/console/recovery/finish', { ...body, password: 'not mine' }, owner.token)
    expect(wrong.errno).toBe(refusals.operatorPasswordWrong.errno)
    expect((await server.call('POST /api/roller', roll(), token)).errno).toBe(RECOVERING)
    expect((await finish()).data).toEqual({ recovery: null })
    expect((await finish()).errno).toBe(refusals.notRecovering.errno)
    expect((await server.call('POST /api/roller', roll(), token)).errno).toBe(0)
    const table = new Table(server, crash)
    expect(await table.until('betting')).toMatchObject({ epoch: 2, index: 1 })
    const [act] = await auditEntriesSeenBy(server, owner, '?act=recovery.finish')
    expect(JSON.parse(act?.after ?? '')).toEqual({ isRecovering: false, reason: 'All was replaced.' })
  })

  test('does not stop again for a mark from before a finished recovery', async () => {
    const mark = await run()
    const other = { ...mark, generation: randomUUID() }
    await goBack(mark)
    await open(silentLog)
    await recover()
    for (const old of [mark, other]) {
      fs.writeFileSync(file, JSON.stringify(old))
      await open()
    }
    expect(await recovery()).toBeNull()
    const later = await run()
    await goBack(later)
    await open(silentLog)
    expect(await recovery()).not.toBeNull()
    await recover()
  })

  test('notices a loss while it runs, and leaves the mark until the recovery is finished', async () => {
    const keeper = await open(silentLog)
    let announced = 0
    keeper.onBehind = () => Promise.resolve(void announced++)
    await keeper.tick()
    await keeper.tick()
    const mark = readMark()
    await goBack(mark)
    await keeper.tick()
    expect(await recovery()).not.toBeNull()
    await keeper.tick()
    expect([readMark(), announced]).toEqual([mark, 1])
    await recover()
    await keeper.tick()
    expect(readMark().generation).not.toBe(mark.generation)
  })

  test('notices a database that lacks the published manifest or is older than all marks', async () => {
    const mark = await run()
    fs.writeFileSync(file, JSON.stringify({ ...mark, epoch: 40, manifestHash: 'ff'.repeat(32) }))
    await open(silentLog)
    expect(await recovery()).not.toBeNull()
    await recover()
    // Players have seen an epoch 40, so the next one has another number.
    const { data } = await server.call<{ epoch: number }[]>('GET /api/fair/epochs')
    expect(data[0]?.epoch).toBe(41)
    await run()
    await server.db.commit(`delete from job_runs where name = 'house'`)
    await open(silentLog)
    expect(await recovery()).not.toBeNull()
    await recover()
  })

  test.skipIf(!redisUrl)('keeps the mark in Redis too, and compares it when Redis comes late', async () => {
    const redis = await redisStore(redisUrl ?? '', () => {})
    const keeper = await open(strictLog, [redis])
    await keeper.tick()
    await keeper.tick()
    const [{ value } = { value: '' }] = await server.db.read<{ value: string }>(
      `select value from job_runs where name = 'house'`,
    )
    const mark = await redis.read(value)
    expect(mark).toMatchObject({ house: value, counter: 2 })
    await goBack(mark as Mark)
    let isUp = false
    const late = {
      ...redis,
      read: (house: string | null) => (isUp ? redis.read(house) : Promise.reject(new Error('down'))),
    }
    const second = await open(silentLog, [late])
    await second.tick()
    expect([await recovery(), await redis.read(value)]).toEqual([null, mark])
    isUp = true
    await second.tick()
    expect(await recovery()).not.toBeNull()
    await recover()
    redis.close()
  })
})
