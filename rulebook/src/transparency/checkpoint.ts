// The signed head of a log: a checkpoint (https://c2sp.org/tlog-checkpoint) in a signed note (https://c2sp.org/signed-note).
//
//   glasshouse/<house>/<begin>      the origin: which house, and when this log began (milliseconds)
//   1042                            how many entries
//   <root in base64>
//   restored 1017                   one line for each `restored` entry: its index
//
//   — glasshouse/<house>/<begin> <key id and Ed25519 signature in base64>

import { ed25519 } from '@noble/curves/ed25519.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { TreeHead } from './merkle.ts'

export interface Checkpoint extends TreeHead {
  readonly house: string
  /** When the log of this origin began, in milliseconds: with the house, or at its last restore. */
  readonly begin: number
  /** The indexes of the `restored` entries. */
  readonly restored: readonly number[]
}

const ED25519 = Uint8Array.of(1)
const KEY_ID_BYTES = 4
const HOUSE = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const ORIGIN = new RegExp(`^glasshouse/(${HOUSE})/([1-9]\\d{0,15})$`)
const COUNT = /^(0|[1-9]\d{0,15})$/
const RESTORED = /^restored (0|[1-9]\d{0,15})$/
const KEY = new RegExp(`^glasshouse/(${HOUSE})\\+([0-9a-f]{8})\\+([A-Za-z0-9+/]{44})$`)

export const originOf = ({ house, begin }: Pick<Checkpoint, 'house' | 'begin'>): string =>
  `glasshouse/${house}/${begin}`

/** The key in the form in which the house publishes it: its house, its id and its bytes. */
export function formatKey(house: string, publicKey: Uint8Array): string {
  const name = `glasshouse/${house}`
  return `${name}+${bytesToHex(keyId(name, publicKey))}+${toBase64(concatBytes(ED25519, publicKey))}`
}

/** Null unless the text is a key as `formatKey` writes it. */
export function parseKey(text: string): { house: string; publicKey: Uint8Array } | null {
  const [, house = '', , encoded = ''] = KEY.exec(text.trim()) ?? []
  const bytes = fromBase64(encoded)
  if (bytes?.[0] !== 1 || bytes.length !== 33) return null
  const publicKey = bytes.subarray(1)
  return formatKey(house, publicKey) === text.trim() ? { house, publicKey } : null
}

const keyId = (name: string, publicKey: Uint8Array): Uint8Array =>
  sha256(concatBytes(utf8ToBytes(`${name}\n`), ED25519, publicKey)).subarray(0, KEY_ID_BYTES)

export interface SigningKey {
  readonly publicKey: Uint8Array
  sign(text: Uint8Array): Uint8Array
}

/** The key of 32 secret bytes. */
export const signingKey = (secret: Uint8Array): SigningKey => ({
  publicKey: ed25519.getPublicKey(secret),
  sign: (text) => ed25519.sign(text, secret),
})

const bodyOf = (checkpoint: Checkpoint): string =>
  [
    originOf(checkpoint),
    checkpoint.size,
    toBase64(checkpoint.root),
    ...checkpoint.restored.map((index) => `restored ${index}`),
    '',
  ].join('\n')

export function signCheckpoint(checkpoint: Checkpoint, key: SigningKey): string {
  const [body, origin] = [bodyOf(checkpoint), originOf(checkpoint)]
  const signature = toBase64(concatBytes(keyId(origin, key.publicKey), key.sign(utf8ToBytes(body))))
  return `${body}\n— ${origin} ${signature}\n`
}

/** The checkpoint of a note; null unless this key has signed it. Signatures of others, such as witnesses, are ignored. */
export function openCheckpoint(note: string, key: { house: string; publicKey: Uint8Array }): Checkpoint | null {
  const end = note.lastIndexOf('\n\n')
  const body = note.slice(0, end + 1)
  const checkpoint = end < 0 ? null : parseBody(body)
  if (!checkpoint || checkpoint.house !== key.house) return null
  const origin = originOf(checkpoint)
  const id = keyId(origin, key.publicKey)
  const isSigned = note
    .slice(end + 2)
    .split('\n')
    .some((line) => {
      const [dash, name, encoded] = line.split(' ')
      const bytes = dash === '—' && name === origin ? fromBase64(encoded ?? '') : null
      if (bytes?.length !== KEY_ID_BYTES + 64 || !id.every((byte, i) => byte === bytes[i])) return false
      return ed25519.verify(bytes.subarray(KEY_ID_BYTES), utf8ToBytes(body), key.publicKey)
    })
  return isSigned ? checkpoint : null
}

function parseBody(body: string): Checkpoint | null {
  const [origin = '', size = '', root = '', ...rest] = body.split('\n').slice(0, -1)
  const [, house = '', begin] = ORIGIN.exec(origin) ?? []
  const hash = fromBase64(root)
  const restored = rest.map((line) => Number(RESTORED.exec(line)?.[1] ?? NaN))
  const isValid = begin !== undefined && COUNT.test(size) && hash?.length === 32 && restored.every(Number.isSafeInteger)
  return isValid ? { house, begin: Number(begin), size: Number(size), root: hash, restored } : null
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** By hand, because neither `btoa` nor `Buffer` is everywhere. */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [one = 0, two = 0, three = 0] = bytes.subarray(at, at + 3)
    const bits = (one << 16) | (two << 8) | three
    const digits = [18, 12, 6, 0].map((shift) => DIGITS[(bits >> shift) & 63] ?? '')
    text += digits.slice(0, Math.min(4, bytes.length - at + 1)).join('')
  }
  return text.padEnd(Math.ceil(text.length / 4) * 4, '=')
}

/** Null unless the text is base64 as `toBase64` writes it. */
export function fromBase64(text: string): Uint8Array | null {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) return null
  const digits = text.replace(/=+$/, '')
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4))
  for (let at = 0; at < bytes.length; at++) {
    const [first, shift] = [Math.floor((at * 4) / 3), (at % 3) * 2]
    const pair = (DIGITS.indexOf(digits[first] ?? '') << 6) | DIGITS.indexOf(digits[first + 1] ?? '')
    bytes[at] = pair >> (4 - shift)
  }
  return toBase64(bytes) === text ? bytes : null
}
