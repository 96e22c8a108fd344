import { crash } from '@glasshouse/rulebook/games/crash/rules'
import type { CrashGame, CrashText } from '../../play/crash/crash-game.ts'
import { CrashScreen } from '../../play/crash/crash-screen.tsx'
import { defineMessages, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { tile } from './tile.ts'

/** Room above the number for 'Starts in'. */
const ABOVE_PX = 30

const game: CrashGame = {
  tile,
  rules: crash,
  openWorker: () => new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' }),
  numberAt: (width, height) => {
    const sizePx = Math.max(44, Math.min(104, width * 0.18, height * 0.26))
    return { x: width / 2, y: Math.max(ABOVE_PX + sizePx / 2, height * 0.2), sizePx }
  },
  loadPicture: async () => (await import('./picture.ts')).createPicture,
}

export default function Screen() {
  return <CrashScreen game={game} text={useCrashText()} />
}

const messages = defineMessages({
  waiting: ['The climb starts soon', 'La montée va commencer'],
  ended: ['Crashed', 'Crash'],
  instant: ['Crashed instantly', 'Crash immédiat'],
  top: [
    'Max multiplier reached. All open bets win.',
    'Multiplicateur max. atteint. Toutes les mises en cours gagnent.',
  ],
})

function useCrashText(): CrashText {
  const t = useMessages(messages)
  return {
    waiting: () => t('waiting'),
    ended: (bust) => t(bust >= crash.topMultiplier ? 'top' : bust < crash.firstMultiplier ? 'instant' : 'ended'),
  }
}
