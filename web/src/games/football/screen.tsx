import { football } from '@glasshouse/rulebook/games/football/rules'
import type { FlightGame } from '../../play/flight/flight-game.ts'
import { FlightScreen } from '../../play/flight/flight-screen.tsx'
import { numberAt } from './ground.ts'
import { tile } from './tile.ts'
import { useFootballWords } from './words.ts'

const game: FlightGame = {
  tile,
  rules: football,
  openWorker: () => new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' }),
  loadPicture: async () => (await import('./picture.ts')).createPicture,
  numberAt,
}

export default function FootballScreen() {
  return <FlightScreen game={game} words={useFootballWords()} />
}
