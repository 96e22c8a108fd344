import { bomb } from '@glasshouse/rulebook/games/bomb/rules'
import type { CrashGame } from '../../play/crash/crash-game.ts'
import { CrashScreen } from '../../play/crash/crash-screen.tsx'
import { digitColour } from './heat.ts'
import { numberAt } from './fuse.ts'
import { tile } from './tile.ts'
import { useBombText } from './text.ts'

const game: CrashGame = {
  tile,
  rules: bomb,
  openWorker: () => new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' }),
  loadPicture: async () => (await import('./picture.ts')).createPicture,
  numberAt,
  numberColour: digitColour,
}

export default function BombScreen() {
  return <CrashScreen game={game} text={useBombText()} />
}
