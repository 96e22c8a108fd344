import { wingo } from '@glasshouse/rulebook/games/wingo/rules'
import { lotteryRoundProof } from '../../play/lottery/proof/lottery-proof.tsx'
import { useWingoText } from './text.tsx'

export default lotteryRoundProof(wingo, useWingoText)
