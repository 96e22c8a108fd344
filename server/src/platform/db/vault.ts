// Secrets and personal data at rest. One key from the configuration (or made on the first start) yields one key
// per purpose, so that none can stand in for another. Nothing sealed here is ever logged. How that key is changed:
// vault-keys, vault-rekey.

import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { inspect } from 'node:util'

const IV_BYTES = 12
const TAG_BYTES = 16

/** Bytes that must not be seen: whatever prints or serialises it shows nothing. */
export class Secret {
  readonly #bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  /** The one way in, easy to search for. */
  disclose(): Uint8Array {
    return this.#bytes
  }

  toJSON(): string {
    return '[secret]'
  }

  [inspect.custom](): string {
    return '[secret]'
  }
}

export interface Vault {
  /** Which key it seals with, by a hash that says nothing of it. */
  readonly keyId: string
  /** Encrypts and authenticates; `purpose` is bound to the result. */
  seal(purpose: string, plain: Uint8Array): Buffer
  unseal(purpose: string, sealed: Uint8Array): Buffer
  /** A keyed hash to look things up by, which says nothing without the key. */
  fingerprint(purpose: string, text: string): Buffer
}

/** Seals with the first key and opens with any. Fingerprints have a key that never changes, if one is given. */
export function openVault(first: Uint8Array, others: readonly Uint8Array[] = [], fingerprintKey = first): Vault {
  const keyFor = keysOf(first)
  const keyrings = [keyFor, ...others.map(keysOf)]
  const fingerprintKeyFor = keysOf(fingerprintKey)
  return {
    keyId: keyIdOf(first),
    seal: (purpose, plain) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), iv)
      return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
    },
    unseal: (purpose, sealed) => {
      let failure: unknown
      for (const ring of keyrings) {
        try {
          return opened(ring(purpose), sealed)
        } catch (error) {
          failure ??= error
        }
      }
      throw failure
    },
    fingerprint: (purpose, text) => createHmac('sha256', fingerprintKeyFor(purpose)).update(text).digest(),
  }
}

export const keyIdOf = (masterKey: Uint8Array): string =>
  createHmac('sha256', keysOf(masterKey)('key-check')).update('').digest('hex')

function keysOf(masterKey: Uint8Array): (purpose: string) => Buffer {
  const keys = new Map<string, Buffer>()
  return (purpose) => {
    let key = keys.get(purpose)
    if (!key) keys.set(purpose, (key = Buffer.from(hkdfSync('sha256', masterKey, '', `glasshouse:${purpose}`, 32))))
    return key
  }
}

function opened(key: Buffer, sealed: Uint8Array): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES))
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, sealed.length - TAG_BYTES)), decipher.final()])
}

/** The key of an installation without configuration: made once, readable by its owner alone. */
export function keyInFolder(folder: string): Buffer {
  const file = path.join(folder, 'secret.key')
  fs.mkdirSync(folder, { recursive: true })
  try {
    fs.writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const text = fs.readFileSync(file, 'utf8').trim()
  if (!/^[0-9a-f]{64}$/.test(text)) throw new Error(`${file} does not hold a key of 64 hexadecimal digits`)
  return Buffer.from(text, 'hex')
}
