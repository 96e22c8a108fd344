// Account security refusals: numbers 1040 to 1069.

import { row, type RefusalRow } from './row.ts'

export const securityRefusals = {
  secondFactorNeeded: row(1040, 'Confirm that it’s you.', 'Confirmez que c’est bien vous.'),
  secondWrong: row(
    1041,
    'This code is wrong or was already used. If you’ve just used it, wait for the next one.',
    'Ce code est incorrect ou a déjà servi. Si vous venez de l’utiliser, attendez le suivant.',
  ),
  challengeGone: row(
    1042,
    'This step has expired, or you’ve already tried it. Start again.',
    'Cette étape a expiré, ou vous l’avez déjà tentée. Recommencez.',
  ),
  proofGone: row(
    1043,
    'Your confirmation has expired or was already used. Confirm again.',
    'Votre confirmation a expiré ou a déjà servi. Confirmez à nouveau.',
  ),
  withdrawalHeld: row(
    1044,
    'Your password or two-step verification has changed. To protect your gold, we’ve paused withdrawals until {until}.',
    'Votre mot de passe ou votre validation en deux étapes a changé. Pour protéger votre or, nous avons suspendu les retraits jusqu’au {until}.',
  ),
  passwordWrong: row(1045, 'Wrong password. Try again.', 'Mot de passe incorrect. Réessayez.'),
  passwordSame: row(
    1046,
    'This is already your password. Choose a new one.',
    'C’est déjà votre mot de passe. Choisissez-en un nouveau.',
  ),
  authenticatorOn: row(
    1047,
    'You already have an authenticator app. Remove it before you set up another.',
    'Vous avez déjà une application d’authentification. Retirez-la avant d’en configurer une autre.',
  ),
  authenticatorNotBegun: row(
    1048,
    'No authenticator app is set up, or setting it up took too long. Start again.',
    'Aucune application d’authentification n’est configurée, ou le délai est dépassé. Recommencez.',
  ),
  passkeyWrong: row(
    1049,
    'We couldn’t verify this passkey. Try again, or use another method.',
    'Nous n’avons pas pu vérifier cette clé d’accès. Réessayez, ou utilisez une autre méthode.',
  ),
  passkeyKnown: row(
    1050,
    'This passkey is already in use. Add a different one.',
    'Cette clé d’accès est déjà utilisée. Ajoutez-en une autre.',
  ),
  passkeysMany: row(
    1051,
    'You already have {max} passkeys. Remove one first.',
    'Vous avez déjà {max} clés d’accès. Retirez-en une d’abord.',
  ),
  passkeyPlace: row(
    1052,
    'Passkeys don’t work at this address. Open Glasshouse at its usual https address.',
    'Les clés d’accès ne fonctionnent pas à cette adresse. Ouvrez Glasshouse à son adresse https habituelle.',
  ),
  passkeyUnknown: row(
    1053,
    'This passkey isn’t linked to an account. Log in with your password.',
    'Cette clé d’accès n’est liée à aucun compte. Connectez-vous avec votre mot de passe.',
  ),
  notThisWay: row(
    1054,
    'You can’t confirm this with that method. Use another one.',
    'Vous ne pouvez pas confirmer avec cette méthode. Utilisez-en une autre.',
  ),
  contactUnverified: row(
    1055,
    'Verify your phone number or email address first.',
    'Vérifiez d’abord votre numéro de téléphone ou votre adresse e-mail.',
  ),
  smsUnavailable: row(
    1056,
    'We can’t send text messages right now. Use your email address instead.',
    'Nous ne pouvons pas envoyer de SMS pour le moment. Utilisez votre adresse e-mail.',
    { status: 503 },
  ),
  codeSoon: row(
    1057,
    'We’ve just sent a code. You can request another in {seconds} {seconds|second|seconds}.',
    'Nous venons d’envoyer un code. Vous pourrez en demander un autre dans {seconds} {seconds|seconde|secondes}.',
    { status: 429 },
  ),
  codeWrong: row(
    1058,
    'Wrong code. You have {left} {left|attempt|attempts} left.',
    'Code incorrect. Il vous reste {left} {left|essai|essais}.',
  ),
  codeOver: row(
    1059,
    'This code is no longer valid. Request a new one.',
    'Ce code n’est plus valable. Demandez-en un nouveau.',
  ),
  codesTooMany: row(
    1060,
    'Too many codes in 24 hours. Try again tomorrow, or use your email address.',
    'Trop de codes en 24 heures. Réessayez demain, ou utilisez votre adresse e-mail.',
    { status: 429 },
  ),
  phoneVerified: row(1061, 'Your phone number is already verified.', 'Votre numéro de téléphone est déjà vérifié.'),
  noVerifiedContact: row(
    1062,
    'This player hasn’t verified a phone number or an email address.',
    'Ce joueur n’a vérifié ni numéro de téléphone ni adresse e-mail.',
  ),
} as const satisfies Record<string, RefusalRow>
