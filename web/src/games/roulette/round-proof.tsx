import { roulette } from '@glasshouse/rulebook/games/roulette/rules'
import { lotteryRoundProof } from '../../play/lottery/proof/lottery-proof.tsx'
import { useRouletteText } from './text.ts'

export default lotteryRoundProof(roulette, useRouletteText)
