import { football } from '@glasshouse/rulebook/games/football/rules'
import type { CrashGame } from '../../play/crash/crash-game.ts'
import { CrashScreen } from '../../play/crash/crash-screen.tsx'
import { numberAt } from './ground.ts'
import { tile } from './tile.ts'
import { useFootballText } from './text.ts'

const game: CrashGame = {
  tile,
  rules: football,
  openWorker: () => new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' }),
  loadPicture: async () => (await import('./picture.ts')).createPicture,
  numberAt,
}

export default function FootballScreen() {
  return <CrashScreen game={game} text={useFootballText()} />
}
