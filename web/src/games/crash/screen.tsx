import { crash } from '@glasshouse/rulebook/games/crash/rules'
import type { CrashGame } from '../../play/crash/crash-game.ts'
import { CrashScreen } from '../../play/crash/crash-screen.tsx'
import { tile } from './tile.ts'
import { useCrashText } from './text.ts'

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
