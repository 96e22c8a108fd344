// Chat and VIP refusals: numbers 1600 to 1649.

import { row, type RefusalRow } from './row.ts'

export const chatRefusals = {
  chatTextEmpty: row(1600, 'Write something first.', 'Écrivez d’abord quelque chose.'),
  chatTextLong: row(1601, 'A message has at most {max} characters.', 'Un message a au plus {max} caractères.'),
  chatQueueFull: row(
    1602,
    'Three of your messages wait for an answer. Please wait for one of them.',
    'Trois de vos messages attendent une réponse. Attendez-en une.',
    { status: 429 },
  ),
  chatVipOnly: row(
    1603,
    'This character talks with VIP players. The others talk with everyone.',
    'Ce personnage discute avec les joueurs VIP. Les autres discutent avec tout le monde.',
  ),
  chatOut: row(
    1604,
    'You are taking a break, and the characters rest as well. Help is there at any time.',
    'Vous faites une pause, et les personnages se reposent aussi. L’aide reste disponible à tout moment.',
  ),
  chatNotLast: row(
    1605,
    'Only the last answer can be written again, once it has ended.',
    'Seule la dernière réponse peut être réécrite, une fois terminée.',
  ),
  chatMemoryUnfit: row(
    1606,
    'This can not be kept. Use a few plain words, and no numbers or addresses.',
    'Cela ne peut pas être retenu. Utilisez quelques mots simples, sans numéros ni adresses.',
  ),
  chatLineGone: row(
    1607,
    'This link to the chat was used already or is too old. Please open the chat again.',
    'Ce lien vers la discussion a déjà servi ou est trop ancien. Rouvrez la discussion.',
  ),
  chatTooManyLines: row(
    1608,
    'The chat is open in too many places. Close one of them.',
    'La discussion est ouverte à trop d’endroits. Fermez-en un.',
    { status: 429 },
  ),
  reportDone: row(1609, 'This report has been closed already.', 'Ce signalement est déjà clos.', { status: 409 }),
  vipNotSold: row(
    1620,
    'VIP is not sold at the moment. You lose nothing by it: all games are the same with and without.',
    'Le VIP n’est pas en vente pour le moment. Vous n’y perdez rien : les jeux sont les mêmes avec ou sans.',
  ),
  vipPriceChanged: row(
    1621,
    'The price has changed: it is {gold} gold now. Please look at it again.',
    'Le prix a changé : il est maintenant de {gold} d’or. Vérifiez-le à nouveau.',
    { status: 409 },
  ),
  vipRewardGold: row(
    1622,
    '{reward} of your gold is reward gold, which has to be staked once before it buys anything.',
    '{reward} de votre or est une récompense, à miser une fois avant de pouvoir acheter.',
  ),
  vipTooLong: row(
    1623,
    'You are VIP for a long time already. Come back when less than a year is left.',
    'Vous êtes déjà VIP pour longtemps. Revenez quand il restera moins d’un an.',
  ),
  googleOff: row(
    1624,
    'Google orders are not taken here. You can pay with gold.',
    'Les achats Google ne sont pas acceptés ici. Vous pouvez payer avec de l’or.',
  ),
  googleUntrue: row(
    1625,
    'Google’s signature does not fit this order. Nothing was changed.',
    'La signature de Google ne correspond pas à cet achat. Rien n’a été modifié.',
  ),
  googleNotOurs: row(
    1626,
    'This order is for another app, product or account.',
    'Cet achat concerne une autre application, un autre produit ou un autre compte.',
  ),
  googleNotPaid: row(
    1627,
    'Google has not received this payment yet. Try again once it is complete.',
    'Google n’a pas encore reçu ce paiement. Réessayez une fois qu’il sera terminé.',
  ),
  googleOld: row(
    1628,
    'This order is too old to be taken. Contact us if you were charged for nothing.',
    'Cet achat est trop ancien. Contactez-nous si vous avez été débité pour rien.',
  ),
  googleUsed: row(
    1629,
    'This order was used already by another account.',
    'Cet achat a déjà servi pour un autre compte.',
    { status: 409 },
  ),
  characterOff: row(
    1630,
    'This character is resting. What you said to each other stays here for you to read.',
    'Ce personnage se repose. Ce que vous vous êtes dit reste ici, à lire quand vous voulez.',
  ),
  characterStale: row(
    1631,
    'Somebody has changed this character meanwhile. Look at it again.',
    'Quelqu’un a modifié ce personnage entre-temps. Regardez-le à nouveau.',
    { status: 409 },
  ),
  characterYoung: row(
    1632,
    'A character is an adult of 18 years or more, in every line ({field}).',
    'Un personnage est un adulte de 18 ans ou plus, dans chaque ligne ({field}).',
  ),
  characterUrges: row(
    1633,
    'A character never speaks of betting or winning in a way that might urge somebody to play ({field}).',
    'Un personnage ne parle jamais de mises ou de gains d’une façon qui pousse à jouer ({field}).',
  ),
  characterImproper: row(
    1634,
    'A character says nothing sexual ({field}).',
    'Un personnage ne dit rien de sexuel ({field}).',
  ),
  characterPretends: row(
    1635,
    'A character never claims to be human or somebody real, and never speaks of its instructions ({field}).',
    'Un personnage ne prétend jamais être humain ou quelqu’un de réel, et ne parle jamais de ses consignes ({field}).',
  ),
  characterHarmful: row(
    1636,
    'A character gives no advice on health, law or money, and says nothing that may do harm ({field}).',
    'Un personnage ne conseille ni en santé, ni en droit, ni en argent, et ne dit rien de nuisible ({field}).',
  ),
  characterMarkup: row(
    1637,
    'The texts of a character are plain words, without HTML or links ({field}).',
    'Les textes d’un personnage sont de simples mots, sans HTML ni liens ({field}).',
  ),
  characterCard: row(
    1638,
    'This is no character card of version 3 with all its words in both languages ({field}).',
    'Ce n’est pas une carte de personnage version 3 avec tous ses mots dans les deux langues ({field}).',
  ),
  characterPortrait: row(
    1639,
    'A portrait is a PNG, a WebP or a plain SVG of at most 100 KB.',
    'Un portrait est un PNG, un WebP ou un SVG simple de 100 Ko au plus.',
  ),
  characterOrder: row(
    1640,
    'The order has to name every character once. There may be a new one.',
    'L’ordre doit nommer chaque personnage une fois. Il y en a peut-être un nouveau.',
    { status: 409 },
  ),
} as const satisfies Record<string, RefusalRow>
