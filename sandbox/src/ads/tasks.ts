// The tasks of the sandbox network: short spots about the casino itself, since there is nobody to advertise for.

import type { Language } from '../pages/language.ts'

export interface Task {
  readonly taskId: string
  readonly gold: number
  /** How long it must be watched. */
  readonly seconds: number
  readonly title: Readonly<Record<Language, string>>
  /** Shown one after the other. */
  readonly lines: Readonly<Record<Language, readonly [string, string, string]>>
}

export const TASKS: readonly Task[] = [
  {
    taskId: 'fixed-before',
    gold: 30,
    seconds: 6,
    title: { en: 'Watch: fixed before you bet', fr: 'À voir : fixé avant la mise' },
    lines: {
      en: ['Every result is fixed by a hash.', 'You see the hash before you bet.', 'Afterwards anyone can check it.'],
      fr: [
        'Chaque résultat est fixé par une empreinte.',
        'Vous voyez l’empreinte avant de miser.',
        'Ensuite, chacun peut la vérifier.',
      ],
    },
  },
  {
    taskId: 'own-limit',
    gold: 20,
    seconds: 6,
    title: { en: 'Watch: a limit of your own', fr: 'À voir : votre propre limite' },
    lines: {
      en: ['Decide how much before you play.', 'A lower limit holds at once.', 'A higher one waits for a day.'],
      fr: ['Décidez combien avant de jouer.', 'Une limite plus basse vaut aussitôt.', 'Une plus haute attend un jour.'],
    },
  },
  {
    taskId: 'house-edge',
    gold: 20,
    seconds: 6,
    title: { en: 'Watch: what the house keeps', fr: 'À voir : ce que garde la maison' },
    lines: {
      en: ['The return stands on every game.', 'What is left of it is the house’s.', 'No streak changes the odds.'],
      fr: [
        'Le taux de retour est affiché sur chaque jeu.',
        'Le reste revient à la maison.',
        'Aucune série ne change les chances.',
      ],
    },
  },
]
