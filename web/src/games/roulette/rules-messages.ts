import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  story: [
    'One hundred fields, five colours: the rarer the colour, the more it pays.',
    'Cent cases, cinq couleurs : plus la couleur est rare, plus elle paie.',
  ],
  how1: [
    'Put your gold on a colour while bets are taken. Every twenty seconds the wheel is spun; if it stops on your colour, you are paid.',
    'Misez sur une couleur tant que les mises sont ouvertes. La roue tourne toutes les vingt secondes ; si elle s’arrête sur votre couleur, vous êtes payé.',
  ],
  how2: [
    'You may back several colours in one round, and the same one more than once.',
    'Vous pouvez miser sur plusieurs couleurs par manche, et plusieurs fois sur la même.',
  ],
  odds1: [
    'All fields are equally likely. Fields times multiplier is 98 for every colour, so every colour, and any mix of them, returns exactly 98% on average. Payouts include the stake.',
    'Toutes les cases sont également probables. Cases fois multiplicateur font 98 pour chaque couleur : chacune, et tout mélange, rend exactement 98 % en moyenne. Les paiements comprennent la mise.',
  ],
  colour: ['Colour', 'Couleur'],
  fields: ['Fields', 'Cases'],
  pays: ['Pays', 'Paie'],
  max: ['Highest stake', 'Mise maximale'],
  wheel: ['The wheel', 'La roue'],
  wheel1: [
    'Field by field, from 0 to 99: R red, B blue, P purple, G green, Y gold. The wheel on the screen is drawn from this text.',
    'Case par case, de 0 à 99 : R rouge, B bleu, P violet, G vert, Y or. La roue à l’écran est dessinée d’après ce texte.',
  ],
  drawn1: [
    'Its first four bytes, read as a number, modulo 100, are the field. Numbers of 4,294,967,200 or above are skipped and the next four bytes are taken, so that every field is exactly as likely.',
    'Ses quatre premiers octets, lus comme un nombre, modulo 100, donnent la case. Les nombres de 4 294 967 200 ou plus sont écartés et les quatre octets suivants sont pris, pour que chaque case soit exactement aussi probable.',
  ],
})
