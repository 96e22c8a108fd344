// A character's sheet as the fields of a form, and back. Lists have one line for each entry.

import type { CharacterPortrait, CharacterSheet } from '@glasshouse/rulebook/wire/chat/characters'
import type { Translate } from '@glasshouse/ui/text/i18n.ts'
import { linesOf, type FieldSpec, type Fields, type Form } from '../../ui/text/form.ts'
import type { messages } from './messages.ts'

/** A portrait that is to be saved: undefined leaves it as it is, null lets the app draw one. */
export type Picture = CharacterPortrait | null | undefined
type Words = CharacterSheet['words']['en']
type VoiceKey = keyof Words['voice']

const voiceKeys: readonly VoiceKey[] = [
  'hello',
  'howAreYou',
  'whoAreYou',
  'hobby',
  'favourite',
  'story',
  'joke',
  'fact',
  'comfort',
  'bye',
]

export function sheetFields(t: Translate<keyof (typeof messages)['en']>): readonly FieldSpec[] {
  const shared = { isShared: true } as const
  const lines = { rows: 3, hint: t('onePerLine') } as const
  return [
    { name: 'name', label: t('name'), max: 30, ...shared },
    { name: 'age', label: t('age'), max: 3, hint: t('ageHint'), ...shared },
    { name: 'isFemale', label: t('sex'), max: 5, options: { true: t('female'), false: t('male') }, ...shared },
    {
      name: 'isVipOnly',
      label: t('audience'),
      max: 5,
      options: { false: t('everyone'), true: t('vipPlayers') },
      ...shared,
    },
    { name: 'temper', label: t('temper'), max: 60, hint: t('temperHint') },
    { name: 'about', label: t('about'), max: 400, rows: 3 },
    { name: 'greeting', label: t('greeting'), max: 300, rows: 3, hint: t('greetingHint') },
    { name: 'moods', label: t('moods'), max: 1000, ...lines },
    { name: 'topics', label: t('topics'), max: 500, ...lines },
    { name: 'suggestions', label: t('suggestions'), max: 700, ...lines },
    ...voiceKeys.map((key) => ({ name: key, label: t(`voice ${key}`), max: 5000, ...lines })),
  ]
}

function fieldsOf({ name, age, isFemale, isVipOnly }: CharacterSheet, words: Words): Fields {
  return {
    name,
    age: String(age),
    isFemale: String(isFemale),
    isVipOnly: String(isVipOnly),
    temper: words.temper,
    about: words.about,
    greeting: words.greeting,
    moods: words.moods.join('\n'),
    topics: words.topics.join('\n'),
    suggestions: words.suggestions.join('\n'),
    ...Object.fromEntries(voiceKeys.map((key) => [key, words.voice[key].join('\n')])),
  }
}

export const formOf = (sheet: CharacterSheet): Form => ({
  en: fieldsOf(sheet, sheet.words.en),
  fr: fieldsOf(sheet, sheet.words.fr),
})

const wordsOf = (fields: Fields): Words => {
  const text = (name: string): string => fields[name] ?? ''
  return {
    temper: text('temper'),
    about: text('about'),
    greeting: text('greeting'),
    moods: linesOf(text('moods')),
    topics: linesOf(text('topics')),
    suggestions: linesOf(text('suggestions')),
    voice: Object.fromEntries(voiceKeys.map((key) => [key, linesOf(text(key))])) as Words['voice'],
  }
}

export const sheetOf = ({ en, fr }: Form): CharacterSheet => ({
  name: en['name'] ?? '',
  age: Number(en['age']),
  isFemale: en['isFemale'] === 'true',
  isVipOnly: en['isVipOnly'] === 'true',
  words: { en: wordsOf(en), fr: wordsOf(fr) },
})
