// Identity refusals: numbers 1740 to 1759.

import { row } from './row.ts'

export const identityRefusals = {
  withdrawLimitDay: row(
    1740,
    'You can withdraw {left} more gold in this 24-hour period. The Identity page in your account shows your limits.',
    'Ce retrait dépasse votre limite. Vous pouvez encore retirer {left} {left|pièce|pièces} d’or sur cette période de 24 heures. Vos limites sont sur la page Identité.',
  ),
  withdrawLimitMonth: row(
    1741,
    'You can withdraw {left} more gold in this 30-day period. The Identity page in your account shows your limits.',
    'Ce retrait dépasse votre limite. Vous pouvez encore retirer {left} {left|pièce|pièces} d’or sur cette période de 30 jours. Vos limites sont sur la page Identité.',
  ),
  depositLimitLevel: row(
    1742,
    'You can deposit {left} more gold in this 30-day period. The Identity page in your account shows your limits.',
    'Ce dépôt dépasse notre limite. Vous pouvez encore déposer {left} {left|pièce|pièces} d’or sur cette période de 30 jours. Vos limites sont sur la page Identité.',
  ),
  identityImage: row(
    1743,
    'We can’t read this photo. Send a JPEG, PNG or WebP file.',
    'Cette photo est illisible. Envoyez un fichier JPEG, PNG ou WebP.',
  ),
  identityImageLarge: row(
    1744,
    'This photo is too large. Send one of up to 8 MB and 50 megapixels.',
    'Cette photo est trop lourde. Envoyez-en une de 8 Mo et 50 mégapixels au plus.',
    { status: 413 },
  ),
  identityImageVirus: row(
    1745,
    'We couldn’t accept this file. Take a new photo and try again.',
    'Nous n’avons pas pu accepter ce fichier. Prenez une nouvelle photo et réessayez.',
  ),
  identityScanDown: row(
    1746,
    'We can’t check photos right now. Nothing was saved. Try again in a few minutes.',
    'Nous ne pouvons pas vérifier les photos pour le moment. Nous n’avons rien enregistré. Réessayez dans quelques minutes.',
    { status: 503 },
  ),
  identityTooMany: row(
    1747,
    'You’ve sent {n} {n|photo|photos} in 24 hours. Try again tomorrow.',
    'Vous avez envoyé {n} {n|photo|photos} en 24 heures. Réessayez demain.',
    { status: 429 },
  ),
  identityImageMissing: row(
    1748,
    'A photo is missing. Add all the photos and send them again.',
    'Il manque une photo. Ajoutez toutes les photos et renvoyez-les.',
  ),
  identityClosed: row(
    1749,
    'This review is closed, or the player has sent new documents. Reload the page.',
    'Cet examen est déjà terminé, ou le joueur a envoyé de nouveaux documents. Rechargez la page.',
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
  identityReason: row(1754, 'Choose the reason that the player will read.', 'Choisissez le motif que le joueur lira.'),
  identityHitOpen: row(
    1755,
    'This player has an open sanctions match. Decide that first.',
    'Ce joueur a une correspondance à examiner avec une liste de sanctions. Traitez-la d’abord.',
    { status: 409 },
  ),
  sanctionsFile: row(
    1756,
    'We can’t read this file as a UN or EU sanctions list. {why}',
    'Nous ne pouvons pas lire ce fichier. Envoyez une liste de sanctions de l’ONU ou de l’UE. {why}',
  ),
  hitDecided: row(1757, '{name} has already decided this match.', '{name} a déjà traité cette correspondance.', {
    status: 409,
  }),
  fundsNeeded: row(
    1758,
    'You can deposit {left} more gold in this {days}-day period. Above that, we need to know where your money comes from. Open Identity in your account.',
    'Vous pouvez encore déposer {left} {left|pièce|pièces} d’or sur cette période de {days} jours. Au-delà, nous devons connaître l’origine de vos fonds. Ouvrez la page Identité.',
  ),
  fundsText: row(
    1759,
    'Tell us more, in at least {n} characters.',
    'Donnez un peu plus de détails, en {n} caractères au moins.',
  ),
} as const
