// kill -9 during bets: every answered bet exists once, every unanswered one at most once.

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { richbomb } from '@glasshouse/rulebook/games/richbomb/rules'
import { expect, test } from 'vitest'
import { openDatabase } from '../../src/platform/db/database.ts'
import { checkLedger } from '../../src/ledger/laws.ts'
import { CHAIN_LENGTH, registration, roll } from '../support/open-server.ts'

const PLAYERS = 8
const KILLS = 2

async function startHouse(folder: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'house/house-process.ts')], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: folder,
      PORT: '0',
      RATE_FACTOR: '0',
      LOG_LEVEL: 'silent',
      CHAIN_LENGTH: String(CHAIN_LENGTH),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await Promise.race([
    once(child.stdout as NodeJS.ReadableStream, 'data'),
    once(child, 'close').then(() => Promise.reject(new Error('the server did not start'))),
  ])) as [Buffer]
  return { child, url: line.toString().trim().replace('open ', '') }
}

async function post(url: string, route: string, body: object, token = '') {
  const answer = await fetch(url + route, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as { errno: number; data: { token: string; bet: { id: number } } }
}

test('a killed embedded server keeps every answered bet, once', { timeout: 300_000 }, async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-kill-'))
  const answered = new Map<string, number>()
  const unanswered: { request: { requestId: string }; token: string }[] = []
  let tokens: string[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    const { child, url } = await startHouse(folder)
    if (kill === 0) {
      tokens = await Promise.all(
        Array.from({ length: PLAYERS }, async () => {
          const { data } = await post(url, '/api/user/register', registration())
          await post(url, '/api/fair/rotate', { clientSeed: 'kill-test' }, data.token)
          return data.token
        }),
      )
    }
    // Unanswered requests are repeated with the same id, like the app does.
    for (const { request, token } of unanswered.splice(0)) {
      const { errno, data } = await post(url, '/api/roller', request, token)
      expect(errno).toBe(0)
      answered.set(request.requestId, data.bet.id)
    }
    let running = true
    const players = tokens.map(async (token) => {
      while (running) {
        const request = roll({ gold: 60 }) as { requestId: string }
        try {
          const { errno, data } = await post(url, '/api/roller', request, token)
          expect(errno).toBe(0)
          answered.set(request.requestId, data.bet.id)
        } catch (error) {
          if (error instanceof TypeError) unanswered.push({ request, token })
          else throw error
          return
        }
      }
    })
    // In the middle of bets, however slow the machine is.
    const before = answered.size
    await expect.poll(() => answered.size, { interval: 20 }).toBeGreaterThan(before + PLAYERS)
    child.kill('SIGKILL')
    running = false
    await Promise.all([once(child, 'close'), ...players])
  }

  const db = await openDatabase({ folder })
  const bets = await db.read<{ id: bigint; request_id: string }>('select id, request_id from bets')
  const booked = new Map(bets.map(({ id, request_id }) => [request_id, Number(id)]))
  const broken = (await checkLedger(db)).laws.filter((law) => law.broken > 0)
  await db.close()
  fs.rmSync(folder, { recursive: true, force: true })
  for (const [requestId, id] of answered) expect(booked.get(requestId)).toBe(id)
  const requested = new Set([...answered.keys(), ...unanswered.map(({ request }) => request.requestId)])
  for (const requestId of booked.keys()) expect(requested.has(requestId)).toBe(true)
  expect(booked.size).toBe(bets.length)
  expect(broken).toEqual([])
})

interface Round {
  readonly phase: string
  readonly index: number
}

async function untilRound(url: string, isWanted: (round: Round) => boolean): Promise<Round> {
  for (;;) {
    const { data } = (await (await fetch(`${url}/api/richbomb`)).json()) as { data: Round | null }
    // The first round of a new house opens after its calls do.
    if (data && isWanted(data)) return data
    await sleep(20)
  }
}

/** Kills the server while a round runs in which two players have bet, and lets the next one end it. Returns its index. */
async function killDuringRound(folder: string): Promise<number> {
  const first = await startHouse(folder)
  const tokens = await Promise.all(
    [1, 2].map(async () => (await post(first.url, '/api/user/register', registration())).data.token),
  )
  await untilRound(first.url, ({ phase }) => phase === 'betting')
  await Promise.all(
    [null, 1].map((auto, i) =>
      post(first.url, '/api/richbomb/join', { gold: 500, auto, requestId: crypto.randomUUID() }, tokens[i]),
    ),
  )
  const { index } = await untilRound(first.url, ({ phase }) => phase === 'running')
  first.child.kill('SIGKILL')
  await once(first.child, 'close')
  const second = await startHouse(folder)
  await untilRound(second.url, (round) => round.index > index)
  second.child.kill('SIGTERM')
  await once(second.child, 'close')
  return index
}

async function readRound(folder: string, index: number) {
  const db = await openDatabase({ folder })
  const [round] = await db.read<{ id: bigint; incident: string | null; outcome: { bust: number }; heardMs: number }>(
    `select id, incident, outcome, heartbeat_ms as "heardMs" from rounds where game = 'richbomb' and index = $1`,
    [index],
  )
  const bets = await db.read<{ auto: number | null; exit: number; payout: bigint }>(
    'select auto, exit, payout from bets where round_id = $1 order by auto nulls first',
    [round?.id],
  )
  const broken = (await checkLedger(db)).laws.filter((law) => law.broken > 0)
  await db.close()
  return { round, bets, broken }
}

test('a server killed during a crash round ends it by the interruption rule', { timeout: 300_000 }, async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-kill-'))
  // On a stalled machine a bet may miss its round, or the round may end before the kill: then there is nothing to see.
  let seen = await readRound(folder, await killDuringRound(folder))
  while (seen.round?.incident !== 'restart' || seen.bets.length < 2)
    seen = await readRound(folder, await killDuringRound(folder))
  fs.rmSync(folder, { recursive: true, force: true })
  const { round, bets, broken } = seen
  const isReached = round.outcome.bust >= 200
  // A bet without a target gets at least the value shown; one with a target, the round's result.
  const shown = richbomb.multiplierAt(round.heardMs)
  const [manualBet, held] = bets
  expect([100, ...richbomb.multipliers()]).toContain(manualBet?.exit)
  expect(manualBet?.exit).toBeGreaterThanOrEqual(Math.min(shown, round.outcome.bust))
  expect(manualBet).toMatchObject({ auto: null, payout: BigInt((manualBet?.exit ?? 0) * 5) })
  expect(held).toEqual({ auto: 200, exit: isReached ? 200 : 0, payout: isReached ? 1000n : 0n })
  expect(broken).toEqual([])
})
