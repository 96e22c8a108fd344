import { richbomb } from '@glasshouse/rulebook/games/richbomb/rules'
import type { FlightGame } from '../../play/flight/flight-game.ts'
import { FlightScreen } from '../../play/flight/flight-screen.tsx'
import { numberAt } from './hall.ts'
import { tile } from './tile.ts'
import { useRichBombWords } from './words.ts'

const game: FlightGame = {
  tile,
  rules: richbomb,
  openWorker: () => new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' }),
  loadPicture: async () => (await import('./picture.ts')).createPicture,
  numberAt,
}

export default function RichBombScreen() {
  return <FlightScreen game={game} words={useRichBombWords()} />
}
