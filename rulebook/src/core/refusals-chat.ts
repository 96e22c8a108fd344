// What is refused where players talk with the characters and become VIP: numbers 1600 to 1639.

import { row, type RefusalRow } from './refusal-row.ts'

export const chatRefusals = {
  chatTextEmpty: row(1600, 400, 'Write something first.', 'Écrivez d’abord quelque chose.'),
  chatTextLong: row(1601, 400, 'A message has at most {max} characters.', 'Un message a au plus {max} caractères.'),
  chatQueueFull: row(
    1602,
    429,
    'Three of your messages wait for an answer. Please wait for one of them.',
    'Trois de vos messages attendent une réponse. Attendez-en une.',
  ),
  chatVipOnly: row(
    1603,
    400,
    'This character talks with VIP players. The others talk with everyone.',
    'Ce personnage discute avec les joueurs VIP. Les autres discutent avec tout le monde.',
  ),
  chatOut: row(
    1604,
    400,
    'You are taking a break, and the characters rest as well. Help is there at any time.',
    'Vous faites une pause, et les personnages se reposent aussi. L’aide reste disponible à tout moment.',
  ),
  chatNotLast: row(
    1605,
    400,
    'Only the last answer can be written again, once it has ended.',
    'Seule la dernière réponse peut être réécrite, une fois terminée.',
  ),
  chatMemoryUnfit: row(
    1606,
    400,
    'This can not be kept. Use a few plain words, and no numbers or addresses.',
    'Cela ne peut pas être retenu. Utilisez quelques mots simples, sans numéros ni adresses.',
  ),
  chatLineGone: row(
    1607,
    400,
    'This link to the chat was used already or is too old. Please open the chat again.',
    'Ce lien vers la discussion a déjà servi ou est trop ancien. Rouvrez la discussion.',
  ),
  chatTooManyLines: row(
    1608,
    429,
    'The chat is open in too many places. Close one of them.',
    'La discussion est ouverte à trop d’endroits. Fermez-en un.',
  ),
  reportDone: row(1609, 409, 'This report has been closed already.', 'Ce signalement est déjà clos.'),
  vipNotSold: row(
    1620,
    400,
    'VIP is not sold at the moment. You lose nothing by it: all games are the same with and without.',
    'Le VIP n’est pas en vente pour le moment. Vous n’y perdez rien : les jeux sont les mêmes avec ou sans.',
  ),
  vipPriceChanged: row(
    1621,
    409,
    'The price has changed: it is {gold} gold now. Please look at it again.',
    'Le prix a changé : il est maintenant de {gold} d’or. Vérifiez-le à nouveau.',
  ),
  vipRewardGold: row(
    1622,
    400,
    '{reward} of your gold is reward gold, which has to be staked once before it buys anything.',
    '{reward} de votre or est une récompense, à miser une fois avant de pouvoir acheter.',
  ),
  vipTooLong: row(
    1623,
    400,
    'You are VIP for a long time already. Come back when less than a year is left.',
    'Vous êtes déjà VIP pour longtemps. Revenez quand il restera moins d’un an.',
  ),
  googleOff: row(
    1624,
    400,
    'Google orders are not taken here. You can pay with gold.',
    'Les achats Google ne sont pas acceptés ici. Vous pouvez payer avec de l’or.',
  ),
  googleUntrue: row(
    1625,
    400,
    'Google’s signature does not fit this order. Nothing was changed.',
    'La signature de Google ne correspond pas à cet achat. Rien n’a été modifié.',
  ),
  googleNotOurs: row(
    1626,
    400,
    'This order is for another app, product or account.',
    'Cet achat concerne une autre application, un autre produit ou un autre compte.',
  ),
  googleNotPaid: row(
    1627,
    400,
    'Google has not received this payment yet. Try again once it is complete.',
    'Google n’a pas encore reçu ce paiement. Réessayez une fois qu’il sera terminé.',
  ),
  googleOld: row(
    1628,
    400,
    'This order is too old to be taken. Contact us if you were charged for nothing.',
    'Cet achat est trop ancien. Contactez-nous si vous avez été débité pour rien.',
  ),
  googleUsed: row(
    1629,
    409,
    'This order was used already by another account.',
    'Cet achat a déjà servi pour un autre compte.',
  ),
} as const satisfies Record<string, RefusalRow>
