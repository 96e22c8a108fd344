import { defineMessages } from '@glasshouse/ui/text/i18n.ts'
import { sharedMessages } from '@glasshouse/ui/text/shared-messages.ts'

export const messages = defineMessages(
  {
    title: ['Home', 'Accueil'],
    // The header has less room than other places.
    logIn: ['Log in', 'Connexion'],
    balance: ['Balance', 'Solde'],
    recharge: ['Recharge', 'Recharger'],
    banners: ['News', 'Actualités'],
    banner: ['News item {n} of {count}', 'Actualité {n} sur {count}'],
    last: ['Last result', 'Dernier résultat'],
    won: [
      '{player}: {gold} gold payout in {game}',
      '{player} : paiement de {gold} {gold|pièce|pièces} d’or sur {game}',
    ],
    quiet: [
      'No wins yet. Real wins appear here as they happen.',
      'Aucun gain pour le moment. Les vrais gains apparaissent ici en direct.',
    ],
    hot: ['Hot games', 'Jeux du moment'],
    top: ['up to {at}', 'jusqu’à {at}'],
    returns: ['{rtp} RTP', 'TRJ {rtp}'],
    noBet: ['betting unavailable', 'mise impossible'],
    soon: ['Opens soon', 'Bientôt ouvert'],
    startsIn: ['in {s} s', 'dans {s} s'],
    starting: ['starting…', 'départ…'],
    drawing: ['drawing…', 'tirage…'],
    ways: ['More', 'Autres rubriques'],
    signIn: ['Daily sign-in', 'Récompense du jour'],
    signInText: ['Reward gold, once a day', 'De l’or de récompense, une fois par jour'],
    invest: ['Investment', 'Investissement'],
    investText: ['Units in the bankroll', 'Des parts de la bankroll'],
    refer: ['Invite friends', 'Inviter des amis'],
    referText: ['Rebates, paid from the house edge', 'Des ristournes, financées par l’avantage de la maison'],
    leaders: ['Leaderboard', 'Classement'],
    leadersText: ['Biggest wins, today and this week', 'Les plus gros gains du jour et de la semaine'],
    latest: ['Latest bets', 'Dernières mises'],
    game: ['Game', 'Jeu'],
    player: ['Player', 'Joueur'],
    bet: ['Bet', 'Mise'],
    paid: ['payout {gold}', 'paiement {gold}'],
    noBets: ['No bets yet', 'Aucune mise pour le moment'],
    noBetsText: ['Real bets appear here once they’re settled.', 'Les vraies mises apparaissent ici une fois réglées.'],
    play: ['Open {game}', 'Ouvrir {game}'],
    unreachable: [
      'We can’t connect right now. This page will refresh automatically.',
      'Connexion impossible pour le moment. Cette page s’actualisera automatiquement.',
    ],
    promise: ['Provably fair', 'Équité vérifiable'],
    promiseText: [
      'Before you bet, we lock in our part of every result and show its hash. Anyone can verify it afterwards.',
      'Avant votre mise, nous fixons notre contribution au résultat et affichons son empreinte (hash). Chacun peut ensuite la vérifier.',
    ],
    adults: [
      'Adults only. If gambling stops being fun, stop.',
      'Jeux d’argent interdits aux mineurs. Si jouer n’est plus un plaisir, arrêtez.',
    ],
  },
  sharedMessages,
)
