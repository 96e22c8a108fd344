import { bomb } from '@glasshouse/rulebook/games/bomb/rules'
import type { FlightGame } from '../../play/flight/flight-game.ts'
import { FlightScreen } from '../../play/flight/flight-screen.tsx'
import { digitColour } from './heat.ts'
import { numberAt } from './fuse.ts'
import { tile } from './tile.ts'
import { useBombWords } from './words.ts'

const game: FlightGame = {
  tile,
  rules: bomb,
  openWorker: () => new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' }),
  loadPicture: async () => (await import('./picture.ts')).createPicture,
  numberAt,
  numberColour: digitColour,
}

export default function BombScreen() {
  return <FlightScreen game={game} words={useBombWords()} />
}
