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
  chat: {
    icon: 'chat',
    title: ['Chat', 'Discussion'],
    text: ['Your conversation with a character.', 'Votre conversation avec un personnage.'],
    points: [['Answers appear as they are written', 'Les réponses apparaissent au fil de l’écriture']],
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
