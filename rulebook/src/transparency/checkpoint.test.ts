import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  formatKey,
  fromBase64,
  openCheckpoint,
  parseKey,
  signCheckpoint,
  signingKey,
  toBase64,
  type Checkpoint,
} from './checkpoint.ts'
import { hashLeaf } from './merkle.ts'

const HOUSE = '0b0e7c9e-3f5e-4a65-9c35-0d8f5b6d2a10'
const checkpoint: Checkpoint = {
  house: HOUSE,
  begin: 1_794_900_000_000,
  size: 1042,
  root: hashLeaf(new Uint8Array()),
  restored: [17, 1000],
}

function keys() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const bytes = new Uint8Array(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32))
  return { publicKey: bytes, sign: (text: Uint8Array) => new Uint8Array(sign(null, text, privateKey)) }
}
const key = keys()
const house = { house: HOUSE, publicKey: key.publicKey }
const note = signCheckpoint(checkpoint, key)

describe('a checkpoint', () => {
  it('has the lines of the format', () => {
    const lines = note.split('\n')
    expect(lines.slice(0, 6)).toEqual([
      `glasshouse/${HOUSE}/1794900000000`,
      '1042',
      'bjQLnP+zepicpUTmu3gKLHiQHT+zNzh2hRGjBhevoB0=',
      'restored 17',
      'restored 1000',
      '',
    ])
    expect(lines[6]).toMatch(new RegExp(`^— glasshouse/${HOUSE}/1794900000000 [A-Za-z0-9+/]{91}=$`))
    expect(lines.slice(7)).toEqual([''])
  })

  it('opens with the key that signed it, also beside signatures of others', () => {
    expect(openCheckpoint(note, house)).toEqual(checkpoint)
    expect(openCheckpoint(`${note}— witness.example/w1 AAAA\n`, house)).toEqual(checkpoint)
  })

  it.each([
    ['another size', note.replace('1042', '1043')],
    ['another root', note.replace('bjQL', 'bjQM')],
    ['another log', note.replaceAll('1794900000000', '1794900000001')],
    ['a restore less', note.replace('restored 17\n', '')],
    ['a size that is not a number', note.replace('1042', '01042')],
    ['an unknown line', note.replace('restored 17', 'restored x')],
    ['no signature', note.slice(0, note.indexOf('—'))],
    ['a changed signature', note.replace(/(.)==?\n$/, (_, letter) => `${letter === 'A' ? 'E' : 'A'}=\n`)],
    ['nothing', ''],
    ['a page', '<!doctype html>\n\n<html>'],
  ])('does not open with %s', (_, text) => expect(openCheckpoint(text, house)).toBeNull())

  it('signs as Node does', () => {
    const secret = new Uint8Array(32).fill(7)
    const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), secret])
    const known = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
    const text = new Uint8Array([1, 2, 3])
    expect(Buffer.from(signingKey(secret).sign(text))).toEqual(sign(null, text, known))
  })

  it('does not open with another key or for another house', () => {
    expect(openCheckpoint(note, { house: HOUSE, publicKey: keys().publicKey })).toBeNull()
    const other = HOUSE.replace('0b', '0c')
    expect(openCheckpoint(note, { house: other, publicKey: key.publicKey })).toBeNull()
  })
})

describe('a key', () => {
  it('reads back what was written, and nothing else', () => {
    const text = formatKey(HOUSE, key.publicKey)
    expect(parseKey(`${text}\n`)).toEqual(house)
    for (const wrong of ['', text.slice(0, -4), text.replace(/\+[0-9a-f]{8}\+/, '+00000000+'), `x${text}`])
      expect(parseKey(wrong)).toBeNull()
  })
})

describe('base64', () => {
  it('reads only what it writes', () => {
    for (const bytes of [[], [0], [255, 254], [1, 2, 3]])
      expect(fromBase64(toBase64(Uint8Array.from(bytes)))).toEqual(Uint8Array.from(bytes))
    for (const wrong of ['A', 'AB', 'AB=', 'AB==', 'A===', '====', 'A B=', 'AA=='.replace('AA', 'A-')])
      expect(fromBase64(wrong)).toBeNull()
  })
})
