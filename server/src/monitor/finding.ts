// What a monitor finds. An alarm means that the server contradicts itself, and nobody has to be believed for that.

export type Alarm =
  /** The checkpoint does not continue the one before, or another vantage point sees another log. */
  | 'fork'
  /** The log has fewer entries than before. */
  | 'rollback'
  /** The log’s files contradict its signed checkpoint. */
  | 'damaged'
  /** The server shows another key than the pinned one. */
  | 'key'
  /** The pinned key has not signed the checkpoint. */
  | 'signature'
  /** Two entries decide the same differently. */
  | 'conflict'
  /** A page of the server says something else than its log. */
  | 'mismatch'
  /** Something that the server published is not in its log. */
  | 'missing'
  /** An entry came into the log long after it was recorded. */
  | 'late'
  /** Players' money is in the bankroll, and no public beacon keeps results from the operator. */
  | 'beacon'
  /** Real money is staked on a chain whose salt the server made itself. */
  | 'salt'

export interface Finding {
  /** `restored` is the server’s own announcement that its database lost entries. */
  readonly kind: Alarm | 'restored'
  readonly text: string
  /** Whether it is still so after more entries were read: what was published a moment ago may have been pending. */
  readonly isStill?: () => boolean
}

export const isAlarm = ({ kind }: Finding): boolean => kind !== 'restored'
