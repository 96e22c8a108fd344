// Refusals about operators' logins and accounts: numbers 1900 to 1939 and 1980 to 1984.

import { row, type RefusalRow } from './row.ts'

export const operatorRefusals = {
  operatorPasswordOld: row(
    1901,
    'Change your one-time password first.',
    'Changez d’abord votre mot de passe provisoire.',
  ),
  operatorLoginWrong: row(1902, 'Wrong name or password.', 'Nom ou mot de passe incorrect.'),
  operatorNotAllowed: row(
    1903,
    'Your role doesn’t allow this. Ask an owner.',
    'Votre rôle ne permet pas cette action. Demandez à un propriétaire.',
  ),
  operatorSecondNeeded: row(
    1904,
    'Complete two-step verification first.',
    'Effectuez d’abord la validation en deux étapes.',
  ),
  operatorSuspended: row(
    1905,
    'This account is suspended. Ask an owner to lift the suspension.',
    'Ce compte est suspendu. Demandez à un propriétaire de lever la suspension.',
  ),
  operatorEnrolNeeded: row(
    1906,
    'Set up two-step verification first, with an authenticator app or a passkey.',
    'Activez d’abord la validation en deux étapes, avec une application d’authentification ou une clé d’accès.',
  ),
  operatorLastFactor: row(
    1907,
    'This is your last verification method. Add another one before you remove it.',
    'C’est votre dernière méthode de validation. Ajoutez-en une autre avant de supprimer celle-ci.',
  ),
  operatorNameTaken: row(
    1908,
    'An operator or a pending invitation already has this name.',
    'Un opérateur ou une invitation en attente porte déjà ce nom.',
  ),
  operatorInvitationGone: row(
    1909,
    'This invitation is no longer valid. Ask an owner for a new one.',
    'Cette invitation n’est plus valable. Demandez-en une nouvelle à un propriétaire.',
  ),
  operatorNotYourself: row(
    1910,
    'You can’t do this with your own account. Ask another owner.',
    'Cette action est impossible sur votre propre compte. Demandez à un autre propriétaire.',
  ),
  operatorLastOwner: row(
    1911,
    'At least one active owner with two-step verification must remain. Add another one first.',
    'Il doit rester au moins un propriétaire actif avec la validation en deux étapes. Ajoutez-en d’abord un autre.',
  ),
  operatorPasswordWrong: row(1912, 'Wrong password.', 'Mot de passe incorrect.'),
  operatorTooNew: row(
    1980,
    'You can’t do this for 24 hours after your role or access changes. Try again after {until}.',
    'Cette action est impossible pendant 24 heures après un changement de rôle ou d’accès. Réessayez à partir du {until}.',
  ),
  operatorSecondOwner: row(
    1981,
    'Another owner must agree. If there’s no other owner, you can agree yourself from {until}.',
    'Un autre propriétaire doit donner son accord. S’il n’y en a pas d’autre, vous pourrez le donner vous-même à partir du {until}.',
  ),
  operatorProposalDecided: row(
    1982,
    'Another owner has already decided this proposal, or it has expired. Reload the page.',
    'Un autre propriétaire a déjà traité cette demande, ou elle a expiré. Rechargez la page.',
  ),
  operatorInvitationWaits: row(
    1983,
    'Another owner must agree to this invitation before you can accept it. Try again later.',
    'Un autre propriétaire doit approuver cette invitation avant que vous puissiez l’accepter. Réessayez plus tard.',
  ),
  operatorProposalWaits: row(
    1984,
    'Another proposal about this operator is pending. Decide that first.',
    'Une autre demande concernant cet opérateur est en attente. Traitez-la d’abord.',
  ),
} as const satisfies Record<string, RefusalRow>
