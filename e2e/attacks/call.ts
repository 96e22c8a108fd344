/** Ids of resources that belong to the player under attack. */
export interface Belongings {
  readonly playerId: number
  readonly rechargeId: number
  readonly withdrawalId: number
  readonly quoteId: string
  readonly seedPairId: number
  readonly minesweeperId: number
  readonly betId: number
  readonly taskId: string
  readonly sessionId: string
}

/** One API call of the access matrix. */
export interface Call {
  /** The input, for path, query or body. Refers to the player's resources where possible. */
  readonly with?: (hers: Belongings) => Record<string, unknown>
  /** It stakes, deposits or entertains, so restricted players are refused. */
  readonly notWhenOut?: true
  /** It ends the caller's session or account. */
  readonly ends?: true
}
