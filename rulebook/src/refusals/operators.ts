// Refusals about operators' logins and accounts: numbers 1900 to 1939.

import { row, type RefusalRow } from './row.ts'

export const operatorRefusals = {
  operatorPasswordOld: row(
    1901,
    'Change your one-time password first.',
    'Changez d’abord votre mot de passe provisoire.',
  ),
  operatorLoginWrong: row(1902, 'Name or password is wrong.', 'Nom ou mot de passe incorrect.'),
  operatorNotAllowed: row(1903, 'Your role does not include this.', 'Votre rôle ne le permet pas.'),
  operatorSecondNeeded: row(1904, 'Show your second factor first.', 'Présentez d’abord votre second facteur.'),
  operatorSuspended: row(
    1905,
    'This account is suspended. An owner can lift it.',
    'Ce compte est suspendu. Un propriétaire peut le rétablir.',
  ),
  operatorEnrolNeeded: row(
    1906,
    'Set up a second factor first: an authenticator app or a passkey.',
    'Installez d’abord un second facteur : une application ou une clé d’accès.',
  ),
  operatorLastFactor: row(
    1907,
    'This is your last second factor. Add another one before you remove it.',
    'C’est votre dernier second facteur. Ajoutez-en un autre avant de le retirer.',
  ),
  operatorNameTaken: row(
    1908,
    'There is an operator or an invitation of this name already.',
    'Un opérateur ou une invitation porte déjà ce nom.',
  ),
  operatorInvitationGone: row(
    1909,
    'This invitation is not good any more. Ask an owner for a new one.',
    'Cette invitation n’est plus valable. Demandez-en une nouvelle à un propriétaire.',
  ),
  operatorNotYourself: row(
    1910,
    'Another owner has to do this for you.',
    'Un autre propriétaire doit le faire pour vous.',
  ),
  operatorLastOwner: row(
    1911,
    'At least one active owner with a second factor has to stay.',
    'Au moins un propriétaire actif avec un second facteur doit rester.',
  ),
  operatorPasswordWrong: row(1912, 'The password is wrong.', 'Mot de passe incorrect.'),
} as const satisfies Record<string, RefusalRow>
