import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  title: ['Player', 'Personnages'],
  lead: [
    'Chat with AI characters. They aren’t people, and they can’t see your bets or balance.',
    'Discutez avec des personnages IA. Ce ne sont pas des personnes. Ils ne voient ni vos mises ni votre solde.',
  ],
  leadOffline: ['For now, they use scripted replies.', 'Pour le moment, ils utilisent des réponses préparées.'],
  sort: ['Sort characters', 'Trier les personnages'],
  popular: ['Popular', 'Populaires'],
  new: ['New', 'Nouveaux'],
  all: ['All', 'Tous'],
  now: ['Now: {mood}', 'En ce moment : {mood}'],
  age: ['{name}, {age}', '{name}, {age} ans'],
  vip: ['VIP', 'VIP'],
  vipOnly: ['For VIP players', 'Pour les joueurs VIP'],
  you: ['You: {text}', 'Vous : {text}'],
  unread: ['{n} unread', '{n} {n|non lu|non lus}'],
  talkersNone: ['No chats with {name} yet', 'Aucune discussion avec {name} pour le moment'],
  talkers: ['{n} {n|player chats|players chat} with {name}', '{n} {n|joueur discute|joueurs discutent} avec {name}'],
  topics: ['Likes to talk about', 'Aime parler de'],
  empty: ['No characters yet', 'Aucun personnage pour le moment'],
  emptyText: ['Characters to chat with appear here.', 'Les personnages avec qui discuter apparaissent ici.'],
  offer: ['VIP', 'VIP'],
  offerText: [
    'All {n} {n|character|characters} and longer messages, from {gold} gold.',
    'Tous les personnages ({n}) et des messages plus longs, dès {gold} pièces d’or.',
  ],
  isVip: ['You have VIP', 'Vous êtes VIP'],
  isVipText: [
    'You can chat with every character until {date}.',
    'Vous pouvez discuter avec tous les personnages jusqu’au {date}.',
  ],
  wasVip: ['Your VIP access has ended', 'Votre accès VIP a pris fin'],
  wasVipText: [
    'It ended on {date}. Your chats are still here.',
    'Il a pris fin le {date}. Vos discussions sont toujours là.',
  ],
})
