import type { Database } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import type { Logger } from '../../platform/log.ts'
import type { Route } from '../../platform/http/route.ts'
import type { Topic } from '../../platform/realtime/topic.ts'
import { LeaderLoop } from '../../play/cluster/leader-loop.ts'
import type { Leases } from '../../play/cluster/leases.ts'
import { Push } from './push.ts'
import { openPushKeys } from './push-keys.ts'
import { publicInternet, type PushReach } from './push-reach.ts'
import { pushRoutes } from './routes.ts'
import { messagesTopic } from './topics.ts'

export type { PushReach }

export interface OpenPushDeps {
  readonly db: Database
  readonly vault: Vault
  readonly leases: Leases
  readonly publicUrl: string | null
  /** Where pushes may be sent; the public internet by default. */
  readonly pushReach?: PushReach
  readonly log: Logger
}

export interface PushService {
  readonly routes: Route[]
  readonly topic: Topic
  readonly loop: LeaderLoop
}

/** Every node serves the routes; only the leader sends. */
export async function openPush(deps: OpenPushDeps): Promise<PushService> {
  const { db, vault, publicUrl, pushReach: reach = publicInternet } = deps
  const keys = await db.transaction((tx) => openPushKeys(tx, vault))
  const subject = publicUrl?.startsWith('https:') ? publicUrl : 'mailto:operator@glasshouse.invalid'
  const push = new Push({ db, vault, keys, reach, subject })
  return { routes: pushRoutes(push), topic: messagesTopic(db), loop: new LeaderLoop(deps, 'push', push) }
}
