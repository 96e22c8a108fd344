import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  story: [
    'A digit every half minute. Back its colour, the digit itself, or several at once.',
    'Un chiffre toutes les trente secondes. Misez sur sa couleur, sur lui-même ou sur plusieurs à la fois.',
  ],
  how1: [
    'In each round one digit from 0 to 9 is drawn, each exactly as likely. Every digit has its colours: 1, 3, 7 and 9 are green, 2, 4, 6 and 8 are red, 0 is red and violet, 5 is green and violet.',
    'À chaque manche, un chiffre de 0 à 9 est tiré, tous exactement aussi probables. Chaque chiffre a ses couleurs : 1, 3, 7 et 9 sont verts, 2, 4, 6 et 8 rouges, 0 est rouge et violet, 5 vert et violet.',
  ],
  how2: [
    'Back a colour, a digit, or up to {n} of them in one bet. The amount in the bet bar is for each of them; the button says the total. Each part is paid by its own row of the table.',
    'Misez sur une couleur, un chiffre, ou jusqu’à {n} d’entre eux en une seule mise. Le montant vaut pour chacun ; le bouton dit le total. Chaque part est payée selon sa propre ligne du tableau.',
  ],
  odds1: [
    'Payouts include the stake. On its digit with violet, green and red pay a little less. Every row, and so every mix, returns {rtp} on average. There is no fee.',
    'Les paiements comprennent la mise. Sur leur chiffre avec du violet, le vert et le rouge paient un peu moins. Chaque ligne, donc chaque mélange, rend {rtp} en moyenne. Il n’y a pas de frais.',
  ],
  bet: ['Bet', 'Mise'],
  wins: ['Wins on', 'Gagne sur'],
  pays: ['Pays', 'Paie'],
  chance: ['Chance', 'Chance'],
  aDigit: ['A digit', 'Un chiffre'],
  itself: ['itself', 'lui-même'],
  mixes: ['Mixes', 'Mélanges'],
  mixes1: [
    'Some mixes can never gain. Red and green together win on every digit, but return the stake at best and a tenth less on 0 and 5. All ten digits together always return {all} of the stake. The app says so before such a bet.',
    'Certains mélanges ne peuvent jamais rapporter. Rouge et vert ensemble gagnent sur chaque chiffre, mais rendent au mieux la mise, et un dixième de moins sur 0 et 5. Les dix chiffres ensemble rendent toujours {all} de la mise. L’application le dit avant une telle mise.',
  ],
  trend: ['The trend', 'La suite des chiffres'],
  trend1: [
    'The chart shows what was drawn. It says nothing about what comes: each digit is as likely in every round, whatever came before.',
    'Le graphique montre ce qui a été tiré. Il ne dit rien de ce qui vient : chaque chiffre est aussi probable à chaque manche, quoi qu’il y ait eu avant.',
  ],
  drawn1: [
    'The first four bytes, read as a number, modulo 10, are the digit. Numbers of 4,294,967,290 or above are skipped and the next four bytes are taken, so that every digit is exactly as likely.',
    'Les quatre premiers octets, lus comme un nombre, modulo 10, donnent le chiffre. Les nombres de 4 294 967 290 ou plus sont écartés et les quatre octets suivants sont pris, pour que chaque chiffre soit exactement aussi probable.',
  ],
})
