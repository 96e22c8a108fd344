import { fruit } from '@glasshouse/rulebook/games/fruit/rules'
import { lotteryRoundProof } from '../../play/lottery/proof/lottery-proof.tsx'
import { useFruitText } from './text.tsx'

export default lotteryRoundProof(fruit, useFruitText)
