// Receives a gateway's webhooks in a test, records them and responds as the test says.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface ReceivedWebhook {
  readonly raw: Buffer
  readonly headers: Readonly<Record<string, string | undefined>>
}

export interface WebhookReceiver {
  readonly url: string
  readonly received: ReceivedWebhook[]
  /** Status codes for the next webhooks; 204 afterwards. */
  readonly responses: number[]
  /** Waits for `count` webhooks whose body contains `text`. */
  waitFor(text: string, count: number): Promise<ReceivedWebhook[]>
  close(): Promise<void>
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const [received, answers]: [ReceivedWebhook[], number[]] = [[], []]
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ raw: Buffer.concat(chunks), headers: request.headers as ReceivedWebhook['headers'] })
      response.writeHead(answers.shift() ?? 204).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const about = (text: string): ReceivedWebhook[] => received.filter(({ raw }) => raw.includes(text))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    responses: answers,
    waitFor: async (text, count) => {
      await waitUntil(() => about(text).length >= count)
      return about(text)
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

export async function waitUntil(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 120_000
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('timed out')
    await sleep(20)
  }
}
