// Identity refusals: numbers 1740 to 1759.

import { row } from './row.ts'

export const identityRefusals = {
  withdrawLimitDay: row(
    1740,
    'At your identity level you can withdraw {left} more gold within 24 hours. Confirm your identity to raise the limit.',
    'À votre niveau d’identité, vous pouvez encore retirer {left} {left|pièce|pièces} d’or en 24 heures. Confirmez votre identité pour relever la limite.',
  ),
  withdrawLimitMonth: row(
    1741,
    'At your identity level you can withdraw {left} more gold within 30 days. Confirm your identity to raise the limit.',
    'À votre niveau d’identité, vous pouvez encore retirer {left} {left|pièce|pièces} d’or en 30 jours. Confirmez votre identité pour relever la limite.',
  ),
  depositLimitLevel: row(
    1742,
    'At your identity level you can deposit {left} more gold within 30 days. Confirm your identity to raise the limit.',
    'À votre niveau d’identité, vous pouvez encore déposer {left} {left|pièce|pièces} d’or en 30 jours. Confirmez votre identité pour relever la limite.',
  ),
  identityImage: row(
    1743,
    'This isn’t a picture we can read. Send a JPEG, PNG or WebP file.',
    'Cette image est illisible. Envoyez un fichier JPEG, PNG ou WebP.',
  ),
  identityImageLarge: row(
    1744,
    'This picture is too large. Send one of up to 8 MB and 50 megapixels.',
    'Cette image est trop lourde. Envoyez-en une de 8 Mo et 50 mégapixels au plus.',
    { status: 413 },
  ),
  identityImageVirus: row(
    1745,
    'We couldn’t accept this file. Take a new photo and try again.',
    'Nous n’avons pas pu accepter ce fichier. Prenez une nouvelle photo et réessayez.',
  ),
  identityScanDown: row(
    1746,
    'We can’t check pictures right now. Nothing was saved. Try again in a few minutes.',
    'Nous ne pouvons pas vérifier les images pour le moment. Rien n’a été enregistré. Réessayez dans quelques minutes.',
    { status: 503 },
  ),
  identityTooMany: row(
    1747,
    'You’ve sent {n} {n|picture|pictures} in 24 hours. Try again tomorrow.',
    'Vous avez envoyé {n} {n|image|images} en 24 heures. Réessayez demain.',
    { status: 429 },
  ),
  identityImageMissing: row(
    1748,
    'A picture is missing. Add all the pictures and send them again.',
    'Il manque une image. Ajoutez toutes les images et renvoyez-les.',
  ),
  identityClosed: row(
    1749,
    'This review is already closed, or the player has sent new documents.',
    'Cet examen est déjà terminé, ou le joueur a envoyé de nouveaux documents.',
    { status: 409 },
  ),
  identityDone: row(1750, 'We’ve already confirmed your identity.', 'Nous avons déjà confirmé votre identité.', {
    status: 409,
  }),
  identityMinor: row(
    1751,
    'You must be at least 18 to gamble. We can’t confirm your identity.',
    'Vous devez avoir au moins 18 ans pour jouer. Nous ne pouvons pas confirmer votre identité.',
  ),
  identityBirthDate: row(
    1752,
    'Enter your date of birth as it’s written on your document.',
    'Saisissez votre date de naissance telle qu’elle figure sur votre document.',
  ),
  identityName: row(
    1753,
    'Enter your first and last name as they’re written on your document.',
    'Saisissez votre prénom et votre nom tels qu’ils figurent sur votre document.',
  ),
  identityReason: row(1754, 'Choose the reason that the player will read.', 'Choisissez la raison que le joueur lira.'),
  identityHitOpen: row(
    1755,
    'A sanctions match of this player is open. Decide it first.',
    'Une correspondance avec une liste de sanctions est ouverte. Tranchez-la d’abord.',
    { status: 409 },
  ),
  sanctionsFile: row(
    1756,
    'This isn’t a sanctions list of the UN or the EU that we can read. {why}',
    'Ce n’est pas une liste de sanctions de l’ONU ou de l’UE lisible. {why}',
  ),
  hitDecided: row(1757, '{name} has already decided this match.', '{name} a déjà tranché cette correspondance.', {
    status: 409,
  }),
} as const
