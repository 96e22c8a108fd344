import { defineMessages } from '@glasshouse/ui/text/i18n.ts'
import { sharedMessages } from '@glasshouse/ui/text/shared-messages.ts'

export const messages = defineMessages(
  {
    title: ['VIP', 'VIP'],
    become: ['Chat VIP', 'VIP pour la discussion'],
    becomeText: [
      'Longer messages and every character, for as long as you choose.',
      'Des messages plus longs et tous les personnages, pour la durée choisie.',
    ],
    isVip: ['You have VIP', 'Vous êtes VIP'],
    until: ['Until {date}', 'Jusqu’au {date}'],
    isVipText: [
      'We’ll add new days to those you already have.',
      'Les nouveaux jours s’ajouteront à ceux que vous avez déjà.',
    ],
    ended: ['Your VIP access has ended', 'Votre accès VIP a pris fin'],
    endedText: [
      'It ended on {date}. We’ve kept your conversations, and you can still read those with VIP characters.',
      'Il s’est terminé le {date}. Nous gardons vos discussions, et celles avec les personnages VIP restent lisibles.',
    ],
    perks: ['What you get', 'Fonctions incluses'],
    free: ['Free', 'Gratuit'],
    vip: ['VIP', 'VIP'],
    perk: ['Feature', 'Fonction'],
    textMax: ['Characters per message', 'Caractères par message'],
    characters: ['AI characters you can chat with', 'Personnages avec qui discuter'],
    answers: ['Online replies a day', 'Réponses de l’IA par jour'],
    offlineNote: [
      'Online AI isn’t available right now. All characters use scripted replies, with no limit. VIP doesn’t improve them.',
      'L’IA en ligne n’est pas disponible pour le moment. Tous les personnages utilisent des réponses préparées, sans limite. Le VIP ne les améliore pas.',
    ],
    onlineNote: [
      'After the day’s online replies, characters continue with scripted replies. Scripted replies and help messages are free and don’t count as online replies.',
      'Après les réponses en ligne du jour, les personnages continuent avec des réponses préparées. Les réponses préparées et les messages d’aide sont gratuits et ne sont pas comptés.',
    ],
    noGame: [
      'VIP doesn’t affect any game. Chances, limits, RTP and payouts are the same for everyone.',
      'Le VIP est sans effet sur les jeux. Probabilités, limites, taux de retour et paiements sont les mêmes pour tous.',
    ],
    choose: ['For how long?', 'Pour combien de temps ?'],
    days: ['{n} {n|day|days}', '{n} {n|jour|jours}'],
    perDay: ['{gold} gold a day', '{gold} {gold|pièce|pièces} d’or par jour'],
    buy: ['Buy {days} {days|day|days}', 'Acheter {days} {days|jour|jours}'],
    renew: ['Add {days} {days|day|days}', 'Ajouter {days} {days|jour|jours}'],
    logIn: ['Log in to buy', 'Se connecter pour acheter'],
    notSold: [
      'VIP isn’t on sale right now. Everyone can chat with every character.',
      'Le VIP n’est pas en vente pour le moment. Tout le monde peut discuter avec tous les personnages.',
    ],
    confirmTitle: ['Buy VIP for {days} {days|day|days}?', 'Acheter le VIP pour {days} {days|jour|jours} ?'],
    price: ['Price', 'Prix'],
    balance: ['Balance', 'Solde'],
    after: ['Balance after', 'Solde après'],
    lasts: ['VIP until', 'VIP jusqu’au'],
    pay: ['Pay {gold} gold', 'Payer {gold} pièces d’or'],
    once: [
      'You pay once. VIP ends automatically and isn’t a subscription.',
      'Vous payez une seule fois, sans abonnement. Votre accès VIP prendra fin automatiquement.',
    ],
    missing: ['You need {gold} more gold.', 'Il vous manque {gold} {gold|pièce|pièces} d’or.'],
    recharge: ['Recharge', 'Recharger'],
    bought: ['You have VIP until {date}', 'Vous êtes VIP jusqu’au {date}'],
  },
  sharedMessages,
)
