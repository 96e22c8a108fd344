import { fruit } from '@glasshouse/rulebook/games/fruit/rules'
import { lotteryBetProof } from '../../play/lottery/proof/lottery-proof.tsx'
import { useFruitText } from './text.tsx'

export default lotteryBetProof(fruit, useFruitText)
