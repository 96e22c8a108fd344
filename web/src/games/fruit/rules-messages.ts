import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  story: [
    'A light runs round 24 fruits. It stops on one fruit or on the bomb, which hits four.',
    'Une lumière parcourt 24 fruits. Elle s’arrête sur l’un d’eux ou sur la bombe, qui en touche quatre.',
  ],
  how1: [
    'Each round, the light stops on one of {places} positions, all equally likely. They’re the {squares} squares of the ring and the bomb in the middle.',
    'À chaque manche, la lumière s’arrête sur l’une des {places} positions, toutes équiprobables. Ce sont les {squares} cases de l’anneau et la bombe au milieu.',
  ],
  how2: [
    'The square where the light stops is hit. The bomb hits {lights} different squares, and every combination is equally likely.',
    'La case où la lumière s’arrête est touchée. La bombe touche {lights} cases différentes, et toutes les combinaisons sont équiprobables.',
  ],
  how3: [
    'You can bet on several fruits in one bet. The stake shown applies to each fruit, and the button shows the total.',
    'Vous pouvez miser sur plusieurs fruits à la fois. La mise indiquée s’applique à chaque fruit et le bouton affiche le total.',
  ],
  how4: [
    'A fruit pays once for every square hit that shows it.',
    'Un fruit paie une fois pour chaque case touchée qui le montre.',
  ],
  odds1: [
    'Payouts include the stake. Squares × payout always equals {product}, so the RTP of every bet is {rtp}.',
    'Les paiements comprennent la mise. Cases × paiement donne toujours {product}, donc le TRJ de chaque mise est de {rtp}.',
  ],
  fruit: ['Fruit', 'Fruit'],
  squares: ['Squares', 'Cases'],
  pays: ['Per hit', 'Par case'],
  chance: ['Chance', 'Chance'],
  odds2: [
    'The chance is for at least one hit by the light or the bomb. Max payout for a fruit after a bomb:',
    '« Chance » indique la probabilité que la lumière ou la bombe touche le fruit. Paiement maximal d’un fruit après une bombe :',
  ],
  best: ['{n} × {pays} = {total}', '{n} × {pays} = {total}'],
  ring: ['The ring', 'L’anneau'],
  ring1: [
    'Squares 0 to {last}, clockwise from the top left corner: {ring}.',
    'Cases 0 à {last}, dans le sens horaire depuis le coin supérieur gauche : {ring}.',
  ],
  drawn1: [
    'The position is the first four bytes, read as a number, modulo {places}. 0 to {last} are the squares and {bomb} is the bomb.',
    'La position est donnée par les quatre premiers octets, lus comme un nombre, modulo {places}. Les valeurs de 0 à {last} sont les cases, et {bomb} est la bombe.',
  ],
  drawnSkip: [
    'We skip numbers that would favour a position and use the next four bytes.',
    'Nous ignorons les nombres qui favoriseraient une position et utilisons les quatre octets suivants.',
  ],
  drawn2: [
    'For the bomb, we take {lights} more numbers modulo {squares}, then {fewer}, and so on. Each picks one of the squares left, which swaps places with the first of them.',
    'Pour la bombe, nous prenons {lights} autres nombres modulo {squares}, {fewer} et ainsi de suite. Chacun choisit une des cases restantes, qui échange sa place avec la première d’entre elles.',
  ],
})
