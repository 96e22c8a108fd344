import { wingo } from '@glasshouse/rulebook/games/wingo/rules'
import { lotteryBetProof } from '../../play/lottery/proof/lottery-proof.tsx'
import { useWingoText } from './text.tsx'

export default lotteryBetProof(wingo, useWingoText)
