import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  story: [
    'A light runs round 24 fruits and stops on one, which pays. The bomb hits four.',
    'Une lumière parcourt 24 fruits et s’arrête sur un, qui paie. La bombe en touche quatre.',
  ],
  how1: [
    'Each round, the light stops on one of {places} positions, all equally likely: the {squares} squares of the ring or the bomb in the middle. The square it stops on is hit. The bomb hits {lights} different squares, and every combination is equally likely.',
    'À chaque manche, la lumière s’arrête sur une de {places} positions, toutes équiprobables : les {squares} cases de l’anneau ou la bombe au milieu. La case où elle s’arrête est touchée. La bombe touche {lights} cases différentes, et toutes les combinaisons sont équiprobables.',
  ],
  how2: [
    'Bet on one fruit or several in one bet. The stake in the bet bar is for each one, and the button shows the total. A fruit pays once for every square hit that shows it.',
    'Misez sur un ou plusieurs fruits en une seule mise. La mise indiquée vaut pour chacun et le bouton affiche le total. Un fruit paie une fois pour chaque case touchée qui le montre.',
  ],
  odds1: [
    'Payouts include the stake. Squares × payout is {product} for every fruit, so every fruit and every mix has an RTP of {rtp}.',
    'Les paiements comprennent la mise. Cases × paiement donne {product} pour chaque fruit : chaque fruit et chaque combinaison a donc un TRJ de {rtp}.',
  ],
  fruit: ['Fruit', 'Fruit'],
  squares: ['Squares', 'Cases'],
  pays: ['Per hit', 'Par case'],
  chance: ['Chance', 'Chance'],
  odds2: [
    'The chance is that of being hit at least once, by the light or by the bomb. If the bomb hits as many squares of a fruit as it can, that fruit pays:',
    'La chance est celle d’être touché au moins une fois, par la lumière ou par la bombe. Si la bombe touche autant de cases d’un fruit que possible, ce fruit paie :',
  ],
  best: ['{n} × {pays} = {total}', '{n} × {pays} = {total}'],
  ring: ['The ring', 'L’anneau'],
  ring1: [
    'Squares 0 to {last}, clockwise from the top left corner: {ring}.',
    'Cases 0 à {last}, dans le sens horaire depuis le coin supérieur gauche : {ring}.',
  ],
  drawn1: [
    'The position is the first four bytes, read as a number, modulo {places}: 0 to {last} is a square, {bomb} is the bomb. Numbers that would favour a position are skipped and the next four bytes are used.',
    'La position est donnée par les quatre premiers octets, lus comme un nombre, modulo {places} : 0 à {last} est une case, {bomb} est la bombe. Les nombres qui favoriseraient une position sont ignorés et les quatre octets suivants sont utilisés.',
  ],
  drawn2: [
    'For the bomb, {lights} more numbers each pick one of the squares left, modulo {squares}, then {fewer}, and so on. Each picked square swaps places with the first one left.',
    'Pour la bombe, {lights} autres nombres choisissent chacun une des cases restantes, modulo {squares}, puis {fewer}, et ainsi de suite. Chaque case choisie échange sa place avec la première restante.',
  ],
})
