// A character's sheet as the fields of a form, and back. Lists have one line for each entry.

import type { CharacterPortrait, CharacterSheet } from '@glasshouse/rulebook/wire/chat/characters'
import { linesOf, type FieldSpec, type Fields, type Form } from '../../ui/text/form.ts'

/** A portrait that is to be saved: undefined leaves it as it is, null lets the app draw one. */
export type Picture = CharacterPortrait | null | undefined
type Words = CharacterSheet['words']['en']
type VoiceKey = keyof Words['voice']

const EACH = 'One on each line.'
const voiceLabels: Readonly<Record<VoiceKey, string>> = {
  hello: 'Says hello',
  howAreYou: 'Asked how it is',
  whoAreYou: 'Asked who it is',
  hobby: 'About its hobby',
  favourite: 'About what it likes',
  story: 'Tells a story',
  joke: 'Tells a joke',
  fact: 'Tells a fact',
  comfort: 'Comforts',
  bye: 'Says goodbye',
}
const voiceKeys = Object.keys(voiceLabels) as VoiceKey[]

export const sheetFields: readonly FieldSpec[] = [
  { name: 'name', label: 'Name', max: 30, isShared: true },
  { name: 'age', label: 'Age', max: 3, isShared: true, hint: '18 or older.' },
  { name: 'isFemale', label: 'Sex', max: 5, isShared: true, options: { true: 'female', false: 'male' } },
  {
    name: 'isVipOnly',
    label: 'Talks with',
    max: 5,
    isShared: true,
    options: { false: 'everyone', true: 'VIP players' },
  },
  { name: 'temper', label: 'Temper', max: 60, hint: 'A few words, such as “calm and curious”.' },
  { name: 'about', label: 'About', max: 400, rows: 3 },
  { name: 'greeting', label: 'First message', max: 300, rows: 3, hint: 'The house adds that this is an AI.' },
  { name: 'moods', label: 'Moods', max: 1000, rows: 3, hint: EACH },
  { name: 'topics', label: 'Topics', max: 500, rows: 3, hint: EACH },
  { name: 'suggestions', label: 'What one might say', max: 700, rows: 3, hint: EACH },
  ...voiceKeys.map((key) => ({ name: key, label: voiceLabels[key], max: 5000, rows: 3, hint: EACH })),
]

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
