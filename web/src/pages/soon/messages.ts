// What stands in the place of a page that is being built: what will be there, in the order of its use.

import type { IconName } from '../../ui/icon.tsx'
import { defineMessages } from '../../ui/i18n.ts'

interface SoonWords {
  readonly icon: IconName
  readonly title: readonly [en: string, fr: string]
  /** What will be here, in one sentence, then point by point. */
  readonly text: readonly [en: string, fr: string]
  readonly points: readonly (readonly [en: string, fr: string])[]
}

export const messages = defineMessages({
  en: {
    building: 'Being built',
    willBe: 'What will be here',
    home: 'To the games',
    logIn: 'Log in',
    ready: 'Everything that is open today is on Home.',
    gameRules: 'Game rules',
    gameSoon: 'This game opens soon',
    gameText: 'Its rules, odds and return are fixed already; the table is being built.',
    rulesText: 'The rules come with the game, as soon as it opens.',
    playRoller: 'Play Lucky Roller',
    top: 'up to ×{n}',
    unknownTitle: 'There is no such page',
    unknownText: 'The address may be mistyped, or the page has moved.',
  },
  fr: {
    building: 'En construction',
    willBe: 'Ce que vous trouverez ici',
    home: 'Voir les jeux',
    logIn: 'Se connecter',
    ready: "Tout ce qui est ouvert aujourd'hui est sur l'accueil.",
    gameRules: 'Règles du jeu',
    gameSoon: 'Ce jeu ouvre bientôt',
    gameText: 'Ses règles, ses chances et son retour sont déjà fixés ; la table se construit.',
    rulesText: 'Les règles paraîtront avec le jeu, dès son ouverture.',
    playRoller: 'Jouer à Lucky Roller',
    top: 'jusqu’à ×{n}',
    unknownTitle: "Cette page n'existe pas",
    unknownText: "L'adresse est peut-être mal écrite, ou la page a changé de place.",
  },
})

export const soonWords = {
  aIChat: {
    icon: 'chat',
    title: ['Player', 'Joueur'],
    text: [
      'Characters to talk with, who say openly that they are an AI.',
      'Des personnages avec qui parler, qui disent ouvertement être une IA.',
    ],
    points: [
      ['Choose a character and read who it is', 'Choisir un personnage et lire qui il est'],
      ['Talk, with answers as they are written', 'Discuter, la réponse apparaissant au fil de l’écriture'],
      ['VIP, with its price shown first', 'Le VIP, dont le prix est affiché d’abord'],
    ],
  },
  refer: {
    icon: 'gift',
    title: ['Refer', 'Parrainer'],
    text: [
      'Invite friends; rewards are paid from the edge of the house, never by your friends.',
      'Invitez des amis ; les récompenses viennent de la marge de la maison, jamais de vos amis.',
    ],
    points: [
      ['Your invitation code, link and QR', 'Votre code d’invitation, lien et QR'],
      ['My friends and my rewards, coin by coin', 'Mes amis et mes récompenses, pièce par pièce'],
      ['Become an agent: Bronze, Silver and Gold', 'Devenir agent : Bronze, Argent et Or'],
    ],
  },
  investment: {
    icon: 'chart',
    title: ['Investment', 'Investissement'],
    text: [
      'A share of the bankroll, with its gains and its losses. Never a fixed yield.',
      'Une part de la banque, avec ses gains et ses pertes. Jamais de rendement fixe.',
    ],
    points: [
      ['The bankroll and its course', 'La banque et son cours'],
      ['Buy and redeem shares', 'Acheter et revendre des parts'],
      ['Every day settled in the open', 'Chaque journée réglée au grand jour'],
    ],
  },
  signIn: {
    icon: 'calendar',
    title: ['Daily sign-in', 'Présence du jour'],
    text: ['A little gold for coming by, day after day.', 'Un peu d’or pour votre visite, jour après jour.'],
    points: [
      ['Your streak and what the next days bring', 'Votre série et ce qu’apportent les jours suivants'],
      ['One tap a day, no conditions', 'Un geste par jour, sans condition'],
    ],
  },
  payUrl: {
    icon: 'link',
    title: ['Payment', 'Paiement'],
    text: ['One payment, followed to its end.', 'Un paiement, suivi jusqu’au bout.'],
    points: [
      ['Link, QR and address', 'Lien, QR et adresse'],
      ['Time left and state, kept up to date', 'Temps restant et état, tenus à jour'],
    ],
  },
  chat: {
    icon: 'chat',
    title: ['Chat', 'Discussion'],
    text: ['Your conversation with a character.', 'Votre conversation avec un personnage.'],
    points: [['Answers appear as they are written', 'Les réponses apparaissent au fil de l’écriture']],
  },
  fairness: {
    icon: 'shield',
    title: ['Fairness', 'Équité'],
    text: [
      'Every outcome is fixed by a hash before the bet. Here you check it.',
      'Chaque résultat est fixé par une empreinte avant la mise. Ici, vous vérifiez.',
    ],
    points: [
      ['Your seeds and how to change them', 'Vos graines et comment en changer'],
      ['The chain of every shared round', 'La chaîne de chaque manche commune'],
      ['A verifier that runs on your own machine', 'Un vérificateur qui tourne sur votre machine'],
    ],
  },
  vip: {
    icon: 'star',
    title: ['VIP', 'VIP'],
    text: [
      'More time with the characters. It never changes the odds of a game.',
      'Plus de temps avec les personnages. Jamais d’effet sur les chances d’un jeu.',
    ],
    points: [['What it holds and what it costs', 'Ce qu’il contient et ce qu’il coûte']],
  },
  solvency: {
    icon: 'chart',
    title: ['Solvency', 'Solvabilité'],
    text: [
      'What the house owes its players and what it holds, side by side.',
      'Ce que la maison doit à ses joueurs et ce qu’elle détient, côte à côte.',
    ],
    points: [['Your own balance, provably counted in', 'Votre propre solde, compris dans le compte, preuve à l’appui']],
  },
  refill: {
    icon: 'plus',
    title: ['Recharge', 'Recharger'],
    text: ['100000 gold coins equal 100 dollars.', '100000 pièces d’or valent 100 dollars.'],
    points: [
      ['Fiat: choose coins or enter an amount', 'Monnaie : choisir des pièces ou saisir un montant'],
      ['Crypto: currency, network and deposit address', 'Crypto : devise, réseau et adresse de dépôt'],
    ],
  },
  chargingHistory: {
    icon: 'clock',
    title: ['Charging history', 'Historique des recharges'],
    text: ['Every recharge with its state.', 'Chaque recharge avec son état.'],
    points: [['Amount, method, time and outcome', 'Montant, moyen, heure et issue']],
  },
  withdrawal: {
    icon: 'arrowUp',
    title: ['Withdrawal', 'Retrait'],
    text: ['100000 gold coins equal 100 dollars.', '100000 pièces d’or valent 100 dollars.'],
    points: [
      [
        'Minimum, fee and what you will receive, before you confirm',
        'Minimum, frais et montant reçu, avant de confirmer',
      ],
      ['Fiat to a bank, crypto to an address', 'Monnaie vers une banque, crypto vers une adresse'],
    ],
  },
  withdrawalHistory: {
    icon: 'clock',
    title: ['Withdrawal history', 'Historique des retraits'],
    text: ['Every withdrawal with its state and the reason for it.', 'Chaque retrait avec son état et sa raison.'],
    points: [['A line of time for each of them', 'Une chronologie pour chacun']],
  },
  ledger: {
    icon: 'book',
    title: ['Ledger', 'Grand livre'],
    text: ['Every movement of your gold, coin by coin.', 'Chaque mouvement de votre or, pièce par pièce.'],
    points: [
      [
        'Bets, payouts, recharges and withdrawals in one list',
        'Paris, gains, recharges et retraits en une seule liste',
      ],
    ],
  },
  email: {
    icon: 'mail',
    title: ['Email', 'E-mail'],
    text: ['An address for codes and receipts.', 'Une adresse pour les codes et les reçus.'],
    points: [
      ['Enter email, send code, enter code, save', 'Saisir l’e-mail, envoyer le code, saisir le code, enregistrer'],
    ],
  },
  privacy: {
    icon: 'lock',
    title: ['Privacy', 'Confidentialité'],
    text: [
      'What is kept about you, why, and how to take it with you.',
      'Ce qui est conservé sur vous, pourquoi, et comment l’emporter.',
    ],
    points: [
      ['Download everything', 'Tout télécharger'],
      ['Close your account', 'Fermer votre compte'],
    ],
  },
  messages: {
    icon: 'bell',
    title: ['Messages', 'Messages'],
    text: [
      'What the house has to tell you, and answers to what you asked.',
      'Ce que la maison a à vous dire, et les réponses à vos questions.',
    ],
    points: [['Unread first, kept until you delete them', 'Non lus d’abord, gardés jusqu’à leur suppression']],
  },
  security: {
    icon: 'shield',
    title: ['Security', 'Sécurité'],
    text: ['Where you are logged in, and how.', 'Où vous êtes connecté, et comment.'],
    points: [
      ['Sessions, each to end by itself', 'Vos sessions, à fermer une par une'],
      ['Password, second factor and passkeys', 'Mot de passe, second facteur et clés d’accès'],
    ],
  },
  limits: {
    icon: 'clock',
    title: ['Limits', 'Limites'],
    text: [
      'Tighter at once, looser only after 24 hours.',
      'Plus strictes aussitôt, plus larges seulement après 24 heures.',
    ],
    points: [
      ['Deposit, loss, stake and time', 'Dépôt, perte, mise et temps'],
      ['Time-out and self-exclusion', 'Pause et auto-exclusion'],
    ],
  },
  chooseLocation: {
    icon: 'globe',
    title: ['Choose location', 'Choisir un lieu'],
    text: [
      'Nothing in Glasshouse asks where you are, so there is nothing to choose.',
      'Rien dans Glasshouse ne demande où vous êtes : il n’y a rien à choisir.',
    ],
    points: [],
  },
  openLocation: {
    icon: 'globe',
    title: ['Open location', 'Voir un lieu'],
    text: [
      'Nothing in Glasshouse shares a place, so there is nothing to open.',
      'Rien dans Glasshouse ne partage de lieu : il n’y a rien à ouvrir.',
    ],
    points: [],
  },
} as const satisfies Record<string, SoonWords>

export type SoonName = keyof typeof soonWords
