// Starts the sandbox as a separate process for tests.

import { fork } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const program = path.join(import.meta.dirname, '..', '..', '..', 'sandbox', 'src', 'main.ts')
const secrets = { keyId: 'glasshouse', keySecret: 'key-secret', hookSecret: 'hook-secret', adsSecret: 'ads-secret' }

export interface SandboxProcess {
  readonly gatewayUrl: string
  readonly adsUrl: string
  readonly mailUrl: string
  readonly mailboxUrl: string
  readonly googleUrl: string
  readonly secrets: typeof secrets
  /** Sets fault switches; `null` means all references, `{}` clears them. */
  setFaults(reference: string | null, faults: Readonly<Record<string, string>>): Promise<void>
  /** Presses a button on the payment page of an order. */
  press(payUrl: string, button: string, form?: Readonly<Record<string, string>>): Promise<void>
  /** kill -9. A new process on the same folder finds its data. */
  kill(): Promise<void>
  close(): Promise<void>
}

export async function startSandboxProcess(houseUrl: string, env: Record<string, string> = {}): Promise<SandboxProcess> {
  const folder = env['SANDBOX_DATA_DIR'] ?? fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-sandbox-'))
  const child = fork(program, {
    env: {
      ...process.env,
      SANDBOX_DATA_DIR: folder,
      SANDBOX_HOUSE_URL: houseUrl,
      SANDBOX_KEY_ID: secrets.keyId,
      SANDBOX_KEY_SECRET: secrets.keySecret,
      SANDBOX_HOOK_SECRET: secrets.hookSecret,
      SANDBOX_ADS_SECRET: secrets.adsSecret,
      SANDBOX_PAYOUT_MS: '50',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [places] = (await once(child, 'message')) as [
    Record<'gatewayUrl' | 'adsUrl' | 'mailUrl' | 'mailboxUrl' | 'googleUrl', string>,
  ]
  const { gatewayUrl, adsUrl, mailUrl, mailboxUrl, googleUrl } = places
  return {
    gatewayUrl,
    adsUrl,
    mailUrl,
    mailboxUrl,
    googleUrl,
    secrets,
    setFaults: (reference, faults) => putFaults(gatewayUrl, JSON.stringify({ reference, faults })),
    press: async (payUrl, button, form = {}) => {
      const { origin, pathname } = new URL(payUrl)
      const body = new URLSearchParams(form)
      const answer = await fetch(`${origin}${pathname}/${button}`, { method: 'POST', body, redirect: 'manual' })
      if (answer.status !== 303) throw new Error(`${button} was answered with ${answer.status}`)
    },
    kill: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    close: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        await ended
      }
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function putFaults(gatewayUrl: string, body: string): Promise<void> {
  const time = String(Date.now())
  const signature = createHmac('sha256', secrets.keySecret).update(`${time}\nPUT\n/v1/faults\n${body}`).digest('hex')
  const answer = await fetch(`${gatewayUrl}/v1/faults`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      'x-sandbox-key': secrets.keyId,
      'x-sandbox-time': time,
      'x-sandbox-signature': signature,
    },
    body,
  })
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}: ${await answer.text()}`)
}
