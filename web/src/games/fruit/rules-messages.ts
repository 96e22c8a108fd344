import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  story: [
    'A light runs round twenty-four fruits and stops on one, which pays. The bomb lights four at once.',
    'Une lumière court autour de vingt-quatre fruits et s’arrête sur un, qui paie. La bombe en allume quatre.',
  ],
  how1: [
    'In each round the light falls on one of {places} places, each exactly as likely: the {cells} cells of the ring, or the bomb in the middle. The cell it stops on is hit. The bomb hits {lights} different cells of the ring at once, every set of them as likely.',
    'À chaque manche, la lumière tombe sur une de {places} places, toutes exactement aussi probables : les {cells} cases de l’anneau, ou la bombe au milieu. La case où elle s’arrête est touchée. La bombe touche {lights} cases différentes à la fois, tous les ensembles étant aussi probables.',
  ],
  how2: [
    'Back one fruit or several in one bet. The amount in the bet bar is for each of them; the button says the total. A fruit pays once for every hit cell that shows it.',
    'Misez sur un ou plusieurs fruits en une seule mise. Le montant vaut pour chacun ; le bouton dit le total. Un fruit paie une fois pour chaque case touchée qui le montre.',
  ],
  odds1: [
    'Payouts include the stake. Cells × payout is {product} for every fruit, so every fruit, and every mix, returns {rtp} on average.',
    'Les paiements comprennent la mise. Cases × paiement font {product} pour chaque fruit : chaque fruit, et chaque mélange, rend donc {rtp} en moyenne.',
  ],
  fruit: ['Fruit', 'Fruit'],
  cells: ['Cells', 'Cases'],
  pays: ['Per hit', 'Par case'],
  chance: ['Chance', 'Chance'],
  odds2: [
    'The chance is that of being hit at least once, by the light or by the bomb. At best the bomb lights as many cells of a fruit as it can:',
    'La chance est celle d’être touché au moins une fois, par la lumière ou par la bombe. Au mieux, la bombe allume autant de cases d’un fruit qu’elle peut :',
  ],
  best: ['{n} × {pays} = {total}', '{n} × {pays} = {total}'],
  ring: ['The ring', 'L’anneau'],
  ring1: [
    'Clockwise from the upper left corner, cells 0 to {last}: {ring}.',
    'Dans le sens horaire depuis le coin supérieur gauche, cases 0 à {last} : {ring}.',
  ],
  drawn1: [
    'The first four bytes, read as a number, modulo {places}, are the place: 0 to {last} a cell, {bomb} the bomb. Numbers that would make one place more likely than another are skipped and the next four bytes are taken.',
    'Les quatre premiers octets, lus comme un nombre, modulo {places}, donnent la place : 0 à {last} une case, {bomb} la bombe. Les nombres qui rendraient une place plus probable sont écartés et les quatre octets suivants sont pris.',
  ],
  drawn2: [
    'For the bomb, {lights} further numbers each pick one of the cells that are left: modulo {cells}, then {fewer}, and so on, exchanging the picked cell with the first that is left.',
    'Pour la bombe, {lights} autres nombres choisissent chacun une des cases qui restent : modulo {cells}, puis {fewer}, et ainsi de suite, en échangeant la case choisie avec la première qui reste.',
  ],
})
