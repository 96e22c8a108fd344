// The sandbox gateway as one service: the calls of the house, the pages of payers, and the book behind both.

import path from 'node:path'
import type { FastifyReply } from 'fastify'
import type { Clock } from '../clock.ts'
import { buildDoor, signedCalls } from '../http.ts'
import { startService, type Service } from '../service.ts'
import type { Key } from '../signing.ts'
import { serveApi } from './api.ts'
import { GatewayBook } from './book.ts'
import { servePages } from './pages.ts'

export interface GatewayParts {
  readonly dataDir: string
  /** Where webhooks go. */
  readonly houseUrl: string
  readonly key: Key
  readonly hookSecret: string
  readonly clock: Clock
  readonly payoutMs: number
  readonly host: string
  readonly port: number
  /** Where browsers reach the pages, if not where the service listens. */
  readonly publicUrl: string | null
}

export async function startGateway(parts: GatewayParts): Promise<Service> {
  const book = new GatewayBook({
    file: path.join(parts.dataDir, 'gateway.jsonl'),
    clock: parts.clock,
    hookUrl: new URL('/api/hook/sandbox', parts.houseUrl).href,
    hookSecret: parts.hookSecret,
    payoutMs: parts.payoutMs,
  })
  const hanging = new Set<FastifyReply>()
  let publicUrl = ''
  const ready = Promise.withResolvers<void>()
  const door = buildDoor({ ...parts, ready: () => ready.promise, synced: () => book.synced() })
  signedCalls(door, parts, (own) =>
    serveApi(own, {
      book,
      payUrl: ({ providerReference, language }) => `${publicUrl}/pay/${providerReference}?lang=${language}`,
      leaveHanging: (reply) => {
        reply.hijack()
        hanging.add(reply)
        reply.raw.on('close', () => hanging.delete(reply))
      },
    }),
  )
  servePages(door, book, parts.clock)
  return await startService(door, parts, book, {
    onListening: (url) => (publicUrl = parts.publicUrl ?? url),
    onReady: () => ready.resolve(),
    onClosing: () => hanging.forEach((reply) => reply.raw.destroy()),
  })
}
