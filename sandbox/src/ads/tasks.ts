// The tasks of the sandbox network: short spots about the casino itself, since there is nobody to advertise for.

import { typeset } from '@glasshouse/rulebook/text/text'
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

const title = (en: string, fr: string): Task['title'] => ({ en, fr: typeset('fr', fr) })

export const TASKS: readonly Task[] = [
  {
    taskId: 'fixed-before',
    gold: 30,
    seconds: 6,
    title: title('Watch: provably fair', 'À voir : l’équité'),
    lines: {
      en: [
        'A hash locks in our part of every result.',
        'You see the hash before you bet.',
        'Afterwards, anyone can verify the result.',
      ],
      fr: [
        'Une empreinte fixe notre contribution à chaque résultat.',
        'Vous voyez l’empreinte avant de miser.',
        'Ensuite, chacun peut vérifier le résultat.',
      ],
    },
  },
  {
    taskId: 'own-limit',
    gold: 20,
    seconds: 6,
    title: title('Watch: set your own limits', 'À voir : fixez vos limites'),
    lines: {
      en: [
        'Decide what you can afford to lose.',
        'Lower limits apply immediately.',
        'Raising a limit takes 24 hours and a second confirmation.',
      ],
      fr: [
        'Décidez combien vous pouvez vous permettre de perdre.',
        'Une limite plus basse s’applique immédiatement.',
        'Relever une limite prend 24 heures et demande une seconde confirmation.',
      ],
    },
  },
  {
    taskId: 'house-edge',
    gold: 20,
    seconds: 6,
    title: title('Watch: the house edge', 'À voir : l’avantage de la maison'),
    lines: {
      en: ['Every game shows its RTP.', 'The rest is the house edge.', 'No streak changes your chances.'],
      fr: [
        'Chaque jeu affiche son taux de retour.',
        'Le reste est l’avantage de la maison.',
        'Aucune série ne change vos chances.',
      ],
    },
  },
]
