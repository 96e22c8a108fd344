import { stepsReached } from '@glasshouse/rulebook/play/crash-engine'
import { VAULTS } from '@glasshouse/rulebook/games/richbomb/rules'
import type { CrashText } from '../../play/crash/crash-game.ts'
import type { Format } from '@glasshouse/rulebook/text/format'
import { useFormat, useMessages, type Translate } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './messages.ts'

export function richBombText(t: Translate<keyof typeof messages.en>, format: Pick<Format, 'number'>): CrashText {
  const all = VAULTS.length
  return {
    waiting: () => t('waiting'),
    rising(step) {
      if (step === 0) return t('first')
      return step >= all - 1 ? t('risingLast') : t('rising', { n: format.number(step), all: format.number(all) })
    },
    step: (step) => t('step', { n: format.number(step) }),
    ended(bust) {
      const opened = stepsReached(VAULTS, bust)
      return opened >= all ? t('full') : t('blew', { n: format.number(opened + 1) })
    },
  }
}

export const useRichBombText = (): CrashText => richBombText(useMessages(messages), useFormat())
