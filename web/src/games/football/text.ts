import { stepsReached } from '@glasshouse/rulebook/play/crash-engine'
import { DRIBBLES } from '@glasshouse/rulebook/games/football/rules'
import type { CrashText } from '../../play/crash/crash-game.ts'
import { useFormat, useMessages, type Translate } from '@glasshouse/ui/text/i18n.ts'
import type { Format } from '@glasshouse/rulebook/text/format'
import { messages } from './messages.ts'

type Say = Translate<keyof typeof messages.en>

export function footballText(t: Say, format: Pick<Format, 'number'>): CrashText {
  const all = DRIBBLES.length
  return {
    waiting: () => t('waiting'),
    rising(step) {
      if (step === 0) return t('kickOff')
      return step >= all - 1 ? t('risingLast') : t('rising', { n: format.number(step), all: format.number(all) })
    },
    step: (step) => t('step', { n: format.number(step) }),
    ended(bust) {
      const beaten = stepsReached(DRIBBLES, bust)
      if (beaten >= all) return t('goal')
      if (beaten === all - 1) return t('saved')
      if (beaten === 0) return t('tackledFirst')
      return t('tackled', { n: beaten })
    },
  }
}

export const useFootballText = (): CrashText => footballText(useMessages(messages), useFormat())
