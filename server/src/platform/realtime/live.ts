// The live endpoint: authenticates clients and subscribes them to topics. It knows no feature.

import { Refusal, refusalMessage, refusals } from '@glasshouse/rulebook/refusals/refusals'
import { liveRequest, type LiveRequest } from '@glasshouse/rulebook/wire/realtime'
import type { Hub } from './hub.ts'
import { encodeFrame, type Connection } from './connection.ts'
import { SocketServer, type SocketServerDeps } from './socket-server.ts'

export interface LiveServerDeps extends SocketServerDeps {
  readonly hub: Hub
  readonly nowMs: () => number
  readonly authenticate: (token: string) => Promise<bigint>
}

export const createLiveServer = (deps: LiveServerDeps) =>
  new SocketServer<Connection, LiveRequest>(
    {
      name: 'live',
      path: /^\/api\/live$/,
      messageBytes: 1024,
      // A page needs a dozen.
      messagesPerWindow: 100,
      schema: liveRequest,
      onOpen: (client) => deps.hub.add(client),
      onMessage: (connection, request) => handle(deps, connection, request),
      onClose: (connection) => deps.hub.remove(connection),
    },
    deps,
  )

async function handle(deps: LiveServerDeps, connection: Connection, request: LiveRequest): Promise<void> {
  const { hub, nowMs } = deps
  if (request.type === 'time')
    return connection.sendDirect(encodeFrame({ type: 'time', sent: request.sent, now: nowMs() }))
  if (request.type === 'unsubscribe') return hub.unsubscribe(connection, request.topic)
  if (request.type === 'auth') return await authenticate(deps, connection, request)
  try {
    await hub.subscribe(connection, request.topic, request.after)
  } catch (error) {
    refuse(connection, request.topic, error)
  }
}

async function authenticate(
  { hub, authenticate: findPlayer }: LiveServerDeps,
  connection: Connection,
  { token, language }: Extract<LiveRequest, { type: 'auth' }>,
): Promise<void> {
  const { client } = connection
  if (language) connection.language = language
  client.watchSession(null)
  const onEnded = (error: unknown): void => {
    hub.setPlayer(connection, null)
    refuse(connection, 'auth', error)
  }
  try {
    const playerId = token === '' ? null : await findPlayer(token)
    if (playerId !== connection.playerId) hub.setPlayer(connection, playerId)
    if (playerId === null) return
    client.watchSession({
      playerId,
      check: () => findPlayer(token),
      onEnded: (refusal) => {
        onEnded(refusal)
        client.close()
      },
    })
    // The session may have ended while nobody watched it. A check that fails stays due.
    await client.hasSession().catch(() => true)
  } catch (error) {
    onEnded(error)
  }
}

function refuse(connection: Connection, topic: string, error: unknown): void {
  const [code, params] = error instanceof Refusal ? [error.code, error.params] : (['failed', {}] as const)
  const { errno } = refusals[code]
  connection.sendDirect(
    encodeFrame({ type: 'refused', topic, errno, message: refusalMessage(code, params, connection.language) }),
  )
  if (code === 'failed') throw error
}
