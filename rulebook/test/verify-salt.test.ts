// Salts from Bitcoin blocks and the history of releases, in the standalone verifier. It shares no code with the rulebook,
// and both must find the same lies.

import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkSaltProof, type SaltProof } from '../src/core/salt-proof/salt-proof.ts'
import { EASY_WORK_BITS, LocalBitcoin, saltProofOf } from './local-bitcoin.ts'
import vector from './salt-vector.json' with { type: 'json' }
import { FILE, fileWith, hashOf, run, spoiled, verify, WrongUsage, type Answer } from './run-verifier.ts'

type SaltChecks = (response: object, workBits?: number) => Pick<Answer, 'checks' | 'meaning' | 'notes'>
const { saltChecks } = (await import(FILE)) as { saltChecks: SaltChecks }

function published({ blocks = 150, seconds = 600, confirmations = 6, work = {} } = {}) {
  const chain = new LocalBitcoin().mine(12)
  const height = chain.tip + 1 + blocks
  const manifest = JSON.stringify({ version: 'PF1', epoch: 3, saltRule: `btc:${height}`, createdAt: 5, terminals: {} })
  const ots = chain.stamped(Buffer.from(hashOf(manifest), 'hex'))
  const anchor = chain.tip
  chain.mine(blocks + confirmations, { seconds, ...work })
  const [salt, saltProof] = [chain.blockHash(height), chain.header(height).toString('hex')]
  const saltAnchor: SaltProof = saltProofOf(chain, ots, anchor, height)
  const response = { manifest, manifestHash: hashOf(manifest), salt, saltSource: 'btc', saltProof, saltAnchor }
  return { chain, anchor, height, response }
}
type Response = ReturnType<typeof published>['response']

/** The names of failed checks, or the refusal of a malformed part. */
function failing(response: Response, workBits = EASY_WORK_BITS): string[] {
  try {
    return saltChecks(response, workBits)
      .checks.filter(({ holds }) => !holds)
      .map(({ name }) => name)
  } catch (error) {
    if (error instanceof WrongUsage) return [error.message]
    throw error
  }
}

const { chain, anchor, height, response } = published()
const withProof = (change: Partial<SaltProof>): Response => ({
  ...response,
  saltAnchor: { ...response.saltAnchor, ...change },
})
const { ots, headers } = response.saltAnchor

describe('a salt from a Bitcoin block', () => {
  test('is verified in the test vector for other implementations', () => {
    expect(failing(vector.response, vector.workBits)).toEqual([])
    const { manifest, manifestHash, salt, saltAnchor } = vector.response
    const promise = { manifestHash, height: Number(/btc:(\d+)/.exec(manifest)?.[1]) }
    expect(checkSaltProof(promise, saltAnchor, vector.workBits).salt).toBe(salt)
  })

  test('is verified with the manifest', () => {
    expect(failing(response)).toEqual([])
    expect(saltChecks(response, EASY_WORK_BITS)).toMatchObject({ meaning: { 'block of the timestamp': anchor } })
  })

  const late = published({ blocks: 143 }).response
  const quick = published({ seconds: 500 }).response
  const shallow = published({ confirmations: 6 })
  const harder = published({ work: { bits: 0x2008ffff } }).response
  const foreign = new LocalBitcoin({ timeSeconds: 1_700_000_000 }).mine(1)
  const changed = (at: number): string => {
    const bytes = Buffer.from(ots, 'hex')
    bytes[at] = (bytes[at] as number) ^ 1
    return bytes.toString('hex')
  }
  const lies: Record<string, Response> = {
    'a manifest that was stamped too late': late,
    'blocks that came within a day': quick,
    'too few blocks after the salt': {
      ...shallow.response,
      saltAnchor: { ...shallow.response.saltAnchor, headers: shallow.response.saltAnchor.headers.slice(0, -160) },
    },
    'a target that changes in between': harder,
    'a missing header': withProof({ headers: headers.slice(0, 1760) + headers.slice(1920) }),
    'a header of another chain': withProof({
      headers: headers.slice(0, 3200) + foreign.headers(foreign.tip, foreign.tip) + headers.slice(3360),
    }),
    'no headers before the stamp': withProof({ headers: headers.slice(160) }),
    'headers from after the stamp': withProof({ headers: headers.slice(1760) }),
    'half a header': withProof({ headers: headers.slice(2) }),
    'the coinbase of another block': withProof(chain.coinbase(height - 1)),
    'no branch': withProof({ branch: [] }),
    'half a node': withProof({ branch: ['ab'] }),
    'a coinbase that is cut to two nodes': withProof({ coinbase: response.saltAnchor.coinbase.slice(0, 128) }),
    'a timestamp of something else': withProof({ ots: changed(40) }),
    'a changed operation': withProof({ ots: changed(66) }),
    'a timestamp that names another height': withProof({ ots: changed(ots.length / 2 - 3) }),
    'a timestamp that is cut off': withProof({ ots: ots.slice(0, -2) }),
    'a timestamp with more behind it': withProof({ ots: `${ots}00` }),
    'a manifest that names another block': {
      ...response,
      manifest: response.manifest.replace(`btc:${height}`, `btc:${height + 1}`),
    },
  }

  test.each(Object.entries(lies))('notices %s, as the rulebook does', (_, lie) => {
    expect(failing(lie)).not.toEqual([])
    const rule = (JSON.parse(lie.manifest) as { saltRule: string }).saltRule
    const promise = { manifestHash: hashOf(lie.manifest), height: Number(rule.slice(4)) }
    const { checks } = checkSaltProof(promise, lie.saltAnchor, EASY_WORK_BITS)
    expect(checks.every(({ holds }) => holds)).toBe(false)
  })

  test('notices another salt or header than the proved block has', () => {
    expect(failing({ ...response, salt: spoiled(response.salt) })).toEqual(['the salt'])
    const saltProof = chain.header(height - 1).toString('hex')
    expect(failing({ ...response, saltProof })).toEqual(['the header of the salt block'])
  })

  test('counts only with the work of real blocks on the command line', async () => {
    const file = fileWith(JSON.stringify({ errno: 0, message: '', data: response }))
    const { code, told } = await run('manifest', response.manifestHash, file)
    expect(code).toBe(1)
    expect(told.match(/DOES NOT MATCH/g)).toHaveLength(2)
    expect(told).toContain('leading zero bits of every header: DOES NOT MATCH')
  })

  test('needs its proof', () => {
    const { saltAnchor: _, ...bare } = response
    expect(() => verify(['manifest', response.manifestHash, fileWith(JSON.stringify(bare))])).toThrow(
      /older than the salt block/,
    )
  })

  test('is not claimed while it is unknown, and another manifest is noticed', () => {
    const waiting = fileWith(JSON.stringify({ ...response, salt: null, saltAnchor: null }))
    expect(verify(['manifest', response.manifestHash, waiting]).holds).toBe(true)
    expect(verify(['manifest', spoiled(response.manifestHash), waiting]).holds).toBe(false)
  })
})

describe('the history of releases', () => {
  const own = hashOf(readFileSync(FILE))
  interface Line {
    number: number
    body: string
    hash: string
    createTime: number
    files?: { web: string | null; console: string | null }
  }
  function history(...verifiers: readonly string[]): Line[] {
    const lines: Line[] = []
    for (const [i, verifierHash] of verifiers.entries()) {
      const [number, createdAt] = [i + 1, 1000 * i]
      const previous = lines.at(-1)?.hash ?? null
      const hashes = { codeHash: hashOf(`code ${i}`), verifierHash, webHash: hashOf('web'), consoleHash: null }
      const body = JSON.stringify({ version: 'GHR1', number, previous, ...hashes, logKey: 'k', createdAt })
      lines.push({ number, body, hash: hashOf(body), createTime: createdAt })
    }
    return lines
  }
  const other = hashOf(randomBytes(8))
  const judge = (lines: readonly Line[], ...options: string[]) =>
    verify(['releases', fileWith(JSON.stringify(lines)), ...options])

  test('is accepted newest first, with the files of a release', () => {
    const lines = history(other, own, other)
    const newest = lines[2] as Line
    expect(judge(lines.toReversed())).toMatchObject({ holds: true, problems: [], checked: { releases: 3 } })
    expect(judge(lines, '--hash', newest.hash).holds).toBe(true)
    const withFiles = { ...(lines[0] as Line), files: { web: 'web', console: null } }
    expect(judge([...lines, withFiles]).holds).toBe(true)
    expect(judge([...lines, { ...withFiles, files: { web: 'other', console: null } }]).problems).toHaveLength(1)
  })

  test('must name this verifier', () => {
    expect(judge(history(other, other)).holds).toBe(false)
    expect(judge(history(own)).holds).toBe(true)
  })

  test('is compared with what a player noted', () => {
    expect(judge(history(own), '--hash', other).holds).toBe(false)
  })

  test('shows a release that is changed, left out, added or moved', () => {
    const lines = history(own, other, own)
    const [one, two, three] = lines as [Line, Line, Line]
    const forged = { ...two, body: two.body.replace(other, own) }
    const swapped = { ...forged, hash: hashOf(forged.body) }
    for (const told of [
      [one, forged, three],
      [one, swapped, three],
      [one, three],
      [two, three],
      [one, { ...two, number: 3 }, three],
      [one, two, { ...three, createTime: 5 }],
      [one, two, three, { ...swapped, number: 2 }],
    ])
      expect(judge(told).problems, JSON.stringify(told.map(({ number }) => number))).not.toEqual([])
  })

  test('refuses other files', () => {
    expect(() => judge([])).toThrow(WrongUsage)
    expect(() => verify(['releases', fileWith('{"bets":[]}')])).toThrow(WrongUsage)
  })
})
