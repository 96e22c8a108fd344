// Secrets and personal data at rest. One key from the configuration (or made on the first start) yields one key
// per purpose, so that none can stand in for another. Nothing sealed here is ever logged.

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
  /** Encrypts and authenticates; `purpose` is bound to the result. */
  seal(purpose: string, plain: Uint8Array): Buffer
  unseal(purpose: string, sealed: Uint8Array): Buffer
  /** A keyed hash to look things up by, which says nothing without the key. */
  fingerprint(purpose: string, text: string): Buffer
}

export function openVault(masterKey: Uint8Array): Vault {
  const keys = new Map<string, Buffer>()
  const keyFor = (purpose: string): Buffer => {
    let key = keys.get(purpose)
    if (!key) keys.set(purpose, (key = Buffer.from(hkdfSync('sha256', masterKey, '', `glasshouse:${purpose}`, 32))))
    return key
  }
  return {
    seal: (purpose, plain) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), iv)
      return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
    },
    unseal: (purpose, sealed) => {
      const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), sealed.subarray(0, IV_BYTES))
      decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES))
      return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, sealed.length - TAG_BYTES)), decipher.final()])
    },
    fingerprint: (purpose, text) => createHmac('sha256', keyFor(purpose)).update(text).digest(),
  }
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
