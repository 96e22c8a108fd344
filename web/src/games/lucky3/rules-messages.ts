import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  story: [
    'Three digits every two minutes. Bet on all three, on two of them, or on their sum.',
    'Trois chiffres toutes les deux minutes. Misez sur les trois, sur deux d’entre eux ou sur leur somme.',
  ],
  how1: [
    'Each round draws three digits, from 000 to 999, all numbers equally likely. Everyone who bets in the same round gets the same draw.',
    'Chaque manche tire trois chiffres, de 000 à 999, tous les nombres étant équiprobables. Toutes les mises d’une manche portent sur le même tirage.',
  ],
  how2: [
    'A ticket has three digits and pays for each one drawn in the right position. A straight needs all three in order, a box all three in any order.',
    'Un ticket porte trois chiffres et paie pour chaque chiffre tiré à la bonne position. « Ordre » exige les trois dans l’ordre, « Désordre » les trois dans n’importe quel ordre.',
  ],
  how3: [
    'Front bets cover the first two digits, and Back bets the last two. Triple wins if all three digits are the same.',
    '« Début » porte sur les deux premiers chiffres et « Fin » sur les deux derniers. « Triple » gagne si les trois chiffres sont identiques.',
  ],
  how4: [
    'Small, big, odd and even refer to the sum of the three digits. Small is {small} and big is {big}.',
    '« Petit », « Grand », « Impair » et « Pair » portent sur la somme des trois chiffres. « Petit » va de {small} et « Grand » de {big}.',
  ],
  how5: [
    'Type the digits on the number pad or use Quick pick. Quick pick uses your browser’s secure random generator and doesn’t change your chances.',
    'Saisissez les chiffres sur le pavé ou choisissez « Au hasard ». Il utilise le générateur aléatoire sécurisé de votre navigateur et ne change pas vos chances.',
  ],
  odds1: [
    'Winning numbers out of 1,000 for each bet, and what they pay, stake included:',
    'Nombres gagnants sur 1 000 pour chaque mise, et ce qu’ils paient, mise comprise :',
  ],
  bet: ['Bet', 'Mise'],
  wins: ['Of 1,000', 'Sur 1 000'],
  pays: ['Pays', 'Paie'],
  ticket: ['Ticket, {n} in place', 'Ticket, {n} {n|bien placé|bien placés}'],
  box: ['Box, 3 different digits', 'Désordre, 3 chiffres différents'],
  boxPair: ['Box, 2 equal digits', 'Désordre, 2 chiffres identiques'],
  frontBack: ['Front, back', 'Début, fin'],
  smallBig: ['Small, big', 'Petit, grand'],
  oddEven: ['Odd, even', 'Impair, pair'],
  sums: ['{from} to {to}', '{from} à {to}'],
  odds2: [
    'A ticket makes a profit on {n} of the 1,000 numbers. With only one digit in place, it pays back your stake.',
    'Un ticket rapporte un gain pour {n} des 1 000 nombres. Avec un seul chiffre bien placé, le paiement est égal à votre mise.',
  ],
  odds3: [
    'You can’t place a box on three equal digits, because they have only one order. A ticket, a straight or a triple covers them.',
    'Trois chiffres identiques ne se jouent pas en désordre, car ils n’ont qu’un seul ordre. Un ticket, « Ordre » ou « Triple » les couvre.',
  ],
  odds4: [
    'Every bet except a box has an RTP of {all}. A box has {box}, because it pays a whole multiple of the stake.',
    'Toutes les mises sauf « Désordre » ont un TRJ de {all}. « Désordre » a un TRJ de {box}, car il paie un multiple entier de la mise.',
  ],
  drawn1: [
    'The number drawn is the first four bytes, read as a number, modulo 1,000. It’s written with three digits, so 7 becomes 007.',
    'Le nombre tiré correspond aux quatre premiers octets, lus comme un nombre, modulo 1 000. Il s’écrit en trois chiffres, donc 7 devient 007.',
  ],
  drawn2: [
    'We skip numbers of 4,294,967,000 or above and use the next four bytes. This keeps all results equally likely.',
    'Nous ignorons les nombres de 4 294 967 000 ou plus et utilisons les quatre octets suivants. Tous les résultats restent ainsi équiprobables.',
  ],
})
