import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  story: [
    '100 pockets, five colours. The rarer the colour, the more it pays.',
    '100 cases, cinq couleurs. Plus la couleur est rare, plus elle paie.',
  ],
  how1: [
    'Bet on a colour while betting is open. The wheel spins every twenty seconds, and you win if it stops on your colour.',
    'Misez sur une couleur tant que les mises sont ouvertes. La roue tourne toutes les vingt secondes et votre couleur gagne si elle s’y arrête.',
  ],
  how2: [
    'You can bet on several colours in one round, and more than once on each.',
    'Vous pouvez miser sur plusieurs couleurs par manche, et plusieurs fois sur la même.',
  ],
  odds1: [
    'All pockets are equally likely, and payouts include the stake. Pockets × multiplier always equals 98, so the RTP of every bet is exactly 98%.',
    'Toutes les cases sont équiprobables et les paiements comprennent la mise. Cases × multiplicateur donne toujours 98, donc le TRJ de chaque mise est d’exactement 98 %.',
  ],
  colour: ['Colour', 'Couleur'],
  pockets: ['Pockets', 'Cases'],
  pays: ['Pays', 'Paie'],
  max: ['Max stake', 'Mise max.'],
  wheel: ['The wheel', 'La roue'],
  wheel1: [
    'The wheel on the screen is drawn from this list of pockets 0 to 99. R is red, B blue, P purple, G green and Y gold.',
    'Nous dessinons la roue à l’écran d’après cette liste des cases de 0 à 99. R signifie rouge, B bleu, P violet, G vert et Y or.',
  ],
  drawn1: [
    'The pocket is the first four bytes, read as a number, modulo 100.',
    'La case est donnée par les quatre premiers octets, lus comme un nombre, modulo 100.',
  ],
  drawn2: [
    'We skip numbers of 4,294,967,200 or above and use the next four bytes. This keeps all pockets equally likely.',
    'Nous ignorons les nombres de 4 294 967 200 ou plus et utilisons les quatre octets suivants. Toutes les cases restent ainsi équiprobables.',
  ],
})
