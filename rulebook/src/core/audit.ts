// The operators' journal as a chain of hashes: each row is bound to the one before it, so that none can be changed,
// removed, swapped or slipped in unseen. The database makes the chain; whoever holds an export can check it here.

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** One act as it is exported. `before` and `after` are JSON as it was written, letter by letter. */
export interface ChainedAuditEntry {
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly createTime: number
  readonly operatorId: number
  /** Name and role at that moment. */
  readonly operator: string
  readonly role: string
  readonly act: string
  readonly subject: string
  readonly before: string | null
  readonly after: string | null
  readonly previous: string
  readonly hash: string
}

/** Where the journal ends: what is missing after it was taken away. */
export interface AuditHead {
  readonly seq: number
  readonly hash: string
}

export const EMPTY_HEAD: AuditHead = { seq: 0, hash: '0'.repeat(64) }

/** Why a chain does not hold, and at which row. */
export interface AuditBreak {
  readonly seq: number
  /** `changed`: its fields are not what was hashed. `missing`: a row before it is gone, or it stands in a wrong place.
   * `unlinked`: it does not follow from the row before. `end`: the last row is not the one that was written last. */
  readonly why: 'changed' | 'missing' | 'unlinked' | 'end'
}

const VERSION = 'glasshouse-act-1'

/** Every field with its length in bytes before it, so that no two rows have the same text. */
export const actText = ({ seq, previous, createTime, operatorId, ...words }: Omit<ChainedAuditEntry, 'hash'>): string =>
  [
    VERSION,
    String(seq),
    previous,
    String(createTime),
    String(operatorId),
    words.operator,
    words.role,
    words.act,
    words.subject,
    words.before,
    words.after,
  ]
    .map((field) => (field === null ? '-,' : `${utf8ToBytes(field).length}:${field},`))
    .join('')

export const actHash = (act: Omit<ChainedAuditEntry, 'hash'>): string => bytesToHex(sha256(utf8ToBytes(actText(act))))

/** Looks at one row after the other; the first break stays. */
export class AuditChain {
  #last: AuditHead = EMPTY_HEAD
  #broken: AuditBreak | null = null

  take(act: ChainedAuditEntry): void {
    this.#broken ??= this.#breakAt(act)
    this.#last = act
  }

  /** What is broken, if anything is, with the journal's head. */
  end(head: AuditHead): AuditBreak | null {
    const { seq, hash } = this.#last
    if (!this.#broken && (seq !== head.seq || hash !== head.hash))
      this.#broken = { seq: Math.min(seq, head.seq) + (seq === head.seq ? 0 : 1), why: 'end' }
    return this.#broken
  }

  #breakAt(act: ChainedAuditEntry): AuditBreak | null {
    const { seq } = act
    if (seq !== this.#last.seq + 1) return { seq, why: 'missing' }
    if (actHash(act) !== act.hash) return { seq, why: 'changed' }
    if (act.previous !== this.#last.hash) return { seq, why: 'unlinked' }
    return null
  }
}

const WORDS: Record<AuditBreak['why'], string> = {
  changed: 'its fields are not those that were written',
  missing: 'a row before it is gone, or it stands in a wrong place',
  unlinked: 'it does not follow from the row before it',
  end: 'the last row is not the one that was written last',
}

export const breakWords = ({ seq, why }: AuditBreak): string => `Row ${seq}: ${WORDS[why]}.`
