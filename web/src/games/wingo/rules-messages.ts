import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  story: [
    'One digit every 30 seconds. Bet on its colour, on the digit itself, or on several choices.',
    'Un chiffre toutes les 30 secondes. Misez sur sa couleur, sur le chiffre lui-même ou sur plusieurs choix.',
  ],
  how1: [
    'Each round draws one digit from 0 to 9, all equally likely.',
    'À chaque manche, nous tirons un chiffre de 0 à 9. Tous les chiffres sont équiprobables.',
  ],
  colours: [
    '1, 3, 7 and 9 are green, and 2, 4, 6 and 8 are red. 0 is red and violet, and 5 is green and violet.',
    '1, 3, 7 et 9 sont verts, et 2, 4, 6 et 8 sont rouges. 0 est rouge et violet, et 5 est vert et violet.',
  ],
  how2: [
    'Bet on a colour, a digit, or up to {n} choices in one bet. The stake applies to each choice, and the button shows the total.',
    'Misez sur une couleur, un chiffre, ou jusqu’à {n} choix en une seule mise. Vous misez la même somme sur chaque choix et le bouton affiche le total.',
  ],
  how3: ['Each choice pays according to its own row in the table.', 'Chaque choix paie selon sa ligne du tableau.'],
  odds1: [
    'Payouts include the stake. Green and red each pay less on the one digit that colour shares with violet.',
    'Les paiements comprennent la mise. Vert et rouge paient moins sur le chiffre que chacun partage avec le violet.',
  ],
  odds2: [
    'Every row and every mix has an RTP of {rtp}, and there are no fees.',
    'Chaque ligne et chaque combinaison a un TRJ de {rtp}, sans frais.',
  ],
  bet: ['Bet', 'Mise'],
  wins: ['Wins on', 'Gagne sur'],
  pays: ['Pays', 'Paie'],
  chance: ['Chance', 'Chance'],
  aDigit: ['A digit', 'Un chiffre'],
  itself: ['itself', 'lui-même'],
  mixes: ['Mixes', 'Combinaisons'],
  mixes1: [
    'Some mixes can’t make a profit. The app warns you before such a bet.',
    'Certaines combinaisons ne peuvent rapporter aucun gain. L’application vous prévient avant une telle mise.',
  ],
  mixes2: [
    'Red and green together cover every digit, but pay your stake back at best. On 0 and 5, you lose a tenth of it.',
    'À mises égales, rouge et vert couvrent tout, mais paient au mieux la mise totale. Sur 0 et 5, vous en perdez un dixième.',
  ],
  mixes3: [
    'A bet on all ten digits always pays {all} of your total stake.',
    'Une mise sur les dix chiffres paie toujours {all} de la mise totale.',
  ],
  trend: ['Past digits', 'Derniers chiffres tirés'],
  trend1: [
    'The chart shows what was drawn and says nothing about what comes next. All digits are equally likely in every round.',
    'Le graphique montre ce qui a été tiré et ne dit rien de la suite. Tous les chiffres sont équiprobables à chaque manche.',
  ],
  drawn1: [
    'The digit is the first four bytes, read as a number, modulo 10.',
    'Le chiffre est donné par les quatre premiers octets, lus comme un nombre, modulo 10.',
  ],
  drawn2: [
    'We skip numbers of 4,294,967,290 or above and use the next four bytes. This keeps all digits equally likely.',
    'Nous ignorons les nombres de 4 294 967 290 ou plus et utilisons les quatre octets suivants. Tous les chiffres restent ainsi équiprobables.',
  ],
})
