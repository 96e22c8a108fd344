import { roulette } from '@glasshouse/rulebook/games/roulette/rules'
import { lotteryBetProof } from '../../play/lottery/proof/lottery-proof.tsx'
import { useRouletteText } from './text.ts'

export default lotteryBetProof(roulette, useRouletteText)
