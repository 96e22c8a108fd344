import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  story: [
    'Three digits every two minutes. Name them, a pair of them, or their sum.',
    'Trois chiffres toutes les deux minutes. Nommez-les, deux d’entre eux, ou leur somme.',
  ],
  how1: [
    'Three digits are drawn, from 000 to 999, each number exactly as likely. Everyone who bets in the same window plays on the same draw.',
    'Trois chiffres sont tirés, de 000 à 999, chaque nombre exactement aussi probable. Tous ceux qui misent dans la même fenêtre jouent le même tirage.',
  ],
  how2: [
    'A ticket names three digits and pays for every one that is drawn in its place. A straight needs all three in their order, a box all three in any order. Front and back name two digits: the first two or the last two.',
    'Un ticket nomme trois chiffres et paie chacun de ceux qui sortent à leur place. Ordre demande les trois dans leur ordre, désordre les trois dans n’importe quel ordre. Début et fin nomment deux chiffres : les deux premiers ou les deux derniers.',
  ],
  how3: [
    'Triple wins when all three digits are equal. Small, big, odd and even are about the sum of the three digits: small is {small}, big is {big}.',
    'Triple gagne quand les trois chiffres sont égaux. Petit, grand, impair et pair portent sur la somme des trois chiffres : petit va de {small}, grand de {big}.',
  ],
  how4: [
    'Type the digits on the number pad or take a quick pick. A quick pick is made in your own browser, from its secure source of chance, with every number as likely. It changes nothing about the odds.',
    'Tapez les chiffres sur le pavé ou prenez-les au hasard. Ce hasard vient de votre propre navigateur, de sa source sûre, chaque nombre étant aussi probable. Il ne change rien aux chances.',
  ],
  odds1: [
    'With how many of the 1,000 numbers each bet pays, and how much, stake included:',
    'Avec combien des 1 000 nombres chaque mise paie, et combien, mise comprise :',
  ],
  bet: ['Bet', 'Mise'],
  wins: ['Of 1,000', 'Sur 1 000'],
  pays: ['Pays', 'Paie'],
  ticket: ['Ticket, {n} in place', 'Ticket, {n} à sa place'],
  box: ['Box, 3 different digits', 'Désordre, 3 chiffres différents'],
  boxPair: ['Box, a pair and a third', 'Désordre, une paire et un autre'],
  frontBack: ['Front, back', 'Début, fin'],
  smallBig: ['Small, big', 'Petit, grand'],
  oddEven: ['Odd, even', 'Impair, pair'],
  sums: ['{from} to {to}', '{from} à {to}'],
  odds2: [
    'A ticket with one digit in place gives back the stake, no more: that is no win. More than the stake comes back with {n} of the 1,000 numbers.',
    'Un ticket avec un seul chiffre à sa place rend la mise, sans plus : ce n’est pas un gain. Il revient plus que la mise avec {n} des 1 000 nombres.',
  ],
  odds3: [
    'Three equal digits can not be boxed: they have one order only, and a straight pays better for it.',
    'Trois chiffres égaux ne se jouent pas en désordre : ils n’ont qu’un ordre, et « ordre » le paie mieux.',
  ],
  odds4: [
    'Every bet returns {all} on average, a box {box}: its odds are whole numbers.',
    'Chaque mise rend {all} en moyenne, le désordre {box} : ses cotes sont des nombres entiers.',
  ],
  drawn1: [
    'The first four bytes, read as a number, modulo 1,000, are the number drawn, written with three digits: 7 is 007.',
    'Les quatre premiers octets, lus comme un nombre, modulo 1 000, sont le nombre tiré, écrit à trois chiffres : 7 devient 007.',
  ],
  drawn2: [
    'Bytes that read as 4,294,967,000 or above are skipped and the next four are taken, so that every number is exactly as likely.',
    'Les octets qui se lisent 4 294 967 000 ou plus sont écartés et les quatre suivants sont pris, pour que chaque nombre soit exactement aussi probable.',
  ],
})
