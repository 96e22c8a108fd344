// Encryption of secrets and personal data at rest. One master key, configured or created on the first start, derives
// one key per purpose. Sealed values are never logged. See vault-keys and vault-rekey for changing the key.

import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { inspect } from 'node:util'

const IV_BYTES = 12
const TAG_BYTES = 16

/** Secret bytes that printing and serializing do not reveal. */
export class Secret {
  readonly #bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  /** The only way to read the bytes, easy to search for. */
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
  /** Identifies the sealing key by a hash that reveals nothing about it. */
  readonly keyId: string
  /** Encrypts and authenticates; `purpose` is bound to the result. */
  seal(purpose: string, plain: Uint8Array): Buffer
  unseal(purpose: string, sealed: Uint8Array): Buffer
  /** A keyed hash for lookups, which reveals nothing without the key. */
  fingerprint(purpose: string, text: string): Buffer
}

/** Seals with the first key and unseals with any. Fingerprints use their own key if one is passed. */
export function openVault(first: Uint8Array, others: readonly Uint8Array[] = [], fingerprintKey = first): Vault {
  const keyFor = deriveKeys(first)
  const keyrings = [keyFor, ...others.map(deriveKeys)]
  const fingerprintKeyFor = deriveKeys(fingerprintKey)
  return {
    keyId: keyIdOf(first),
    seal: (purpose, plain) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), iv)
      return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
    },
    unseal: (purpose, sealed) => {
      let failure: unknown
      for (const deriveKey of keyrings) {
        try {
          return decrypt(deriveKey(purpose), sealed)
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
  createHmac('sha256', deriveKeys(masterKey)('key-check')).update('').digest('hex')

function deriveKeys(masterKey: Uint8Array): (purpose: string) => Buffer {
  const keys = new Map<string, Buffer>()
  return (purpose) => {
    let key = keys.get(purpose)
    if (!key) keys.set(purpose, (key = Buffer.from(hkdfSync('sha256', masterKey, '', `glasshouse:${purpose}`, 32))))
    return key
  }
}

function decrypt(key: Buffer, sealed: Uint8Array): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES))
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, sealed.length - TAG_BYTES)), decipher.final()])
}

/** The key of an installation without a configured one: created once, readable by its owner only. */
export function keyInFolder(folder: string): Buffer {
  const file = path.join(folder, 'secret.key')
  fs.mkdirSync(folder, { recursive: true })
  try {
    fs.writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const text = fs.readFileSync(file, 'utf8').trim()
  if (!/^[0-9a-f]{64}$/.test(text))
    throw new Error(`${file} must contain a key of 64 hex digits. Restore it from a backup.`)
  return Buffer.from(text, 'hex')
}
