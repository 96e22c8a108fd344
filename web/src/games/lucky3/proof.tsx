import { lucky3 } from '@glasshouse/rulebook/games/lucky3/rules'
import { lotteryBetProof } from '../../play/lottery/proof/lottery-proof.tsx'
import { useLucky3Text } from './text.ts'

export default lotteryBetProof(lucky3, useLucky3Text)
