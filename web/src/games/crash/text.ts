import { crash } from '@glasshouse/rulebook/games/crash/rules'
import type { CrashText } from '../../play/crash/crash-game.ts'
import { defineMessages, useMessages } from '@glasshouse/ui/text/i18n.ts'

const messages = defineMessages({
  en: { waiting: 'Get ready to climb', ended: 'Crashed', atOnce: 'Crashed at once', top: 'The top! Everyone wins.' },
  fr: {
    waiting: 'Préparez-vous à grimper',
    ended: 'C’est la chute',
    atOnce: 'Chute immédiate',
    top: 'Le sommet ! Tout le monde gagne.',
  },
})

export function useCrashText(): CrashText {
  const t = useMessages(messages)
  return {
    waiting: () => t('waiting'),
    ended: (bust) => t(bust >= crash.topMultiplier ? 'top' : bust < crash.firstMultiplier ? 'atOnce' : 'ended'),
  }
}
