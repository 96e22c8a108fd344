/** Which of all rounds of a game it is. */
export interface Place {
  readonly epoch: number
  readonly index: number
}

/** What proves a round that is over: `commit` was published before, `hash` at its end. */
export interface RoundClaim extends Place {
  readonly hash: string
  readonly commit: string
  readonly salt: string
}

export const sameRound = (a: Place | null | undefined, b: Place | null | undefined): boolean =>
  a?.epoch === b?.epoch && a?.index === b?.index

/** The page of one shared round. */
export const roundPath = (game: string, { epoch, index }: Place): string =>
  `/pages/round/round?game=${game}&epoch=${epoch}&index=${index}`
