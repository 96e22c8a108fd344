import type { Database } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import type { Route } from '../../platform/http/route.ts'
import type { Topic } from '../../platform/realtime/topic.ts'
import { Drive } from '../../play/cluster/leader-loop.ts'
import { Notices } from './push.ts'
import { openPushKeys } from './push-keys.ts'
import { openInternet, type PushReach } from './push-reach.ts'
import { noticeRoutes } from './routes.ts'
import { messagesTopic } from './topics.ts'

export type { PushReach }

export interface NoticesParts {
  readonly db: Database
  readonly vault: Vault
  readonly nodeId: string
  readonly publicUrl: string | null
  /** Where pushes may go; to the open internet if nothing is said. */
  readonly pushReach?: PushReach
  readonly onTrouble: (error: unknown) => void
}

export interface OpenNotices {
  readonly routes: Route[]
  readonly topic: Topic
  start(): void
  stop(): Promise<void>
}

/** The whole room. Every node answers; the one that holds the lease sends. */
export async function openNotices(parts: NoticesParts): Promise<OpenNotices> {
  const { db, vault, publicUrl, pushReach: reach = openInternet } = parts
  const keys = await db.transaction((tx) => openPushKeys(tx, vault))
  const subject = publicUrl?.startsWith('https:') ? publicUrl : 'mailto:operator@glasshouse.invalid'
  const notices = new Notices({ db, vault, keys, reach, subject })
  const drive = new Drive(parts, 'push', notices)
  return {
    routes: noticeRoutes(notices),
    topic: messagesTopic(db),
    start: () => drive.start(),
    stop: () => drive.stop(),
  }
}
