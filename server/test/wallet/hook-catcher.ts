// Where a gateway's webhooks arrive in a test: kept as they came, answered as the test says.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Caught {
  readonly raw: Buffer
  readonly headers: Readonly<Record<string, string | undefined>>
}

export interface HookCatcher {
  readonly url: string
  readonly caught: Caught[]
  /** What the next webhooks are answered with; 204 afterwards. */
  readonly answers: number[]
  /** Waits for so many webhooks whose text holds this. */
  about(text: string, count: number): Promise<Caught[]>
  close(): Promise<void>
}

export async function catchHooks(): Promise<HookCatcher> {
  const [caught, answers]: [Caught[], number[]] = [[], []]
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      caught.push({ raw: Buffer.concat(chunks), headers: request.headers as Caught['headers'] })
      response.writeHead(answers.shift() ?? 204).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const about = (text: string): Caught[] => caught.filter(({ raw }) => raw.includes(text))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    caught,
    answers,
    about: async (text, count) => {
      await until(() => about(text).length >= count)
      return about(text)
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('timed out')
    await sleep(20)
  }
}
