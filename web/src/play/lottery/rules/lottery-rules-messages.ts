import { defineMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages as rulesMessages } from '../../rules-messages.ts'

export const messages = defineMessages(
  {
    several: [
      'You may place up to {n} bets in one round. A placed bet stands: it can not be taken back, and nothing is moved to another round.',
      'Vous pouvez placer jusqu’à {n} mises par manche. Une mise placée tient : elle ne peut être reprise, et rien n’est reporté sur une autre manche.',
    ],
    cycle: ['A round lasts', 'Une manche dure'],
    top: ['Pays at most', 'Paie au plus'],
    odds: ['What it pays', 'Ce que cela paie'],
    limits1: [
      'The smallest stake is 100 gold and stakes are multiples of 100, so a payout is always whole gold: nothing is rounded away.',
      'La plus petite mise est de 100 d’or et les mises sont des multiples de 100 : un paiement est toujours de l’or entier, rien ne se perd par arrondi.',
    ],
    limits2: [
      'So that the house can always pay, long shots have a lower highest stake, and a whole round may only cost the house so much. A bet beyond that is refused before it is made. Limits never change the odds and never cut a win.',
      'Pour que la maison puisse toujours payer, les paris risqués ont une mise maximale plus basse, et une manche entière ne peut coûter qu’un certain montant. Une mise qui irait au-delà est refusée avant d’être faite. Les limites ne changent jamais les chances et ne réduisent jamais un gain.',
    ],
    auto1: [
      'Places the same bet round after round until a rule of yours says stop: a number of bets, a profit, a loss. It stops before a bet that could take you past your loss limit, when a bet is refused, and when you leave the page.',
      'Place la même mise manche après manche jusqu’à ce qu’une de vos règles l’arrête : un nombre de mises, un gain, une perte. Elle s’arrête avant une mise qui pourrait dépasser votre limite de perte, quand une mise est refusée et quand vous quittez la page.',
    ],
    trouble: ['If something is interrupted', 'Si quelque chose est interrompu'],
    trouble1: [
      'If you lose your connection, your bets stand and are settled without you. If an answer gets lost, the app asks again for the same bet, never for a second one.',
      'Si vous perdez la connexion, vos mises tiennent et sont réglées sans vous. Si une réponse se perd, l’application redemande la même mise, jamais une seconde.',
    ],
    trouble2: [
      'A bet that reaches the house after betting has closed is refused. Nothing is staked.',
      'Une mise qui arrive à la maison après la clôture est refusée. Rien n’est misé.',
    ],
    trouble3: [
      'If the house is interrupted before betting closes, the round goes on and closes at the moment it was announced for.',
      'Si la maison est interrompue avant la clôture, la manche continue et se clôt au moment annoncé.',
    ],
    trouble4: [
      'If it is interrupted after that, the round is settled by the result that was committed to. It is never void and never drawn again.',
      'Si elle l’est après, la manche est réglée par le résultat engagé. Elle n’est jamais annulée ni tirée de nouveau.',
    ],
    verify2: [
      'The result follows from the hash as key of HMAC-SHA256 over this text:',
      'Le résultat découle de l’empreinte, clé de HMAC-SHA256 sur ce texte :',
    ],
    verify3: [
      'Tap a past result, or one of your bets: the app recomputes it on your own device.',
      'Touchez un résultat passé ou une de vos mises : l’application le recalcule sur votre propre appareil.',
    ],
  },
  rulesMessages,
)
