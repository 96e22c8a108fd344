import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

/** Texts of all games with shared rounds; the messages of crash games and lotteries contain them. */
export const messages = defineMessages({
  you: ['You', 'Vous'],
  players: ['{n} {n|player|players}', '{n} {n|joueur|joueurs}'],
  total: ['{gold} staked', 'Total misé : {gold}'],
  won: ['+{gold}', '+{gold}'],
  more: ['and {n} more {n|bet|bets}', 'et {n} {n|autre mise|autres mises}'],
  nobody: ['No bets in this round yet', 'Aucune mise dans cette manche pour le moment'],
  nobodyText: [
    'Bets appear here as they’re placed. Demo bets don’t appear.',
    'Les mises apparaissent ici dès qu’elles sont placées. Les mises de démo n’apparaissent pas.',
  ],
  noRounds: ['The latest results appear here.', 'Les derniers résultats apparaissent ici.'],
  round: ['Round {index}', 'Manche {index}'],
  loading: ['Joining the round…', 'Connexion…'],
  closed: ['Betting is closed', 'Mises closes'],
  paused: ['This game is paused', 'Jeu indisponible'],
  testChain: ['Test chain', 'Chaîne de test'],
  testChainText: [
    'Our server created the salt for these rounds. With real money, it comes from a Bitcoin block.',
    'Notre serveur a créé le sel de ces manches. Avec de l’argent réel, le sel vient d’un bloc Bitcoin.',
  ],
  beaconWait: ['Waiting for the public beacon', 'En attente de la balise publique'],
  beaconLate: [
    'Your bets stay valid. If the beacon doesn’t arrive within 30 minutes after betting closes, we’ll refund them.',
    'Vos mises restent valables. Si la balise n’est pas arrivée 30 minutes après la clôture, nous les rembourserons.',
  ],
  next: ['Next round · {gold}', 'Suivante · {gold}'],
  betting: ['Placing bet…', 'Envoi de la mise…'],
  cancelNext: ['Cancel next bet · {gold}', 'Annuler la mise · {gold}'],
})
