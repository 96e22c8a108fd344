// Account security refusals: numbers 1040 to 1069.

import { row, type RefusalRow } from './row.ts'

export const securityRefusals = {
  secondFactorNeeded: row(1040, 'Please confirm that it is you.', 'Veuillez confirmer que c’est bien vous.'),
  secondWrong: row(
    1041,
    'This code is wrong or was used already. Wait for the next one if you have just used it.',
    'Ce code est faux ou a déjà servi. Attendez le suivant si vous venez de l’utiliser.',
  ),
  challengeGone: row(
    1042,
    'This took too long or was used already. Please begin again.',
    'Le délai est dépassé ou cela a déjà servi. Veuillez recommencer.',
  ),
  proofGone: row(
    1043,
    'Your confirmation has expired or was used already. Please confirm once more.',
    'Votre confirmation a expiré ou a déjà servi. Veuillez confirmer à nouveau.',
  ),
  withdrawalHeld: row(
    1044,
    'Your password or second factor was changed. To protect your gold, withdrawals open again on {until}.',
    'Votre mot de passe ou votre second facteur a changé. Pour protéger votre or, les retraits rouvrent le {until}.',
  ),
  passwordWrong: row(1045, 'The password is wrong.', 'Le mot de passe est incorrect.'),
  passwordSame: row(
    1046,
    'The new password is the old one. Choose another.',
    'Le nouveau mot de passe est l’ancien. Choisissez-en un autre.',
  ),
  authenticatorOn: row(
    1047,
    'An authenticator app is set up already. Remove it first to use another.',
    'Une application d’authentification est déjà en place. Retirez-la d’abord pour en utiliser une autre.',
  ),
  authenticatorNotBegun: row(
    1048,
    'There is no authenticator app here, or setting it up took too long. Begin again.',
    'Il n’y a pas d’application d’authentification, ou la mise en place a trop duré. Recommencez.',
  ),
  passkeyWrong: row(
    1049,
    'This passkey could not be verified. Try again, or choose another way.',
    'Cette clé d’accès n’a pas pu être vérifiée. Réessayez, ou choisissez un autre moyen.',
  ),
  passkeyKnown: row(1050, 'This passkey is in use already.', 'Cette clé d’accès est déjà utilisée.'),
  passkeysMany: row(
    1051,
    'You have {max} passkeys already. Remove one first.',
    'Vous avez déjà {max} clés d’accès. Retirez-en une d’abord.',
  ),
  passkeyPlace: row(
    1052,
    'Passkeys do not work at this address. Open the house by its name, over https.',
    'Les clés d’accès ne fonctionnent pas à cette adresse. Ouvrez la maison par son nom, en https.',
  ),
  passkeyUnknown: row(
    1053,
    'This passkey belongs to no account here. Log in with your password.',
    'Cette clé d’accès n’est liée à aucun compte ici. Connectez-vous avec votre mot de passe.',
  ),
  notThisWay: row(
    1054,
    'This can not be confirmed in this way. Choose another one.',
    'Cela ne peut pas être confirmé de cette façon. Choisissez-en une autre.',
  ),
} as const satisfies Record<string, RefusalRow>
