import { lucky3 } from '@glasshouse/rulebook/games/lucky3/rules'
import { lotteryRoundProof } from '../../play/lottery/proof/lottery-proof.tsx'
import { useLucky3Text } from './text.ts'

export default lotteryRoundProof(lucky3, useLucky3Text)
