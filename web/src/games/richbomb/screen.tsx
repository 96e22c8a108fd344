import { richbomb } from '@glasshouse/rulebook/games/richbomb/rules'
import type { CrashGame } from '../../play/crash/crash-game.ts'
import { CrashScreen } from '../../play/crash/crash-screen.tsx'
import { numberAt } from './hall.ts'
import { tile } from './tile.ts'
import { useRichBombText } from './text.ts'

const game: CrashGame = {
  tile,
  rules: richbomb,
  openWorker: () => new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' }),
  loadPicture: async () => (await import('./picture.ts')).createPicture,
  numberAt,
}

export default function RichBombScreen() {
  return <CrashScreen game={game} text={useRichBombText()} />
}
