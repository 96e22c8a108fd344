// A stand-in for Google Play Billing: the publisher API that the casino calls, notifications pushed as Pub/Sub does, and
// signed calls that play the buyer.

import path from 'node:path'
import type { FastifyReply } from 'fastify'
import { signedCalls } from '../http.ts'
import { startService, type Service, type ServiceDeps } from '../service.ts'
import { GoogleBook } from './book.ts'
import { serveControl } from './control.ts'
import { openKeys } from './keys.ts'
import { servePublisher } from './publisher.ts'

export interface GoogleDeps extends ServiceDeps {
  readonly houseUrl: string
  /** An RSA key in PEM; without one, a new key is kept in the data folder. */
  readonly googleKey: string | null
}

export async function startGoogle(deps: GoogleDeps): Promise<Service> {
  const { clock, dataDir } = deps
  const keys = openKeys(dataDir, deps.googleKey)
  const audience = new URL('/api/hook/google', deps.houseUrl).href
  const book = new GoogleBook({
    file: path.join(dataDir, 'google.jsonl'),
    clock,
    pushUrl: audience,
    pushHeaders: () => ({
      'content-type': 'application/json',
      authorization: `Bearer ${keys.identityToken(clock.now(), audience)}`,
    }),
  })
  const accessTokens = new Map<string, number>()
  const hanging = new Set<FastifyReply>()
  const leaveHanging = (reply: FastifyReply): void => {
    reply.hijack()
    hanging.add(reply)
    reply.raw.on('close', () => hanging.delete(reply))
  }
  let url = ''
  const shared = { book, keys, clock, accessTokens }
  return await startService(
    deps,
    book,
    (httpServer) => {
      servePublisher(httpServer, { ...shared, tokenUri: () => `${url}/token`, leaveHanging })
      signedCalls(httpServer, deps, (own) => serveControl(own, { ...shared, audience, url: () => url }))
    },
    { onListening: (at) => (url = at), onClosing: () => hanging.forEach((reply) => reply.raw.destroy()) },
  )
}
