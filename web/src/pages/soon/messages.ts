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
} as const satisfies Record<string, SoonWords>

export type SoonName = keyof typeof soonWords
