import { defineMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages as roundMessages } from '../rounds/messages.ts'

export const messages = defineMessages(
  {
    closesIn: ['Bets close in', 'Clôture dans'],
    serverLate: ['Waiting for the server…', 'En attente du serveur…'],
    drawing: ['Drawing…', 'Tirage…'],
    pausedText: [
      'We’ll settle placed bets by the round’s own result.',
      'Nous réglerons les mises placées selon le résultat de leur manche.',
    ],
    polling: ['Slow connection', 'Connexion lente'],
    testChainShort: ['Test', 'Test'],
    bet: ['Bet {gold} on {choice}', '{gold} sur {choice}'],
    betMore: ['Bet {gold} more', 'Miser encore {gold}'],
    placed: ['Bet placed ✓', 'Mise placée ✓'],
    saidPlaced: ['Bet placed. {gold} gold on {choice}.', 'Mise placée. {gold} {gold|pièce|pièces} d’or sur {choice}.'],
    sentIn: [
      'We’ll send your bet when betting opens, in {time}.',
      'Nous enverrons votre mise dès l’ouverture, dans {time}.',
    ],
    stay: ['Stay on this screen until then.', 'Restez sur cet écran jusque-là.'],
    queuedFor: ['Next round, {index}:', 'Manche suivante, nº {index} :'],
    queuedBet: ['{gold} on {choice}', '{gold} sur {choice}'],
    nextMissed: [
      'No bet was placed. Betting on round {index} had already closed.',
      'Aucune mise n’a été placée. Les mises de la manche {index} étaient déjà closes.',
    ],
    nextOther: [
      'No bet was placed. The next round belongs to a new hash chain.',
      'Aucune mise n’a été placée. La manche suivante appartient à une nouvelle chaîne.',
    ],
    nextPaused: [
      'No bet was placed. This game is paused.',
      'Aucune mise n’a été placée. Ce jeu n’est pas disponible pour le moment.',
    ],
    nextPlayer: [
      'No bet was placed. Your session ended before the next round opened.',
      'Aucune mise n’a été placée. Votre session a pris fin avant la manche suivante.',
    ],
    nextLeft: [
      'No bet was placed. You left before the next round opened.',
      'Aucune mise n’a été placée. Vous avez quitté le jeu avant la manche suivante.',
    ],
    full: ['All {n} bets placed · {time}', '{n} mises placées, le maximum · {time}'],
    demoClosed: ['Betting has closed.', 'Les mises sont closes.'],
    needs: [
      'Not enough gold. This bet costs {total} gold and you have {gold} gold.',
      'Pas assez d’or. Cette mise coûte {total} {total|pièce|pièces} d’or et vous en avez {gold}.',
    ],
    winPays: ['Pays {gold}', 'Paie {gold}'],
    paysUpTo: ['Pays up to {gold}', 'Paie jusqu’à {gold}'],
    stakesEach: ['{n} × {gold}, {min} to {max} each', '{n} × {gold}, de {min} à {max} chacune'],
    place: ['Betting is open', 'Mises ouvertes'],
    noBets: ['You didn’t bet in this round', 'Vous n’avez pas misé'],
    bets: ['{n} {n|bet|bets} · {gold}', '{n} {n|mise|mises} · {gold}'],
    returned: ['Stake {gold} · Payout {payout}', 'Mise {gold} · Paiement {payout}'],
    saidOutcome: ['Round {index}: {outcome}.', 'Manche {index} : {outcome}.'],
    saidWon: [
      'You won {net} gold. Stake {gold} gold, payout {payout} gold.',
      'Gain de {net} {net|pièce|pièces} d’or. Mise de {gold} {gold|pièce|pièces} d’or, paiement de {payout} {payout|pièce|pièces} d’or.',
    ],
    saidReturned: [
      'Stake {gold} gold, payout {payout} gold.',
      'Mise de {gold} {gold|pièce|pièces} d’or, paiement de {payout} {payout|pièce|pièces} d’or.',
    ],
    saidLost: ['You lost {gold} gold.', 'Perte de {gold} {gold|pièce|pièces} d’or.'],
    roundEnd: ['Round {index}: {outcome}', 'Manche {index} : {outcome}'],
  },
  roundMessages,
)
