import type { GameProof, GameRoundProof } from '../../play/settled-bet.ts'

export interface GameProofs {
  readonly bet: ReadonlyMap<string, GameProof>
  readonly round: ReadonlyMap<string, GameRoundProof>
}
