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
  return { intents, vocabulary: new Set([...known, ...topicWords]) }
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
