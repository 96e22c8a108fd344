// The audit log as a hash chain: each row includes the hash of the previous one, so a changed, removed, reordered or
// inserted row is detectable. The database builds the chain; anyone with an export can verify it here.

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** One audit entry as exported. `before` and `after` are the exact JSON text that was stored. */
export interface ChainedAuditEntry {
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly createTime: number
  readonly operatorId: number
  /** The operator's name and role at that time. */
  readonly operator: string
  readonly role: string
  readonly act: string
  readonly subject: string
  readonly before: string | null
  readonly after: string | null
  readonly previous: string
  readonly hash: string
}

/** The last row of the log. Without it, rows cut off at the end would go unnoticed. */
export interface AuditHead {
  readonly seq: number
  readonly hash: string
}

export const EMPTY_HEAD: AuditHead = { seq: 0, hash: '0'.repeat(64) }

/** Why a chain is invalid, and at which row. */
export interface AuditBreak {
  readonly seq: number
  /** `changed`: its fields do not match its hash. `missing`: a row before it is missing, or it is out of order.
   * `unlinked`: it does not contain the hash of the row before. `end`: the last row is not the log's head. */
  readonly why: 'changed' | 'missing' | 'unlinked' | 'end'
}

const VERSION = 'glasshouse-act-1'

/** Every field is prefixed with its length in bytes, so two different rows never produce the same text. */
export const entryText = ({
  seq,
  previous,
  createTime,
  operatorId,
  ...text
}: Omit<ChainedAuditEntry, 'hash'>): string =>
  [
    VERSION,
    String(seq),
    previous,
    String(createTime),
    String(operatorId),
    text.operator,
    text.role,
    text.act,
    text.subject,
    text.before,
    text.after,
  ]
    .map((field) => (field === null ? '-,' : `${utf8ToBytes(field).length}:${field},`))
    .join('')

export const entryHash = (entry: Omit<ChainedAuditEntry, 'hash'>): string =>
  bytesToHex(sha256(utf8ToBytes(entryText(entry))))

/** Verifies rows in order and remembers the first break. */
export class AuditChain {
  #last: AuditHead = EMPTY_HEAD
  #broken: AuditBreak | null = null

  add(entry: ChainedAuditEntry): void {
    this.#broken ??= this.#breakAt(entry)
    this.#last = entry
  }

  /** Compares the last row with the log's head, and returns the first break or null. */
  end(head: AuditHead): AuditBreak | null {
    const { seq, hash } = this.#last
    if (!this.#broken && (seq !== head.seq || hash !== head.hash))
      this.#broken = { seq: Math.min(seq, head.seq) + (seq === head.seq ? 0 : 1), why: 'end' }
    return this.#broken
  }

  #breakAt(entry: ChainedAuditEntry): AuditBreak | null {
    const { seq } = entry
    if (seq !== this.#last.seq + 1) return { seq, why: 'missing' }
    if (entryHash(entry) !== entry.hash) return { seq, why: 'changed' }
    if (entry.previous !== this.#last.hash) return { seq, why: 'unlinked' }
    return null
  }
}

const DESCRIPTIONS: Record<AuditBreak['why'], string> = {
  changed: 'was changed after it was written',
  missing: 'follows a missing row, or is out of order',
  unlinked: 'doesn’t follow from the row before it',
  end: 'isn’t the row that was written last',
}

export const describeBreak = ({ seq, why }: AuditBreak): string => `Row ${seq} ${DESCRIPTIONS[why]}.`
