import { defineMessages, type Translate } from '@glasshouse/ui/text/i18n.ts'

/** The names of choices. One that is missing here is shown as the rules write it. */
export const choiceMessages = defineMessages({
  direction: ['Higher or lower', 'Plus haut ou plus bas'],
  number: ['Number to compare', 'Nombre à comparer'],
  risk: ['Wheel', 'Roue'],
  mines: ['Mines', 'Mines'],
  colour: ['Colour', 'Couleur'],
  selections: ['Selections', 'Sélections'],
  type: ['Bet type', 'Type de mise'],
  pick: ['Digits', 'Chiffres'],
  lower: ['Lower', 'Plus bas'],
  higher: ['Higher', 'Plus haut'],
  low: ['Calm', 'Calme'],
  medium: ['Lively', 'Vive'],
  high: ['Wild', 'Folle'],
  red: ['Red', 'Rouge'],
  blue: ['Blue', 'Bleu'],
  purple: ['Purple', 'Violet'],
  green: ['Green', 'Vert'],
  gold: ['Gold', 'Or'],
  violet: ['Violet', 'Violet'],
  cherry: ['Cherry', 'Cerise'],
  lemon: ['Lemon', 'Citron'],
  orange: ['Orange', 'Orange'],
  grape: ['Grape', 'Raisin'],
  melon: ['Melon', 'Melon'],
  star: ['Star', 'Étoile'],
  ticket: ['Ticket', 'Ticket'],
  straight: ['Straight', 'Ordre'],
  box: ['Box', 'Désordre'],
  front: ['Front', 'Début'],
  back: ['Back', 'Fin'],
  triple: ['Triple', 'Triple'],
  small: ['Small', 'Petit'],
  big: ['Big', 'Grand'],
  odd: ['Odd', 'Impair'],
  even: ['Even', 'Pair'],
})

type Name = keyof (typeof choiceMessages)['en']
const isName = (name: string): name is Name => Object.hasOwn(choiceMessages.en, name)

export const choiceText = (t: Translate<Name>, name: string): string => (isName(name) ? t(name) : name)
