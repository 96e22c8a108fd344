// The twelve games in a few sentences each, for players who ask. They say how a game works and never urge to play it.
// {figures} are filled in from the rulebook.

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
      'In Crash you have {crashSeconds} seconds to bet. Then a multiplier climbs from 1.00×. Cash out before it crashes and your stake is multiplied by the value you reached. If it crashes first, you lose your stake.',
      'crashRules',
    ],
    [
      'football',
      'Soccer Boy',
      'soccer football boy dribble',
      'In Soccer Boy each of the {dribbles} dribbles raises the multiplier. Cash out before the tackle and you keep the multiplier you reached. If the tackle comes first, you lose your stake. If there’s no tackle, the last dribble scores and everyone still in wins.',
      'soccerBoyRules',
    ],
    [
      'bomb',
      'Bomb',
      'bomb fuse',
      'In Bomb a fuse burns for up to {fuseSeconds} seconds while the multiplier rises. Cash out before the bomb goes off, or you lose your stake. If the fuse burns to the end, it’s a dud and everyone still in wins.',
      'bombRules',
    ],
    [
      'richbomb',
      'Rich Bomb',
      'rich richbomb vault vaults',
      'In Rich Bomb {vaults} vaults open one after another, and any door may hide a bomb. Each vault is worth more than the last. Cash out after any of them to keep its multiplier. If a bomb goes off first, you lose your stake.',
      'richBombRules',
    ],
    [
      'roulette',
      'Roulette',
      'roulette wheel colour color pocket pockets',
      'Roulette is a wheel of {pockets} pockets in {colours} colours. You choose a colour. The rarer it is, the more it pays.',
      'rouletteRules',
    ],
    [
      'minesweeper',
      'Minesweeper',
      'minesweeper mines mine tiles tile',
      'In Minesweeper {tiles} tiles hide as many mines as you choose. Each safe tile raises the multiplier, and you can cash out after any of them. A mine ends the game, and you lose your stake.',
      'minesweeperRules',
    ],
    [
      'roller',
      'Lucky Roller',
      'lucky roller dice hash roll',
      'In Lucky Roller each roll gives a number from 0 to 99999. You predict whether it’ll be higher or lower than a number you choose.',
      'hashDiceRules',
    ],
    [
      'turntable',
      'Turntable',
      'turntable wheel segment segments spin',
      'Turntable has {wheels} wheels of {segments} segments each, all with the same RTP. The riskier the wheel, the less often it wins and the more it can pay.',
      'turntableRules',
    ],
    [
      'wingo',
      'Wingo',
      'wingo violet digit digits',
      'In Wingo we draw a digit from 0 to 9, and every digit has one or two colours. You choose up to {wingoChoices} colours or digits, and the stake applies to each of them.',
      'wingoRules',
    ],
    [
      'lucky3',
      'Lucky Fair Lottery',
      'lottery lucky3 ticket fair',
      'In Lucky Fair Lottery, we draw three digits. A ticket pays for each digit in the right position. Other bets are on the exact number, its digits in any order or two digits. There are also bets on a triple and on the sum.',
      'luckyFairLotteryRules',
    ],
    [
      'fruit',
      'Fruit Bomb',
      'fruit fruits',
      'In Fruit Bomb a light stops on one of {fruits} fruits, or on the bomb, which hits {fruitLights} of them. You choose up to {fruitChoices} kinds, and the stake applies to each of them. A fruit you chose pays each time it’s hit.',
      'fruitBombRules',
    ],
    [
      'scratch',
      'Scratch card',
      'scratch scratchcard card panel panels',
      'A Scratch card has {panels} panels. Three matching symbols win that symbol’s prize.',
      'scratchcardRules',
    ],
  ]),
  fr: byId([
    [
      'crash',
      'Crash',
      'crash fusee multiplicateur',
      'Dans Crash, vous avez {crashSeconds} secondes pour miser. Puis un multiplicateur monte à partir de 1,00×. Encaissez avant le crash et votre mise est multipliée par la valeur atteinte. Si le crash arrive avant, vous perdez votre mise.',
      'crashRules',
    ],
    [
      'football',
      'Soccer Boy',
      'soccer football foot boy dribble',
      'Dans Soccer Boy, chacun des {dribbles} dribbles augmente le multiplicateur, jusqu’au tacle. Encaissez avant et vous gardez le multiplicateur atteint. Si le tacle arrive avant, vous perdez votre mise.',
      'soccerBoyRules',
    ],
    [
      'bomb',
      'La Bombe',
      'bomb bombe meche',
      'Dans La Bombe, une mèche brûle pendant {fuseSeconds} secondes au plus et le multiplicateur monte. Encaissez avant l’explosion, sinon vous perdez votre mise. Si la mèche brûle jusqu’au bout, c’est un pétard mouillé et tous ceux qui sont encore en jeu gagnent.',
      'bombRules',
    ],
    [
      'richbomb',
      'Bombe en or',
      'bombeenor rich richbomb coffre coffres',
      'Dans Bombe en or, {vaults} coffres s’ouvrent l’un après l’autre, et chaque porte peut cacher une bombe. Chaque coffre vaut plus que le précédent. Encaissez après n’importe lequel pour garder son multiplicateur. Si une bombe explose avant, vous perdez votre mise.',
      'richBombRules',
    ],
    [
      'roulette',
      'Roulette',
      'roulette roue couleur',
      'La Roulette est une roue de {pockets} cases en {colours} couleurs. Vous choisissez une couleur. Plus elle est rare, plus elle paie.',
      'rouletteRules',
    ],
    [
      'minesweeper',
      'Démineur',
      'demineur minesweeper mines mine cases',
      'Au Démineur, {tiles} cases cachent le nombre de mines que vous choisissez. Chaque case sûre augmente le multiplicateur, et vous pouvez encaisser après chacune. Une mine met fin à la partie, et vous perdez votre mise.',
      'minesweeperRules',
    ],
    [
      'roller',
      'Lucky Roller',
      'lucky roller des tirage',
      'Dans Lucky Roller, un nombre de 0 à 99 999 est tiré. Vous annoncez s’il sera plus haut ou plus bas qu’un nombre de votre choix.',
      'hashDiceRules',
    ],
    [
      'turntable',
      'La Grande Roue',
      'turntable grande roue segment segments',
      'La Grande Roue propose {wheels} roues de {segments} segments, toutes avec le même taux de retour. Plus une roue est risquée, moins on gagne souvent et plus elle peut payer.',
      'turntableRules',
    ],
    [
      'wingo',
      'Wingo',
      'wingo violet chiffre chiffres',
      'Dans Wingo, un chiffre de 0 à 9 est tiré, et chaque chiffre a ses couleurs. Vous choisissez jusqu’à {wingoChoices} couleurs ou chiffres, et la mise s’applique à chacun.',
      'wingoRules',
    ],
    [
      'lucky3',
      'Loterie équitable',
      'loterie lucky3 ticket billet',
      'Dans la Loterie équitable, nous tirons trois chiffres. Un ticket paie pour chaque chiffre bien placé. Les autres mises portent sur le nombre exact, ses chiffres dans le désordre, deux chiffres, un triple ou la somme.',
      'luckyFairLotteryRules',
    ],
    [
      'fruit',
      'Fruit Bomb',
      'fruit fruits',
      'Dans Fruit Bomb, une lumière s’arrête sur l’un des {fruits} fruits, ou sur la bombe, qui en touche {fruitLights}. Vous choisissez jusqu’à {fruitChoices} sortes de fruits, et la mise s’applique à chacune. Un fruit que vous avez choisi paie chaque fois qu’il est touché.',
      'fruitBombRules',
    ],
    [
      'scratch',
      'Carte à gratter',
      'gratter scratch carte',
      'Une Carte à gratter a {panels} cases. Trois symboles identiques donnent le lot de ce symbole.',
      'scratchcardRules',
    ],
  ]),
}
