// One attacker, who sends a call, looks at the answer, and looks behind it, then sends the next.

import http from 'node:http'
import { register, ask } from '../../support/house.ts'
import type { Dice } from './dice.ts'
import { requestFor, type Operation, type Sent } from './requests.ts'
import { changed, type Witness } from './witness.ts'

export interface Finding {
  readonly what: string
  readonly sent: string
  readonly answer: string
}

export interface Tally {
  calls: number
  taken: number
  refused: number
  /** Refused calls after which the player's rows were counted again. */
  witnessed: number
  findings: Finding[]
}

export interface FastPathDeps {
  readonly house: string
  readonly operations: readonly Operation[]
  readonly operators: readonly string[]
  readonly dice: Dice
  readonly witness: Witness
  readonly tally: Tally
}

interface Answer {
  readonly status: number
  readonly text: string
  readonly isFile: boolean
}

/** A player may have excluded themselves or closed the account in the meantime. Another one continues. */
const CALLS_PER_PLAYER = 250
/** Internal words that no client may read. */
const INSIDE = /node_modules|\bat \w+ \(|\.ts:\d|syntax error|violates|relation "|column "|ECONN|postgres|stack/i
const CUT_OFF_BEYOND = 1_000_000
const CUT_OFF: Answer = { status: 413, text: '{"errno":413,"message":"cut off"}', isFile: false }
const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })

export async function attack(parts: FastPathDeps, calls: number): Promise<void> {
  for (let left = calls; left > 0; left -= CALLS_PER_PLAYER) {
    const { token } = await register(parts.house)
    const { data } = await ask<{ id: number }>(parts.house, 'GET /api/user', undefined, token)
    if (!data) throw new Error('a new player is not known')
    await ask(parts.house, 'POST /api/fair/rotate', { clientSeed: 'fuzz' }, token)
    await visit(parts, { token, id: data.id }, Math.min(left, CALLS_PER_PLAYER))
  }
}

async function visit(parts: FastPathDeps, player: { token: string; id: number }, calls: number): Promise<void> {
  const { house, operations, operators, dice, witness, tally } = parts
  let before = await witness.marks(player.id)
  for (let n = 0; n < calls; n++) {
    const operation = dice.pick(operations)
    const sent = requestFor(operation, dice)
    const stranger = dice.pick(['', 'x'.repeat(43), '../..', `${player.token}0`])
    const own = operation.isForOperators && operators.length > 0 ? dice.pick(operators) : player.token
    const token = dice.roll(12) === 0 ? stranger : own
    const answer = await send(house, sent, token)
    tally.calls++
    const verdict = judge(answer)
    if (verdict.wrong) note(tally, finding(verdict.wrong, sent, answer))
    if (verdict.isTaken) tally.taken++
    else tally.refused++
    if (sent.method === 'GET') continue
    const after = await witness.marks(player.id)
    if (!verdict.isTaken) {
      tally.witnessed++
      const touched = changed(before, after)
      if (touched.length > 0 && (await isOurs(parts, player.id, sent, token)))
        note(tally, finding(`refused, yet it changed ${touched.join(', ')}`, sent, answer))
    }
    before = after
  }
}

/** A round may have settled just then: what is refused is sent again when nothing is open any more. */
async function isOurs({ house, witness }: FastPathDeps, playerId: number, sent: Sent, token: string): Promise<boolean> {
  for (let tries = 0; tries < 3; tries++) {
    while (!(await witness.isAtRest(playerId))) await new Promise((resolve) => setTimeout(resolve, 200))
    const before = await witness.marks(playerId)
    const { isTaken } = judge(await send(house, sent, token))
    if (isTaken || changed(before, await witness.marks(playerId)).length === 0) return false
  }
  return true
}

/** Only what is downloaded as a file comes without an envelope. */
function judge({ status, text, isFile }: Answer): { wrong: string | null; isTaken: boolean } {
  if (status >= 500 && status !== 503) return { wrong: `status ${status}`, isTaken: false }
  let envelope: { errno?: unknown; message?: unknown }
  try {
    envelope = JSON.parse(text) as typeof envelope
  } catch {
    return { wrong: isFile ? null : 'no envelope', isTaken: isFile }
  }
  if (typeof envelope.errno !== 'number' || typeof envelope.message !== 'string')
    return { wrong: 'no envelope', isTaken: false }
  const isTaken = envelope.errno === 0
  if (!isTaken && !envelope.message) return { wrong: 'a refusal without words', isTaken }
  return { wrong: INSIDE.test(envelope.message) ? 'words of the inside' : null, isTaken }
}

/** Told at once: a long run need not end before one looks after it. */
function note({ findings, calls }: Tally, found: Finding): void {
  findings.push(found)
  console.log(`after ${calls}: ${found.what}\n  ${found.sent}\n  ${found.answer}`)
}

const finding = (what: string, sent: Sent, { status, text }: Answer): Finding => ({
  what,
  sent: `${sent.method} ${sent.path} ${sent.body?.toString().slice(0, 300) ?? ''}`,
  answer: `${status} ${text.slice(0, 200)}`,
})

function send(house: string, { method, path, headers, body }: Sent, token: string): Promise<Answer> {
  const own = { token, ...headers, ...(body && { 'content-length': String(body.length) }) }
  return new Promise((resolve) => {
    const request = http.request(house + path, { method, headers: own, agent, timeout: 30_000 }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          isFile: response.headers['content-disposition'] !== undefined,
        }),
      )
    })
    request.on('timeout', () => request.destroy(new Error('no answer within 30 s')))
    request.on('error', (error) => {
      // Who sends too much is cut off while he still sends.
      const isTooLarge = (body?.length ?? 0) > CUT_OFF_BEYOND
      resolve(isTooLarge ? CUT_OFF : { status: 599, text: String(error), isFile: false })
    })
    request.end(body ?? undefined)
  })
}
