import type { FastifyInstance } from 'fastify'

export interface Service {
  readonly url: string
  close(): Promise<void>
}

/** The port locks the folder: it is bound before the journal is read, and calls wait until the journal was read. */
export async function startService(
  httpServer: FastifyInstance,
  { host, port }: { host: string; port: number },
  book: { open(): Promise<void>; close(): Promise<void> },
  on: { onListening?: (url: string) => void; onReady: () => void; onClosing?: () => void },
): Promise<Service> {
  const url = await httpServer.listen({ host, port })
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
  on.onReady()
  return { url, close }
}
