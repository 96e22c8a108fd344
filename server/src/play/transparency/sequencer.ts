// Moves what has to be logged into the transparency log. It holds the row of the log's head while it appends, so entries
// are numbered without gaps however many nodes try, and a node that dies in the middle leaves nothing behind.

import { encodeEntry, ENTRY_VERSION, type Json, type LogEntry } from '@glasshouse/rulebook/transparency/entries'
import { signCheckpoint } from '@glasshouse/rulebook/transparency/checkpoint'
import { GrowingTree, hashLeaf } from '@glasshouse/rulebook/transparency/merkle'
import { TILE_HEIGHT } from '@glasshouse/rulebook/transparency/tiles'
import { bytesToHex } from '@glasshouse/rulebook/play/draws'
import { BackgroundLoop } from '../../platform/background-loop.ts'
import { FALLBACK_MS, type DueTask } from '../../platform/due-checks.ts'
import { only, type Database, type Tx } from '../../platform/db/tx.ts'
import type { Logger } from '../../platform/log.ts'
import { splitHashes, type LogKey } from './log-head.ts'

/** Audit entries are logged together, so that the log does not show when an operator did something. */
const AUDIT_MS = 600_000
const BATCH_SIZE = 1000

interface HeadRow {
  begin_time: bigint
  size: bigint
  peaks: Uint8Array
  audit_hash: Uint8Array
  audit_time: bigint
  lost: { readonly [name: string]: Json } | null
  now: bigint
}

interface PendingRow {
  id: bigint
  kind: string
  facts: { readonly [name: string]: Json }
  create_time: bigint
}

/** One read of small tables; an idle house writes nothing. */
const IS_DUE = `exists (select 1 from log_pending) or (select h.lost is not null
    or a.hash <> h.audit_hash and a.seq > 0 and h.audit_time <= now_ms() - ${AUDIT_MS}
  from log_head h cross join audit_head a)`

export interface SequencerDeps {
  readonly db: Database
  readonly key: LogKey
  readonly log: Logger
}

export class Sequencer implements DueTask {
  readonly #deps: SequencerDeps
  readonly name = 'transparency log'
  readonly isDue = IS_DUE
  readonly loop: BackgroundLoop

  constructor(deps: SequencerDeps) {
    this.#deps = deps
    const run = () => this.run()
    this.loop = new BackgroundLoop({ name: this.name, intervalMs: FALLBACK_MS, run, log: deps.log })
  }

  wake(): void {
    this.loop.trigger()
  }

  /** Appends everything that is pending, unless another node is doing it. */
  async run(): Promise<void> {
    const { db } = this.#deps
    const [state] = await db.read<{ due: boolean }>(`select (${IS_DUE}) as due`)
    if (!state?.due) return
    while ((await db.transaction((tx) => this.#append(tx))) === BATCH_SIZE);
  }

  async #append(tx: Tx): Promise<number> {
    const [head] = await tx.query<HeadRow>(
      `select begin_time, size, peaks, audit_hash, audit_time, lost, now_ms() as now from log_head for update skip locked`,
    )
    if (!head) return 0
    const pending = await tx.query<PendingRow>(
      `delete from log_pending where id in (select id from log_pending order by id limit ${BATCH_SIZE})
         returning id, kind, facts, create_time`,
    )
    const { hash: auditHash, due: isAuditDue } = await readAuditHead(tx, head)
    // Rounds of one game follow each other, so their order here is that of their locks.
    const entries = pending
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ kind, facts, create_time }) => entryOf(kind, create_time, facts))
    if (head.lost) entries.unshift(entryOf('restored', head.begin_time, head.lost))
    if (isAuditDue) entries.push(entryOf('audit', head.now, { hash: bytesToHex(auditHash) }))
    if (entries.length === 0) return 0
    const tree = new GrowingTree(Number(head.size), splitHashes(head.peaks))
    await insertEntries(tx, tree, entries)
    await this.#publish(tx, head, tree)
    if (isAuditDue) await tx.query('update log_head set audit_hash = $1, audit_time = $2', [auditHash, head.now])
    return pending.length
  }

  /** Signs the new head; it becomes visible with its entries. */
  async #publish(tx: Tx, head: HeadRow, tree: GrowingTree): Promise<void> {
    const { key } = this.#deps
    const restored = await tx.query<{ index: bigint }>(
      `select index from log_entries where kind = 'restored' order by index`,
    )
    const checkpoint = signCheckpoint(
      {
        house: key.house,
        begin: Number(head.begin_time),
        size: tree.size,
        root: tree.root(),
        restored: restored.map(({ index }) => Number(index)),
      },
      key,
    )
    await tx.query('update log_head set size = $1, root = $2, peaks = $3, checkpoint = $4, lost = null', [
      tree.size,
      tree.root(),
      Buffer.concat(tree.hashes()),
      checkpoint,
    ])
  }
}

const entryOf = (kind: string, time: bigint, facts: Readonly<Record<string, Json>>): LogEntry => ({
  ...facts,
  v: ENTRY_VERSION,
  kind,
  time: Number(time),
})

async function readAuditHead(tx: Tx, head: HeadRow): Promise<{ hash: Uint8Array; due: boolean }> {
  const audit = only(await tx.query<{ seq: bigint; hash: Uint8Array }>('select seq, hash from audit_head'))
  const hasMoved = audit.seq > 0n && !Buffer.from(audit.hash).equals(head.audit_hash)
  return { hash: audit.hash, due: hasMoved && head.now - head.audit_time >= AUDIT_MS }
}

async function insertEntries(tx: Tx, tree: GrowingTree, entries: readonly LogEntry[]): Promise<void> {
  const first = tree.size
  const bodies = entries.map(encodeEntry)
  const nodes: { level: number; index: number; hash: Uint8Array }[] = []
  for (const body of bodies)
    tree.append(hashLeaf(body), (height, index, hash) => {
      if (height % TILE_HEIGHT === 0) nodes.push({ level: height / TILE_HEIGHT, index, hash })
    })
  await tx.query(
    `insert into log_entries (index, kind, body) select e.index, e.kind, e.body
       from unnest($1::int8[], $2::text[], $3::text[]) e(index, kind, body)`,
    [
      entries.map((_, i) => first + i),
      entries.map(({ kind }) => kind),
      bodies.map((body) => Buffer.from(body).toString('utf8')),
    ],
  )
  await tx.query(
    `insert into log_nodes (level, index, hash) select n.level, n.index, n.hash
       from unnest($1::int4[], $2::int8[], $3::bytea[]) n(level, index, hash)`,
    [nodes.map(({ level }) => level), nodes.map(({ index }) => index), nodes.map(({ hash }) => hash)],
  )
}
