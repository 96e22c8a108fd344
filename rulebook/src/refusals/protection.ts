// Player protection refusals: numbers 1700 to 1739. Each text says how long it applies and what stays possible.

import { row } from './row.ts'

export const protectionRefusals = {
  onBreak: row(
    1700,
    'You are taking a break until {until}. Withdrawals stay open.',
    'Vous faites une pause jusqu’au {until}. Les retraits restent ouverts.',
  ),
  excluded: row(
    1701,
    'You have excluded yourself until {until}. Withdrawals stay open.',
    'Vous vous êtes auto-exclu jusqu’au {until}. Les retraits restent ouverts.',
  ),
  excludedForEver: row(
    1702,
    'You have excluded yourself for ever. Withdrawals stay open.',
    'Vous vous êtes auto-exclu pour toujours. Les retraits restent ouverts.',
  ),
  realityCheck: row(
    1703,
    'Time to look up: you have played for {minutes} min. Answer the reality check to go on.',
    'Un instant : vous jouez depuis {minutes} min. Répondez au point de réalité pour continuer.',
  ),
  stakeLimit: row(
    1704,
    'Your own stake limit leaves {left} gold until {until}.',
    'Votre limite de mise laisse {left} d’or jusqu’au {until}.',
  ),
  lossLimit: row(
    1705,
    'Your own loss limit leaves {left} gold until {until}; a stake counts as lost until it is paid.',
    'Votre limite de perte laisse {left} d’or jusqu’au {until} ; une mise compte comme perdue tant qu’elle n’est pas payée.',
  ),
  timeLimit: row(
    1706,
    'The time that you set yourself is used up until {until}.',
    'Le temps que vous vous êtes fixé est épuisé jusqu’au {until}.',
  ),
  depositLimit: row(
    1707,
    'Your own deposit limit leaves {left} gold until {until}.',
    'Votre limite de dépôt laisse {left} d’or jusqu’au {until}.',
  ),
  limitTooEarly: row(
    1708,
    'A looser limit can be confirmed a day after you asked for it: from {from} on.',
    'Une limite plus large se confirme un jour après votre demande : à partir du {from}.',
  ),
  limitNotAsked: row(
    1709,
    'There is no such change to confirm, or it has lapsed. Ask for it again.',
    'Il n’y a pas de changement à confirmer, ou il a expiré. Demandez-le à nouveau.',
  ),
  limitInvalid: row(1710, 'This limit is not possible.', 'Cette limite n’est pas possible.'),
  registrationBarred: row(
    1711,
    'No account can be opened with these details. Contact us if you think it should be possible.',
    'Aucun compte ne peut être ouvert avec ces données. Contactez-nous si vous pensez que c’est une erreur.',
  ),
  ceilingLooser: row(
    1712,
    'A ceiling must be lower than the player’s own limit.',
    'Un plafond doit être inférieur à la limite du joueur.',
  ),
} as const
