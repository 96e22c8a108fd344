// The sandbox gateway as one service: the API for the casino, the payment pages, and the book behind both.

import path from 'node:path'
import type { FastifyReply } from 'fastify'
import type { Clock } from '../clock.ts'
import { buildHttpServer, signedCalls } from '../http.ts'
import { startService, type Service } from '../service.ts'
import type { Key } from '../signing.ts'
import { serveApi } from './api.ts'
import { GatewayBook } from './book.ts'
import { servePages } from './pages.ts'

export interface GatewayDeps {
  readonly dataDir: string
  /** Receives webhooks. */
  readonly houseUrl: string
  readonly key: Key
  readonly hookSecret: string
  readonly clock: Clock
  readonly payoutMs: number
  readonly host: string
  readonly port: number
  /** The public URL of the pages, if it differs from where the service listens. */
  readonly publicUrl: string | null
}

export async function startGateway(deps: GatewayDeps): Promise<Service> {
  const book = new GatewayBook({
    file: path.join(deps.dataDir, 'gateway.jsonl'),
    clock: deps.clock,
    hookUrl: new URL('/api/hook/sandbox', deps.houseUrl).href,
    hookSecret: deps.hookSecret,
    payoutMs: deps.payoutMs,
  })
  const hanging = new Set<FastifyReply>()
  let publicUrl = ''
  const ready = Promise.withResolvers<void>()
  const httpServer = buildHttpServer({ ...deps, ready: () => ready.promise, synced: () => book.synced() })
  signedCalls(httpServer, deps, (own) =>
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
  servePages(httpServer, book, deps.clock)
  return await startService(httpServer, deps, book, {
    onListening: (url) => (publicUrl = deps.publicUrl ?? url),
    onReady: () => ready.resolve(),
    onClosing: () => hanging.forEach((reply) => reply.raw.destroy()),
  })
}
