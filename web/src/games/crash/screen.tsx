import { crash } from '@glasshouse/rulebook/games/crash/rules'
import type { FlightGame } from '../../play/flight/flight-game.ts'
import { FlightScreen } from '../../play/flight/flight-screen.tsx'
import { tile } from './tile.ts'
import { useCrashWords } from './words.ts'

/** Room above the number for 'Starts in'. */
const ABOVE_PX = 30

const game: FlightGame = {
  tile,
  rules: crash,
  openWorker: () => new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' }),
  numberAt: (width, height) => {
    const sizePx = Math.max(44, Math.min(104, width * 0.18, height * 0.26))
    return { x: width / 2, y: Math.max(ABOVE_PX + sizePx / 2, height * 0.2), sizePx }
  },
  loadPicture: async () => (await import('./picture.ts')).createPicture,
}

export default function CrashScreen() {
  return <FlightScreen game={game} words={useCrashWords()} />
}
