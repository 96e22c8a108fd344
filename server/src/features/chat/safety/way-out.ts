// The way out of care: what a player may choose, or says in their own words, and what is answered.

import type { Language } from '@glasshouse/rulebook/wire/fields'
import { fold } from './fold.ts'
import { plain } from './normalise.ts'
import type { CareLevel } from './scale.ts'

/** What a player may choose while their level is raised: the way out, or help. They are suggested under the answers. */
export type CareChoice = 'end' | 'help'
const choices: Readonly<Record<Language, Readonly<Record<CareChoice, string>>>> = {
  en: { end: 'I’m all right, let’s talk', help: 'Show me who can help' },
  fr: { end: 'Je vais bien, on peut discuter', help: 'Montrez-moi qui peut m’aider' },
}
const key = (text: string): string => fold(text).join(' ')
const known = new Map(
  Object.values(choices).flatMap(({ end, help }) => [[key(end), 'end'] as const, [key(help), 'help'] as const]),
)

export const careSuggestions = (language: Language): string[] => [choices[language].end, choices[language].help]

/** After a hint, the player's own words for being all right are enough; after plain words only the choice itself is. */
export function careChoice(text: string, level: CareLevel, said: CareLevel): CareChoice | null {
  const chosen = known.get(key(text)) ?? null
  return chosen ?? (level === 'raised' && said === 'low' && saysFine(text) ? 'end' : null)
}

const FINE =
  /\b(i'?m|i am|i feel|im doing|doing) (all right|alright|fine|ok|okay|good|great|perfectly fine)\b|\b(all|everything('?s| is)?) (is )?(good|fine|ok|okay|well|great|all right|alright)\b|\bi (was|am|'?m|only|just)( just| only)? (talking|joking|kidding|speaking|asking|meant?)\b|\b(not what i meant|just (kidding|joking)|no worries|nothing('?s| is) wrong)\b|\b(je (vais|me sens) (tres |super |vraiment |parfaitement |plutot )?bien|tout (va|roule)( tres| super)?( bien)?|(ca va|aucun probleme|pas de souci|rien de grave|tkt|t'?inquiete)( bien| tres bien| nickel)?$|je (te |vous )?(parlais|parle|demandais|demande)( juste| seulement)?|je (rigol|plaisant)(e|ais)|on peut discuter)\b/
const UNSURE = /\b(not|never|isn'?t|aren'?t|don'?t|wasn'?t|if|wish|pas bien|plus|jamais|si seulement|aimerais)\b/
const saysFine = (text: string): boolean =>
  FINE.test(plain(text)) && !UNSURE.test(plain(text).replace(/\bnot what i meant\b/, ''))

const endings: Readonly<Record<Language, string>> = {
  en: 'Thanks for telling me. We can talk about anything again. The Help button stays at the top.',
  fr: 'Merci de me l’avoir dit. On peut reprendre la discussion. Le bouton Aide reste en haut.',
}
/** After the player chose the way out. */
export const careEnding = (language: Language): string => endings[language]
