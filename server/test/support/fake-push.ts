// A fake push service and browser. Both implement RFC 8291, 8188 and 8292 independently, so that the product code is
// not checked against itself.

import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Pushed {
  readonly path: string
  readonly headers: http.IncomingHttpHeaders
  readonly body: Buffer
}

export class FakePush {
  readonly received: Pushed[] = []
  /** The status per path; 201 by default. */
  readonly statuses = new Map<string, number>()
  readonly #server = http.createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const path = request.url ?? ''
      this.received.push({ path, headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(this.statuses.get(path) ?? 201, { location: 'http://127.0.0.1:1/elsewhere' }).end()
    })
  })

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  at(path: string): Pushed[] {
    return this.received.filter((pushed) => pushed.path === path)
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}

export class FakeBrowser {
  readonly #ecdh = createECDH('prime256v1')
  readonly #auth = randomBytes(16)

  constructor() {
    this.#ecdh.generateKeys()
  }

  subscription(endpoint: string) {
    const keys = { p256dh: this.#ecdh.getPublicKey().toString('base64url'), auth: this.#auth.toString('base64url') }
    return { endpoint, keys }
  }

  /** Decrypts a message for this browser; throws if it is for another one. */
  read(body: Buffer): string {
    const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)]
    const senderKey = body.subarray(21, 21 + keyLength)
    const sealed = body.subarray(21 + keyLength)
    const shared = this.#ecdh.computeSecret(senderKey)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), senderKey])
    const secret = Buffer.from(hkdfSync('sha256', shared, this.#auth, info, 32))
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length))
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    decipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    // The last record ends with a 2, optionally followed by zero padding.
    const end = plain.lastIndexOf(2)
    return plain.subarray(0, end).toString()
  }
}

/** Whether the server signed for this push service with its published key. */
export function readSignature({ headers }: Pushed, publicKey: string): { isValid: boolean; claims: VapidClaims } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return {
    isValid: isSigned && key === publicKey,
    claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as VapidClaims,
  }
}

interface VapidClaims {
  readonly aud: string
  readonly exp: number
  readonly sub: string
}
