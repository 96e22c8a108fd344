import { bomb } from '@glasshouse/rulebook/games/bomb/rules'
import type { FlightWords } from '../../play/flight/flight-game.ts'
import { useMessages, type Translate } from '../../ui/i18n.ts'
import { messages } from './messages.ts'

export function bombWords(t: Translate<keyof typeof messages.en>): FlightWords {
  return {
    waiting: () => t('waiting'),
    ended: (bust) => t(bust >= bomb.topMultiplier ? 'dud' : bust < bomb.firstMultiplier ? 'atOnce' : 'bang'),
  }
}

export const useBombWords = (): FlightWords => bombWords(useMessages(messages))
