import { defineMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages as rulesMessages } from './rules-messages.ts'

export const messages = defineMessages(
  {
    odds: ['Odds and payouts', 'Chances et paiements'],
    rounding: ['Rounding', 'Arrondi'],
    limitsRefuse: [
      'Limits refuse a bet before it is made. They never change the odds and never cut a win.',
      'Les limites refusent une mise avant qu’elle soit faite. Elles ne changent jamais les chances et ne réduisent jamais un gain.',
    ],
    autoText: [
      'Repeats the same bet until a rule of yours says stop: a number of bets, a profit, a loss. At least one rule is needed. It stops before a bet that could take you past your loss limit, when a bet is refused, and when you leave the page.',
      'Répète la même mise jusqu’à ce qu’une de vos règles l’arrête : un nombre de mises, un gain, une perte. Il faut au moins une règle. Elle s’arrête avant une mise qui pourrait dépasser votre limite de perte, quand une mise est refusée et quand vous quittez la page.',
    ],
    trouble: ['When the connection breaks', 'Si la connexion se coupe'],
    verifyCommit: [
      'Before you bet, the server shows the SHA-256 fingerprint of its secret seed. Your browser adds a client seed of its own.',
      'Avant votre mise, le serveur montre l’empreinte SHA-256 de sa graine secrète. Votre navigateur y ajoute sa propre graine client.',
    ],
    verifyReveal: [
      'Change your seeds to reveal the server seed, then open any bet and press Verify this bet. The app recomputes it on your own device.',
      'Changez de graines pour révéler celle du serveur, puis ouvrez une mise et touchez « Vérifier cette mise ». L’application la recalcule sur votre propre appareil.',
    ],
    demoText: [
      'Without an account you play with play gold. The rules and the draw are the same, but your browser plays the part of the server: nothing is staked and nothing is won.',
      'Sans compte, vous jouez avec de l’or fictif. Les règles et le tirage sont les mêmes, mais votre navigateur joue le rôle du serveur : rien n’est misé et rien n’est gagné.',
    ],
  },
  rulesMessages,
)
