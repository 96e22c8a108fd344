import { bomb } from '@glasshouse/rulebook/games/bomb/rules'
import type { CrashWords } from '../../play/crash/crash-game.ts'
import { useMessages, type Translate } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './messages.ts'

export function bombWords(t: Translate<keyof typeof messages.en>): CrashWords {
  return {
    waiting: () => t('waiting'),
    ended: (bust) => t(bust >= bomb.topMultiplier ? 'dud' : bust < bomb.firstMultiplier ? 'atOnce' : 'bang'),
  }
}

export const useBombWords = (): CrashWords => bombWords(useMessages(messages))
