// An authenticator app in the test's hands, and a device that holds passkeys.

import { createHmac } from 'node:crypto'
import type { CDPSession, Page } from '@playwright/test'

const STEP_MS = 30_000
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Each code works once and not after a newer one, so they are used in order. */
export class App {
  readonly #secret: Buffer
  #last = 0

  constructor(key: string) {
    const bits = [...key.replaceAll(' ', '')].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    const bytes = bits.join('').match(/.{8}/g) ?? []
    this.#secret = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
  }

  /**
   * A code that was not used before. The server accepts the codes of the half minutes before and after, so the first one
   * works for half a minute at least, and the second one at once.
   */
  next(): string {
    this.#last = Math.max(this.#last + 1, Math.floor(Date.now() / STEP_MS))
    const count = Buffer.alloc(8)
    count.writeBigUInt64BE(BigInt(this.#last))
    const mac = createHmac('sha1', this.#secret).update(count).digest()
    const number = mac.readUInt32BE((mac[19] ?? 0) & 15) & 0x7fff_ffff
    return String(number % 1_000_000).padStart(6, '0')
  }
}

/** Gives the page's browser a device that keeps passkeys and knows its owner. */
export async function addDevice(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return cdp
}

/** Types a code into the six boxes, as a player does. */
export async function typeCode(page: Page, label: string | RegExp, code: string): Promise<void> {
  await page.getByRole('group', { name: label }).getByRole('textbox').first().click()
  await page.keyboard.type(code)
}
