// A house whose characters have an engine of their own to ask, which answers as the last message tells it to.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../scripts/support/processes.ts'
import { startTestServer } from './test-server.ts'
import { test as base } from './house.ts'

interface Engine {
  readonly url: string
  close(): void
}

async function startEngine(): Promise<Engine> {
  const child = spawn(process.execPath, [join(root, 'server/test/chat/chat-engine-process.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()))
    child.once('exit', () => reject(new Error('the engine did not start')))
  })
  return { url: `http://127.0.0.1:${port}/v1`, close: () => void child.kill('SIGKILL') }
}

export const test = base.extend<object, { engine: Engine }>({
  engine: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const engine = await startEngine()
      await use(engine)
      engine.close()
    },
    { scope: 'worker' },
  ],
  house: [
    async ({ engine }, use) => {
      const env = { RATE_FACTOR: '0', LOG_LEVEL: 'warn', AI_URL: engine.url, CHAIN_LENGTH: '1000' }
      const house = await startTestServer({ env })
      await use(house)
      await house.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

interface Told {
  readonly type: string
  readonly messageId?: number
  readonly message?: { readonly replyTo: number | null }
}

/** Talks with a character over a socket of its own, as another device would: one message after the other is answered. */
export async function talk(house: string, token: string, character: string, texts: readonly string[]): Promise<void> {
  const socket = new WebSocket(`${house.replace('http', 'ws')}/api/ai_lady/ws/${character}?token=${token}`)
  const heard: Told[] = []
  let wake: () => void = () => undefined
  socket.addEventListener('message', ({ data }) => {
    heard.push(JSON.parse(String(data)) as Told)
    wake()
  })
  const hears = async (wanted: (frame: Told) => boolean): Promise<Told> => {
    for (;;) {
      const found = heard.find(wanted)
      if (found) return found
      await new Promise<void>((resolve) => (wake = resolve))
    }
  }
  await hears(({ type }) => type === 'hello')
  for (const text of texts) {
    heard.length = 0
    socket.send(JSON.stringify({ type: 'send', clientId: crypto.randomUUID(), text }))
    const { messageId } = await hears(({ type }) => type === 'accepted')
    await hears(({ type, message }) => type === 'done' && message?.replyTo === messageId)
  }
  socket.close()
}

export const chatAt = (character: string): string => `/#/pages/chat/chat?id=${character}`
