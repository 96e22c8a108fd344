// Refusals of calls that place a bet, for the API description.

import type { RefusalCode } from '../../refusals/refusals.ts'

const betRefusals = [
  'goldTooLow',
  'goldTooHigh',
  'goldNotCovered',
  'goldOffStep',
  'notCovered',
  'choiceInvalid',
  'balanceTooLow',
  'gamePaused',
  'recovering',
  'countryBlocked',
  'addressBlocked',
  'termsChanged',
  'accountSuspended',
  'onBreak',
  'excluded',
  'excludedPermanently',
  'exclusionMatched',
  'exclusionReview',
  'realityCheck',
  'stakeLimit',
  'lossLimit',
  'timeLimit',
  'keyReused',
] as const satisfies RefusalCode[]

/** Bets that the player's own seeds decide. */
export const seedBetRefusals = [...betRefusals, 'clientSeedMissing', 'playPace'] as const satisfies RefusalCode[]
/** Bets on a round that all players share. */
export const roundBetRefusals = [
  ...betRefusals,
  'bettingClosed',
  'alreadyJoined',
  'roundFull',
] as const satisfies RefusalCode[]
