// A software passkey that can be told to lie about everything a real device would not.

import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type {
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyMade,
  PasskeyRequest,
} from '@glasshouse/rulebook/wire/account/passkeys'

const PRESENT = 0x01
const VERIFIED = 0x04
const ATTESTED = 0x40

interface Lies {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  /** False for a device that did not verify its user. */
  readonly isVerified?: boolean
  /** Overrides the signature counter. */
  readonly counter?: number
  readonly userHandle?: string
}

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest()

/** Encodes the part of CBOR that an attestation needs: numbers, texts, bytes and ordered maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, count: number): Buffer => {
    if (count < 24) return Buffer.from([(major << 5) | count])
    if (count < 256) return Buffer.from([(major << 5) | 24, count])
    return Buffer.from([(major << 5) | 25, count >> 8, count & 255])
  }
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const pairs = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as number)])
  return Buffer.concat([head(5, value.size), ...pairs])
}

export class SoftPasskey {
  readonly id = randomBytes(16)
  readonly #key: KeyObject
  readonly #public: Buffer
  readonly #origin: string
  #handle = ''
  #counter = 0

  constructor(origin: string) {
    this.#origin = origin
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#key = privateKey
    const { x, y } = publicKey.export({ format: 'jwk' })
    const point = (text: string | undefined): Buffer => Buffer.from(text ?? '', 'base64url')
    // COSE: an elliptic curve key for ES256 on P-256.
    const cose: [number, number | Buffer][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]
    this.#public = cbor(new Map(cose))
  }

  make({ challenge, rp, user }: PasskeyCreation, lies: Lies = {}): PasskeyMade {
    this.#handle = user.id
    const length = Buffer.from([0, this.id.length])
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, this.#public])
    const authData = Buffer.concat([this.#authData(rp.id, ATTESTED, lies), attested])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    return {
      ...this.#named(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, lies).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  answer({ challenge, rpId }: PasskeyRequest, lies: Lies = {}): PasskeyAnswer {
    const clientData = this.#clientData('webauthn.get', challenge, lies)
    const authData = this.#authData(rpId, 0, lies)
    return {
      ...this.#named(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#key).toString('base64url'),
        userHandle: lies.userHandle ?? this.#handle,
      },
    }
  }

  #named() {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key' as const }
  }

  #authData(rpId: string, flags: number, lies: Lies): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(lies.counter ?? ++this.#counter)
    const all = flags | PRESENT | (lies.isVerified === false ? 0 : VERIFIED)
    return Buffer.concat([sha256(lies.rpId ?? rpId), Buffer.from([all]), counter])
  }

  #clientData(type: string, challenge: string, lies: Lies): Buffer {
    const clientData = { type, challenge: lies.challenge ?? challenge, origin: lies.origin ?? this.#origin }
    return Buffer.from(JSON.stringify({ ...clientData, crossOrigin: false }))
  }
}
