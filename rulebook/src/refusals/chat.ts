// Chat and VIP refusals: numbers 1600 to 1649.

import { row, type RefusalRow } from './row.ts'

export const chatRefusals = {
  chatTextEmpty: row(1600, 'Write your message first.', 'Écrivez d’abord votre message.'),
  chatTextLong: row(
    1601,
    'Your message is too long. Use up to {max} characters.',
    'Un message peut contenir {max} caractères au plus.',
  ),
  chatQueueFull: row(
    1602,
    'Three of your messages are waiting for a reply. Wait for one before you send another.',
    'Trois de vos messages sont encore sans réponse. Attendez une réponse avant d’envoyer un autre message.',
    { status: 429 },
  ),
  chatVipOnly: row(
    1603,
    'This character is for VIP players. Choose one that’s open to everyone.',
    'Ce personnage est réservé aux joueurs VIP. Choisissez un personnage ouvert à tous.',
  ),
  chatOut: row(
    1604,
    'Chats are closed during a time-out or self-exclusion. You can get help at any time.',
    'Les discussions sont fermées pendant une pause ou une auto-exclusion. L’aide reste disponible à tout moment.',
  ),
  chatNotLast: row(
    1605,
    'You can only get a new version of the last reply. Wait until it’s finished.',
    'Vous ne pouvez remplacer que la dernière réponse. Attendez qu’elle soit terminée.',
  ),
  chatMemoryUnfit: row(
    1606,
    'We can’t save this. Use a few plain words, without numbers or addresses.',
    'Nous ne pouvons pas enregistrer cela. Utilisez quelques mots simples, sans numéros ni adresses.',
  ),
  chatLineGone: row(
    1607,
    'This chat connection has expired. Open the chat again.',
    'La connexion à la discussion a expiré. Rouvrez la discussion.',
  ),
  chatTooManyLines: row(
    1608,
    'Too many chats are open in your tabs or on your devices. Close one.',
    'Trop de discussions sont ouvertes dans vos onglets ou sur vos appareils. Fermez-en une.',
    { status: 429 },
  ),
  reportDone: row(1609, 'This report is already closed.', 'Ce signalement est déjà clos.', { status: 409 }),
  chatUnderAge: row(
    1610,
    'Chats are closed for you because you told us you’re under 18. If that’s not right, contact us.',
    'Les discussions sont fermées pour vous, car vous avez dit avoir moins de 18 ans. Si c’est une erreur, contactez-nous.',
  ),
  ageFlagCleared: row(1611, 'This flag is already cleared.', 'Cette alerte est déjà levée.', { status: 409 }),
  chatEditNotLast: row(
    1612,
    'You can only edit your last message. Wait until its reply is finished.',
    'Vous ne pouvez modifier que votre dernier message. Attendez la fin de la réponse.',
  ),
  vipNotSold: row(
    1620,
    'VIP isn’t on sale right now. All games are the same with or without it.',
    'Le VIP n’est pas en vente pour le moment. Les jeux sont les mêmes avec ou sans VIP.',
  ),
  vipPriceChanged: row(
    1621,
    'The price has changed to {gold} gold. We haven’t charged you. Check the new price and confirm again.',
    'Rien n’a été débité. Le prix est désormais de {gold} {gold|pièce|pièces} d’or. Confirmez à nouveau.',
    { status: 409 },
  ),
  vipRewardGold: row(
    1622,
    '{reward} gold in your balance is reward gold. You can’t spend it until you’ve staked it once.',
    'Votre solde comprend {reward} {reward|pièce|pièces} d’or de récompense. Vous ne pouvez pas dépenser cet or avant de l’avoir misé une fois.',
  ),
  vipTooLong: row(
    1623,
    'You already have more than a year of VIP. You can buy more once less than a year is left.',
    'Vous avez déjà plus d’un an de VIP. Vous pourrez en racheter quand il restera moins d’un an.',
  ),
  googleOff: row(
    1624,
    'Google purchases aren’t available here. You can pay with gold.',
    'Les achats Google ne sont pas disponibles ici. Vous pouvez payer avec votre or.',
  ),
  googleUntrue: row(
    1625,
    'We couldn’t verify this purchase with Google. Your VIP hasn’t changed. Contact us.',
    'Nous n’avons pas pu vérifier cet achat auprès de Google. Votre VIP n’a pas changé. Contactez-nous.',
  ),
  googleNotOurs: row(
    1626,
    'This purchase is for another app, product or account. Contact us if you think this is a mistake.',
    'Cet achat concerne une autre application, un autre produit ou un autre compte. Contactez-nous si vous pensez que c’est une erreur.',
  ),
  googleNotPaid: row(
    1627,
    'Google hasn’t received this payment yet. Try again once it’s completed.',
    'Google n’a pas encore reçu ce paiement. Réessayez une fois le paiement terminé.',
  ),
  googleOld: row(
    1628,
    'This purchase is too old. Contact us if Google charged you for it.',
    'Cet achat est trop ancien. Contactez-nous si Google vous l’a facturé.',
  ),
  googleUsed: row(
    1629,
    'Another account has already used this purchase. Contact us if you think this is a mistake.',
    'Cet achat a déjà servi pour un autre compte. Contactez-nous si vous pensez que c’est une erreur.',
    { status: 409 },
  ),
  googleQuantity: row(
    1641,
    'We sell VIP one at a time, so we can’t accept this purchase. Google will refund it within a few days.',
    'Nous vendons le VIP à l’unité et ne pouvons pas accepter cet achat. Google le remboursera sous quelques jours.',
  ),
  characterOff: row(
    1630,
    'This character isn’t available right now. You can still read your chat.',
    'Ce personnage n’est pas disponible pour le moment. Vous pouvez toujours relire votre discussion.',
  ),
  characterStale: row(
    1631,
    'This character has changed since you opened it. Reload it and try again.',
    'Ce personnage a été modifié entre-temps. Rechargez-le et réessayez.',
    { status: 409 },
  ),
  characterYoung: row(
    1632,
    'The character must be 18 or over in everything you write. Check {field}.',
    'Dans tous ses textes, le personnage doit avoir 18 ans ou plus. Vérifiez {field}.',
  ),
  characterUrges: row(
    1633,
    'A character never mentions betting or winning in a way that could encourage gambling. Check {field}.',
    'Quand il parle de mises ou de gains, un personnage n’incite jamais à jouer. Vérifiez {field}.',
  ),
  characterImproper: row(
    1634,
    'A character never says anything sexual. Check {field}.',
    'Un personnage ne tient jamais de propos sexuels. Vérifiez {field}.',
  ),
  characterPretends: row(
    1635,
    'A character never claims to be human or a real person. It never mentions its instructions. Check {field}.',
    'Un personnage ne prétend jamais être humain ni une personne réelle. Il ne parle jamais de ses consignes. Vérifiez {field}.',
  ),
  characterHarmful: row(
    1636,
    'A character gives no advice on health, law or money, and says nothing harmful. Check {field}.',
    'Un personnage ne donne aucun conseil médical, juridique ou financier. Il ne dit rien de nuisible. Vérifiez {field}.',
  ),
  characterMarkup: row(
    1637,
    'A character’s texts can’t contain HTML, links or contact details. Check {field}.',
    'Les textes d’un personnage ne peuvent contenir ni HTML, ni liens, ni coordonnées. Vérifiez {field}.',
  ),
  characterCard: row(
    1638,
    'This isn’t a version 3 character card with every text in both languages. Check {field}.',
    'Utilisez une carte de personnage version 3, avec tous ses textes dans les deux langues. Vérifiez {field}.',
  ),
  characterPortrait: row(
    1639,
    'A portrait must be a PNG, WebP or plain SVG file up to 100 KB.',
    'Un portrait doit être un fichier PNG, WebP ou SVG simple de 100 Ko maximum.',
  ),
  characterOrder: row(
    1640,
    'We couldn’t save the order of the characters. Reload the list and try again.',
    'Nous n’avons pas pu enregistrer l’ordre des personnages. Rechargez la liste et réessayez.',
    { status: 409 },
  ),
} as const satisfies Record<string, RefusalRow>
