import { bomb } from '@glasshouse/rulebook/games/bomb/rules'
import type { CrashText } from '../../play/crash/crash-game.ts'
import { useMessages, type Translate } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './messages.ts'

export function bombText(t: Translate<keyof typeof messages.en>): CrashText {
  return {
    waiting: () => t('waiting'),
    ended: (bust) => t(bust >= bomb.topMultiplier ? 'dud' : bust < bomb.firstMultiplier ? 'instant' : 'bang'),
  }
}

export const useBombText = (): CrashText => bombText(useMessages(messages))
