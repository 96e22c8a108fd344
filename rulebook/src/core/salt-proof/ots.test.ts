import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { LocalBitcoin, otsFile, varuint } from '../../../test/local-bitcoin.ts'
import { OtsError, readCalendarAnswer, readOts, writeOts } from './ots.ts'

const DIGEST = randomBytes(32)
const CALENDAR = 'https://calendar.example'
const CUT_OFF = /cut off/
const hex = (bytes: Uint8Array | null | undefined): string => Buffer.from(bytes ?? []).toString('hex')
const sha256 = (...parts: readonly Uint8Array[]): string =>
  createHash('sha256').update(Buffer.concat(parts)).digest('hex')
const attestation = (tag: string, payload: Buffer): Buffer =>
  Buffer.concat([Buffer.of(0), Buffer.from(tag, 'hex'), varuint(payload.length), payload])
const bitcoin = (height: number): Buffer => attestation('0588960d73d71901', varuint(height))
const one = (...parts: readonly Buffer[]) => readOts(otsFile(DIGEST, ...parts)).attestations

describe('a .ots file', () => {
  it('leads from a digest to the Merkle root of a block', () => {
    const chain = new LocalBitcoin().mine(2)
    const [found] = readOts(chain.stamped(DIGEST)).attestations
    expect(found?.bitcoinHeight).toBe(chain.tip)
    expect(hex(found?.message)).toBe(chain.header(chain.tip).subarray(36, 68).toString('hex'))
  })

  it('applies its operations in order', () => {
    const [add, put] = [Buffer.from('f00201ff', 'hex'), Buffer.from('f10103', 'hex')]
    expect(hex(one(add, put, Buffer.of(8), bitcoin(5))[0]?.message)).toBe(
      sha256(Buffer.of(3), DIGEST, Buffer.from('01ff', 'hex')),
    )
  })

  it('may fork', () => {
    const [fork, hashed] = [Buffer.of(0xff), Buffer.of(8)]
    const found = one(fork, hashed, fork, bitcoin(1), bitcoin(2), fork, hashed, hashed, bitcoin(300), bitcoin(4))
    const first = sha256(DIGEST)
    expect(found.map(({ bitcoinHeight, message }) => [bitcoinHeight, hex(message)])).toEqual([
      [1, first],
      [2, first],
      [300, sha256(Buffer.from(first, 'hex'))],
      [4, hex(DIGEST)],
    ])
    expect(found.map(({ path }) => hex(path))).toEqual(['08', '08', '0808', ''])
  })

  it('names the calendar that will complete it, and is completed by its answer', () => {
    const chain = new LocalBitcoin().mine(1)
    const answer = chain.stamp(DIGEST, CALENDAR)
    const [waiting] = readCalendarAnswer(answer, DIGEST)
    expect(waiting).toMatchObject({ calendar: CALENDAR, bitcoinHeight: null })
    chain.mine()
    const completion = chain.completion(hex(waiting?.message))
    const file = writeOts(DIGEST, [answer, Buffer.concat([waiting?.path ?? Buffer.of(), completion ?? Buffer.of()])])
    expect(readOts(file).attestations.map(({ calendar, bitcoinHeight }) => calendar ?? bitcoinHeight)).toEqual([
      CALENDAR,
      chain.tip,
    ])
  })

  it('relies on nothing weaker than SHA-256', () => {
    for (const weak of [0x02, 0x03, 0x67, 0xf2, 0xf3])
      expect(one(Buffer.of(weak, 8), bitcoin(1))).toMatchObject([{ message: null, bitcoinHeight: 1 }])
  })

  it('keeps attestations of other kinds out of it', () => {
    expect(one(attestation('06869a0d73d71b45', varuint(5)))).toMatchObject([{ bitcoinHeight: null, calendar: null }])
  })

  it('is refused when it is malformed', () => {
    const whole = otsFile(DIGEST, Buffer.of(8), bitcoin(1))
    for (let length = 0; length < whole.length; length++)
      expect(() => readOts(whole.subarray(0, length))).toThrow(CUT_OFF)
    const refusals: [RegExp, Uint8Array][] = [
      [/after its end/, Buffer.concat([whole, Buffer.of(0)])],
      [/not an OpenTimestamps/, Buffer.concat([Buffer.of(1), whole.subarray(1)])],
      [/not of a SHA-256/, Buffer.from(hex(whole).replace(`0108${hex(DIGEST)}`, `0102${hex(DIGEST)}`), 'hex')],
      [/unknown operation 9/, otsFile(DIGEST, Buffer.of(9))],
      [/too long/, otsFile(DIGEST, Buffer.of(0xf0), varuint(5000), randomBytes(5000), bitcoin(1))],
      [
        /too long/,
        otsFile(
          DIGEST,
          ...Array.from({ length: 3 }, () => Buffer.concat([Buffer.of(0xf0), varuint(4000), randomBytes(4000)])),
          bitcoin(1),
        ),
      ],
      [/nested too deeply/, otsFile(DIGEST, Buffer.alloc(300, 8), bitcoin(1))],
      [/too large/, otsFile(DIGEST, Buffer.of(0xf0), Buffer.alloc(9, 0xff), bitcoin(1))],
      [/proof is too large/, new Uint8Array(70_000)],
    ]
    for (const [reason, file] of refusals) {
      expect(() => readOts(file)).toThrow(reason)
      expect(() => readOts(file)).toThrow(OtsError)
    }
  })
})
