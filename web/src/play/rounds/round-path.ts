/** Which of all rounds of a game it is. */
export interface Place {
  readonly epoch: number
  readonly index: number
}

/** In beacon mode: the drand round that decides, and its randomness and signature after the lock. */
export interface BeaconClaim {
  readonly beaconRound?: number | null
  readonly beacon?: string | null
  readonly beaconSignature?: string | null
  /** When betting closed. */
  readonly lockTime?: number
}

/** What proves a round that is over: `commit` was published before, `hash` at its end. */
export interface RoundClaim extends Place, BeaconClaim {
  readonly hash: string
  readonly commit: string
  readonly salt: string
}

/** What of a finished round proves a bet on it. */
export const proofOf = <S extends string>(round: Required<RoundClaim> & { readonly saltSource: S }) => ({
  epoch: round.epoch,
  index: round.index,
  hash: round.hash,
  commit: round.commit,
  salt: round.salt,
  saltSource: round.saltSource,
  lockTime: round.lockTime,
  beaconRound: round.beaconRound,
  beacon: round.beacon,
  beaconSignature: round.beaconSignature,
})

export const sameRound = (a: Place | null | undefined, b: Place | null | undefined): boolean =>
  a?.epoch === b?.epoch && a?.index === b?.index

/** The page of one shared round. */
export const roundPath = (game: string, { epoch, index }: Place): string =>
  `/pages/round/round?game=${game}&epoch=${epoch}&index=${index}`
