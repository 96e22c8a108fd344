// Parses the scripts in `texts`: an intent is a line with its name, topic and phrases, followed by the lines that
// answer it.
//
//   thanks #feelings: thank you; thanks
//   > You’re welcome.
//
// An answer that starts with @ is the character's own line: `> @joke`.

import type { Language } from '@glasshouse/rulebook/wire/fields'
import { find, phraseOf, type Found, type Phrase } from './match.ts'

export interface Intent {
  readonly id: string
  readonly topic: string | null
  readonly phrases: readonly Phrase[]
  readonly lines: readonly string[]
}

export interface Script {
  readonly intents: readonly Intent[]
  readonly vocabulary: ReadonlySet<string>
}

export interface ScriptFile {
  readonly name: string
  readonly text: string
}

/** Frequent words that are close to a word of a phrase: "contre" is no typing error for "conte". */
const FREQUENT =
  'about above after broken again along always around because before behind being below between bought bring brought build could early earth every everything first found getting given going great group heard house large later learn least leave little lived longer making maybe might money month months more most mother moved never night nothing often only other others paper people place plant point quite right seems shall short should since small someone something sound south speak spend stand start state still store such taken thank their there these thing things think those though thought three through times today together told took toward train truth trying under until using water weeks where which while white whole whose without woman women words working world would write wrong years young able across add ago already although among another around aucun aussi autant autre autres avant avoir beaucoup bientot bonne cause celle celui cette chaque chez chose choses comme compte connais contre cote coup cours dans depuis derniere dessus deux devant devoir donner doute encore enfin ensemble entre envie espere etaient faire faisait faites falloir fallu faudrait femme femmes fois force forme gens grand grande gros groupe heure heures homme hommes ici idee jamais jeune jours juste laisse laisser leurs lieu long longue longtemps loin lorsque madame main mains mais maison mal malgre manque meme mettre mieux mille moins mois moment monde monter montre mots moyen notre nous nouveau nouvelle oublie ouvert parce parfois parle parler part partie partout passe passer pendant penser perdu personne petit petite peu peut place plein plus plusieurs point porte pouvoir pour pourtant prendre presque prend propre puis quand quatre quel quelle quelque question quitte raison rendre reste rester rien sans savoir semble sera serait seul seule seulement simple soit sorte souvent suite suivre sujet surtout tard tant tellement temps tenir terre tete toujours tour tous tout toute toutes travers trois trop trouve trouver venir vers vient vieux voici voila voir voit vont voulu vrai vraiment'.split(
    ' ',
  )

/** A line that is neither an intent nor an answer. */
export class ScriptError extends Error {}

/** `topicWords` are no typing errors either: "plants" isn’t "plans". */
export function readScript(files: readonly ScriptFile[], language: Language, topicWords: readonly string[]): Script {
  const intents: Intent[] = []
  for (const { name, line, number } of files.flatMap(linesOf)) {
    const last = intents.at(-1)
    if (line.startsWith('>')) {
      if (!last) throw new ScriptError(`${name}:${number} is an answer without an intent: ${line}`)
      intents[intents.length - 1] = { ...last, lines: [...last.lines, line.slice(1).trim()] }
      continue
    }
    const head = /^([\w-]+)(?: #(\w+))?:(.*)$/.exec(line)
    if (!head) throw new ScriptError(`${name}:${number} is neither an intent nor an answer: ${line}`)
    intents.push({
      id: head[1] ?? '',
      topic: head[2] ?? null,
      phrases: (head[3] ?? '')
        .split(';')
        .filter((phrase) => phrase.trim())
        .map((phrase) => phraseOf(phrase, language)),
      lines: [],
    })
  }
  const known = intents.flatMap(({ phrases }) =>
    phrases.flatMap(({ parts }) => parts.flatMap((part) => (part.is === 'word' ? part.any : []))),
  )
  return { intents, vocabulary: new Set([...known, ...topicWords, ...FREQUENT]) }
}

/** The lines of a file that say something, with their numbers. */
const linesOf = ({ name, text }: ScriptFile) =>
  text
    .split('\n')
    .map((line, i) => ({ name, line: line.trim(), number: i + 1 }))
    .filter(({ line }) => line)

export interface Hit extends Found {
  readonly intent: Intent
}

/** The longest phrase wins; of two equal ones, the first. */
export function bestHit({ intents, vocabulary }: Script, message: readonly string[]): Hit | null {
  let best: Hit | null = null
  for (const intent of intents) {
    for (const phrase of intent.phrases) {
      const found = find(phrase, message, vocabulary)
      if (found && found.score > (best?.score ?? 0)) best = { ...found, intent }
    }
  }
  return best
}
