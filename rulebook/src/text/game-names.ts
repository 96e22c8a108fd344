// The names of the games as players read them, for places that know a game only by its id.

import type { Language } from './text.ts'

const NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  bomb: { en: 'Bomb', fr: 'La Bombe' },
  crash: { en: 'Crash', fr: 'Crash' },
  football: { en: 'Soccer Boy', fr: 'Soccer Boy' },
  fruit: { en: 'Fruit Bomb', fr: 'Fruit Bomb' },
  lucky3: { en: 'Lucky Fair Lottery', fr: 'Loterie équitable' },
  minesweeper: { en: 'Minesweeper', fr: 'Démineur' },
  richbomb: { en: 'Rich Bomb', fr: 'Bombe en or' },
  roller: { en: 'Lucky Roller', fr: 'Lucky Roller' },
  roulette: { en: 'Roulette', fr: 'Roulette' },
  scratch: { en: 'Scratch card', fr: 'Carte à gratter' },
  turntable: { en: 'Turntable', fr: 'La Grande Roue' },
  wingo: { en: 'Wingo', fr: 'Wingo' },
}

/** A game that isn't listed has its id for a name. */
export const gameName = (game: string, language: Language = 'en'): string => NAMES[game]?.[language] ?? game
