// Player protection refusals: numbers 1700 to 1739. Each text says how long it applies and what stays possible.

import { row } from './row.ts'

export const protectionRefusals = {
  onBreak: row(
    1700,
    'You’re on a time-out until {until}. You can still withdraw.',
    'Vous êtes en pause jusqu’au {until}. Vous pouvez toujours retirer votre or.',
  ),
  excluded: row(
    1701,
    'You’re self-excluded until {until}. You can still withdraw.',
    'Votre auto-exclusion dure jusqu’au {until}. Vous pouvez toujours retirer votre or.',
  ),
  excludedPermanently: row(
    1702,
    'You’re permanently self-excluded. You can still withdraw.',
    'Votre auto-exclusion est définitive. Vous pouvez toujours retirer votre or.',
  ),
  realityCheck: row(
    1703,
    'You’ve been gambling for {minutes} {minutes|minute|minutes}. Answer the reality check to continue.',
    'Vous jouez depuis {minutes} {minutes|minute|minutes}. Répondez au rappel de temps de jeu pour continuer.',
  ),
  stakeLimit: row(
    1704,
    'Your stake limit lets you stake {left} more gold until {until}.',
    'Votre limite de mise vous permet de miser encore {left} {left|pièce|pièces} d’or jusqu’au {until}.',
  ),
  lossLimit: row(
    1705,
    'Your loss limit lets you stake {left} more gold until {until}. Open bets count as losses until they settle.',
    'Votre limite de perte vous permet de miser encore {left} {left|pièce|pièces} d’or jusqu’au {until}. Une mise en cours compte comme perdue jusqu’à son règlement.',
  ),
  timeLimit: row(
    1706,
    'You’ve reached your time limit. It resets on {until}.',
    'Vous avez atteint votre limite de temps. Le compteur repartira à zéro le {until}.',
  ),
  depositLimit: row(
    1707,
    'Your deposit limit lets you deposit {left} more gold until {until}.',
    'Votre limite de dépôt vous permet de déposer encore {left} {left|pièce|pièces} d’or jusqu’au {until}.',
  ),
  limitTooEarly: row(
    1708,
    'You can confirm this change from {from}, after the 24-hour cooling-off period.',
    'Le délai de réflexion est de 24 heures. Vous pourrez confirmer ce changement à partir du {from}.',
  ),
  limitNotAsked: row(
    1709,
    'There’s no change to confirm, or the request has expired. Request it again.',
    'Aucun changement à confirmer, ou la demande a expiré. Refaites votre demande.',
  ),
  limitInvalid: row(
    1710,
    'We can’t set this limit. Enter a different amount.',
    'Cette limite n’est pas possible. Saisissez-en une autre.',
  ),
  registrationBarred: row(
    1711,
    'We can’t open an account with these details. Contact us if you think this is a mistake.',
    'Nous ne pouvons pas ouvrir de compte avec ces informations. Contactez-nous si vous pensez que c’est une erreur.',
  ),
  ceilingLooser: row(
    1712,
    'Our limit must be lower than the player’s own limit.',
    'Notre limite doit être inférieure à celle du joueur.',
  ),
  exclusionMatched: row(
    1713,
    'Your details match a self-exclusion or time-out. You can’t bet or deposit, but you can still withdraw. Contact us if you think this is a mistake.',
    'Vos informations correspondent à une auto-exclusion ou à une pause. Mises et dépôts sont bloqués, mais pas les retraits. Contactez-nous si c’est une erreur.',
  ),
  exclusionReview: row(
    1714,
    'We need to check your account before you can bet or deposit. You can still withdraw. Contact us if you think this is a mistake.',
    'Nous devons vérifier votre compte avant toute mise et tout dépôt. Vous pouvez retirer votre or. Contactez-nous si c’est une erreur.',
  ),
  matchDecided: row(
    1715,
    'An operator has already decided this match, or it has ended. Reload the list.',
    'Un opérateur a déjà traité cette correspondance, ou elle a pris fin. Rechargez la liste.',
    { status: 409 },
  ),
  playPace: row(
    1716,
    'No bet was placed. Where you are ({country}), you can start one game every {seconds} {seconds|second|seconds}.',
    'Aucune mise n’a été placée. Là où vous êtes ({country}), attendez {seconds} {seconds|seconde|secondes} entre deux parties.',
  ),
} as const
