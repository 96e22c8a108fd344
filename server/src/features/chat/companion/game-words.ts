// The twelve games in a sentence or two each, for players who ask. How to play, never that one should.

import type { Language } from '@glasshouse/rulebook/wire/fields'

export interface GameWords {
  readonly title: string
  readonly terms: string
  readonly rules: string
  readonly page: string
}

const page = (name: string): string => `/pages/homeGames/${name}/${name}`
type Row = readonly [id: string, title: string, terms: string, rules: string, page: string]
const byId = (rows: readonly Row[]): Readonly<Record<string, GameWords>> =>
  Object.fromEntries(rows.map(([id, title, terms, rules, name]) => [id, { title, terms, rules, page: page(name) }]))

export const gameWords: Readonly<Record<Language, Readonly<Record<string, GameWords>>>> = {
  en: byId([
    [
      'crash',
      'Crash',
      'crash rocket multiplier',
      'In Crash there are six seconds to bet, then a multiplier rises from 1×. Whoever leaves before it bursts is paid what it shows; whoever does not loses the stake.',
      'crashRules',
    ],
    [
      'football',
      'Soccer Boy',
      'soccer football boy dribble',
      'In Soccer Boy each of twenty dribbles raises the multiplier, until the player is tackled. One leaves by passing the ball before that.',
      'soccerBoyRules',
    ],
    [
      'bomb',
      'Bomb',
      'bomb fuse',
      'In Bomb a fuse of one minute burns while the prize grows; one leaves before it goes off. A fuse that burns out was a dud.',
      'bombRules',
    ],
    [
      'richbomb',
      'Rich Bomb',
      'rich richbomb vault vaults',
      'In Rich Bomb nine vaults stand in a row, each behind a bomb. Every vault that opens is worth more, and one may leave after each.',
      'richBombRules',
    ],
    [
      'roulette',
      'Roulette',
      'roulette wheel colour color',
      'Roulette is a wheel of a hundred fields in five colours. One bets on a colour; the rarer it is, the more it pays.',
      'rouletteRules',
    ],
    [
      'minesweeper',
      'Minesweeper',
      'minesweeper mines mine tiles tile',
      'In Minesweeper twenty-five tiles hide as many mines as were chosen. Each safe tile raises what can be taken home; a mine ends it.',
      'minesweeperRules',
    ],
    [
      'roller',
      'Lucky Roller',
      'lucky roller dice hash roll',
      'In Lucky Roller one number from 0 to 99999 is rolled, and one says before whether it is higher or lower than a chosen one.',
      'hashDiceRules',
    ],
    [
      'turntable',
      'Turntable',
      'turntable wheel segments',
      'Turntable has a calm, a lively and a wild wheel of twenty segments each; all return the same in the long run, the wild one less often and more at once.',
      'turntableRules',
    ],
    [
      'wingo',
      'Wingo',
      'wingo violet digit digits',
      'In Wingo one digit is drawn, and every digit has its colours. A bet names colours or digits, and its stake is split among them.',
      'wingoRules',
    ],
    [
      'lucky3',
      'Lucky Fair Lottery',
      'lottery lucky3 ticket fair',
      'In Lucky Fair Lottery three digits are drawn. A ticket pays for each digit in its place; other bets name a pair or something about the sum.',
      'luckyFairLotteryRules',
    ],
    [
      'fruit',
      'Fruit Bomb',
      'fruit fruits',
      'In Fruit Bomb a light stops on one of twenty-four fruits, or falls on the bomb, which lights four. A bet names one to six fruits.',
      'fruitBombRules',
    ],
    [
      'scratch',
      'Scratch card',
      'scratch scratchcard card',
      'A scratch card has nine fields; three equal symbols win that symbol’s prize.',
      'scratchcardRules',
    ],
  ]),
  fr: byId([
    [
      'crash',
      'Crash',
      'crash fusee multiplicateur',
      'Dans Crash, on a six secondes pour miser, puis un multiplicateur monte depuis 1×. Qui sort avant l’éclatement reçoit ce qu’il affiche ; qui ne sort pas perd sa mise.',
      'crashRules',
    ],
    [
      'football',
      'Soccer Boy',
      'soccer football foot boy dribble',
      'Dans Soccer Boy, chacun des vingt dribbles augmente le multiplicateur, jusqu’au tacle. On sort en passant le ballon avant.',
      'soccerBoyRules',
    ],
    [
      'bomb',
      'Bomb',
      'bomb bombe meche',
      'Dans Bomb, une mèche d’une minute brûle pendant que le gain grandit ; on sort avant l’explosion. Une mèche qui s’éteint était un pétard mouillé.',
      'bombRules',
    ],
    [
      'richbomb',
      'Rich Bomb',
      'rich richbomb coffre coffres',
      'Dans Rich Bomb, neuf coffres se suivent, chacun derrière une bombe. Chaque coffre ouvert vaut plus, et l’on peut sortir après chacun.',
      'richBombRules',
    ],
    [
      'roulette',
      'Roulette',
      'roulette roue couleur',
      'La roulette a cent cases de cinq couleurs. On mise sur une couleur ; plus elle est rare, plus elle paie.',
      'rouletteRules',
    ],
    [
      'minesweeper',
      'Démineur',
      'demineur minesweeper mines mine cases',
      'Dans le Démineur, vingt-cinq cases cachent autant de mines que choisi. Chaque case sûre augmente ce qu’on peut emporter ; une mine y met fin.',
      'minesweeperRules',
    ],
    [
      'roller',
      'Lucky Roller',
      'lucky roller des tirage',
      'Dans Lucky Roller, un nombre de 0 à 99999 est tiré, et l’on dit avant s’il sera plus haut ou plus bas qu’un nombre choisi.',
      'hashDiceRules',
    ],
    [
      'turntable',
      'Turntable',
      'turntable roue segments',
      'Turntable a une roue calme, une vive et une folle de vingt segments ; toutes rendent autant à la longue, la folle moins souvent et plus à la fois.',
      'turntableRules',
    ],
    [
      'wingo',
      'Wingo',
      'wingo violet chiffre chiffres',
      'Dans Wingo, un chiffre est tiré, et chaque chiffre a ses couleurs. Une mise nomme des couleurs ou des chiffres et se partage entre eux.',
      'wingoRules',
    ],
    [
      'lucky3',
      'Loterie équitable',
      'loterie lucky3 billet',
      'Dans la loterie, trois chiffres sont tirés. Un billet paie pour chaque chiffre à sa place ; d’autres mises nomment une paire ou la somme.',
      'luckyFairLotteryRules',
    ],
    [
      'fruit',
      'Fruit Bomb',
      'fruit fruits',
      'Dans Fruit Bomb, une lumière s’arrête sur un des vingt-quatre fruits, ou tombe sur la bombe, qui en allume quatre. Une mise nomme un à six fruits.',
      'fruitBombRules',
    ],
    [
      'scratch',
      'Carte à gratter',
      'gratter scratch carte',
      'Une carte à gratter a neuf cases ; trois symboles égaux gagnent le prix de ce symbole.',
      'scratchcardRules',
    ],
  ]),
}
