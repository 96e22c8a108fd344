import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  title: ['Player', 'Joueur'],
  lead: [
    'Characters to talk with: AI, not people. They know nothing of your bets or your gold.',
    'Des personnages avec qui parler : des IA, pas des personnes. Ils ignorent tout de vos mises et de votre or.',
  ],
  leadOffline: ['For now they answer with written lines.', 'Pour l’instant ils répondent avec des lignes écrites.'],
  sort: ['Order of the characters', 'Ordre des personnages'],
  popular: ['Popular', 'Populaires'],
  new: ['New', 'Nouveaux'],
  all: ['All', 'Tous'],
  now: ['Now: {mood}', 'En ce moment : {mood}'],
  age: ['{name}, {age}', '{name}, {age} ans'],
  vip: ['VIP', 'VIP'],
  vipOnly: ['For VIP players', 'Pour les joueurs VIP'],
  you: ['You: {text}', 'Vous : {text}'],
  unread: ['{n} unread', '{n} non lus'],
  talkersNone: ['Be the first to talk with {name}', 'Lancez la discussion avec {name}'],
  talkersOne: ['1 player talks with {name}', '1 joueur discute avec {name}'],
  talkers: ['{n} players talk with {name}', '{n} joueurs discutent avec {name}'],
  topics: ['Likes to talk about', 'Aime parler de'],
  empty: ['Nobody is here yet', 'Il n’y a encore personne'],
  emptyText: [
    'The characters will stand here as soon as there are any.',
    'Les personnages seront ici dès qu’il y en aura.',
  ],
  offer: ['VIP', 'VIP'],
  offerText: [
    'All {n} characters and longer messages, from {gold} gold.',
    'Les {n} personnages et des messages plus longs, dès {gold} d’or.',
  ],
  isVip: ['You are VIP', 'Vous êtes VIP'],
  isVipText: [
    'Until {date}. Every character talks with you.',
    'Jusqu’au {date}. Tous les personnages discutent avec vous.',
  ],
  wasVip: ['Your VIP has ended', 'Votre VIP est terminé'],
  wasVipText: [
    'It ended on {date}. What you wrote stays yours.',
    'Il a pris fin le {date}. Ce que vous avez écrit reste à vous.',
  ],
})
