import type { Database } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import type { Route } from '../../platform/http/route.ts'
import type { Topic } from '../../platform/realtime/topic.ts'
import { LeaderLoop } from '../../play/cluster/leader-loop.ts'
import { Push } from './push.ts'
import { openPushKeys } from './push-keys.ts'
import { openInternet, type PushReach } from './push-reach.ts'
import { pushRoutes } from './routes.ts'
import { messagesTopic } from './topics.ts'

export type { PushReach }

export interface OpenPushDeps {
  readonly db: Database
  readonly vault: Vault
  readonly nodeId: string
  readonly publicUrl: string | null
  /** Where pushes may go; to the open internet if nothing is said. */
  readonly pushReach?: PushReach
  readonly onError: (error: unknown) => void
}

export interface OpenedPush {
  readonly routes: Route[]
  readonly topic: Topic
  start(): void
  stop(): Promise<void>
}

/** The whole room. Every node answers; the one that holds the lease sends. */
export async function openPush(deps: OpenPushDeps): Promise<OpenedPush> {
  const { db, vault, publicUrl, pushReach: reach = openInternet } = deps
  const keys = await db.transaction((tx) => openPushKeys(tx, vault))
  const subject = publicUrl?.startsWith('https:') ? publicUrl : 'mailto:operator@glasshouse.invalid'
  const push = new Push({ db, vault, keys, reach, subject })
  const drive = new LeaderLoop(deps, 'push', push)
  return {
    routes: pushRoutes(push),
    topic: messagesTopic(db),
    start: () => drive.start(),
    stop: () => drive.stop(),
  }
}
