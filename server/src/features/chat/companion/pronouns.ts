// English words for the person that is spoken of: "she" for a wife, "they" where nobody told.

import type { About } from './companion.ts'

const SHE = new Set('mother sister daughter wife girlfriend grandmother granddaughter aunt niece'.split(' '))
const HE = new Set('father brother son husband boyfriend grandfather grandson uncle nephew'.split(' '))

type Pronouns = Readonly<Record<string, string>>
const SHE_WORDS: Pronouns = { they: 'she', them: 'her', their: 'her', are: 'is' }
const HE_WORDS: Pronouns = { they: 'he', them: 'him', their: 'his', are: 'is' }
const THEY_WORDS: Pronouns = { they: 'they', them: 'them', their: 'their', are: 'are' }

/** What a line may say in braces: {they}, {them}, {their}, {are}. */
export const pronounWords = Object.keys(THEY_WORDS)

/** "My boys"; "boss" and "sis" are no plurals. */
const isMany = ({ label, value = '' }: { readonly label: string; readonly value?: string }): boolean =>
  / and /.test(value) || /[^s]s$/.test(label.replace(/sis$/, ''))

/** Two people told together, "Tom and Ana", are "they" as well. */
export function pronounsFor(about: (About & { readonly value?: string }) | null): Pronouns {
  if (about?.kind !== 'person' || isMany(about)) return THEY_WORDS
  return SHE.has(about.subject) ? SHE_WORDS : HE.has(about.subject) ? HE_WORDS : THEY_WORDS
}
