// The sandbox gateway as one service: the API for the casino, the payment pages, and the book behind both.

import path from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { signedCalls } from '../http.ts'
import { startService, type HookServiceDeps, type Service } from '../service.ts'
import { serveApi } from './api.ts'
import { GatewayBook, type Order } from './book.ts'
import { servePages } from './pages.ts'

export interface GatewayDeps extends HookServiceDeps {
  readonly payoutMs: number
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
  const api = {
    book,
    payUrl: ({ providerReference, language }: Order) => `${publicUrl}/pay/${providerReference}?lang=${language}`,
    leaveHanging: (reply: FastifyReply) => {
      reply.hijack()
      hanging.add(reply)
      reply.raw.on('close', () => hanging.delete(reply))
    },
  }
  const serve = (httpServer: FastifyInstance): void => {
    signedCalls(httpServer, deps, (own) => serveApi(own, api))
    servePages(httpServer, book, deps.clock)
  }
  return await startService(deps, book, serve, {
    onListening: (url) => (publicUrl = deps.publicUrl ?? url),
    onClosing: () => hanging.forEach((reply) => reply.raw.destroy()),
  })
}
