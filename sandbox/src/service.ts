import type { FastifyInstance } from 'fastify'
import type { Clock } from './clock.ts'
import { buildHttpServer } from './http.ts'
import type { Key } from './signing.ts'

export interface Service {
  readonly url: string
  close(): Promise<void>
}

export interface ServiceDeps {
  readonly dataDir: string
  readonly key: Key
  readonly clock: Clock
  readonly host: string
  readonly port: number
}

/** A service that sends signed webhooks to the casino. */
export interface HookServiceDeps extends ServiceDeps {
  readonly houseUrl: string
  readonly hookSecret: string
}

interface Book {
  open(): Promise<void>
  synced(): Promise<void>
  close(): Promise<void>
}

/** The port locks the folder: it is bound before the journal is read, and calls wait until the journal was read. */
export async function startService(
  deps: ServiceDeps,
  book: Book,
  serve: (httpServer: FastifyInstance) => void,
  on: { onListening?: (url: string) => void; onClosing?: () => void } = {},
): Promise<Service> {
  const ready = Promise.withResolvers<void>()
  const httpServer = buildHttpServer({ ...deps, ready: () => ready.promise, synced: () => book.synced() })
  serve(httpServer)
  const url = await httpServer.listen({ host: deps.host, port: deps.port })
  on.onListening?.(url)
  const close = async (): Promise<void> => {
    on.onClosing?.()
    await httpServer.close()
    await book.close()
  }
  try {
    await book.open()
  } catch (error) {
    await close()
    throw error
  }
  ready.resolve()
  return { url, close }
}
