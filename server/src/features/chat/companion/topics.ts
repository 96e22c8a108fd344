// Topics: the words that name one, and what the character says about it. Parsed from `texts/*/topics.txt`:
//
//   music: music, song, band
//   mine > An answer to a question about the character: "do you like music?"
//   why > An answer to "why?" after one of those.
//   told > A reaction to what the player says about it.
//   ask > A question that keeps to it.
//   advice > An answer to "what should I listen to?"

import { plain } from '../safety/normalise.ts'
import type { Act } from './companion.ts'

export const topicActs = ['mine', 'why', 'told', 'ask', 'advice'] as const
export type TopicAct = (typeof topicActs)[number] & Act

export interface Topic {
  readonly id: string
  readonly words: readonly string[]
  readonly lines: Readonly<Record<TopicAct, readonly string[]>>
}

/** A line that is neither a topic nor one of its lines. */
class TopicError extends Error {}

const NO_LINES = { mine: [], why: [], told: [], ask: [], advice: [] }

export function readTopics(name: string, text: string): Topic[] {
  const topics: Topic[] = []
  text.split('\n').forEach((written, i) => {
    const line = written.trim()
    if (!line) return
    const last = topics.at(-1)
    const said = /^(\w+) > (.+)$/.exec(line)
    const act = topicActs.find((one) => one === said?.[1])
    if (said?.[2] && act && last) {
      topics[topics.length - 1] = { ...last, lines: { ...last.lines, [act]: [...last.lines[act], said[2]] } }
      return
    }
    const head = /^(\w+): (.+)$/.exec(line)
    if (!head?.[1] || !head[2])
      throw new TopicError(`${name}:${i + 1} is neither a topic nor one of its lines: ${line}`)
    topics.push({ id: head[1], words: head[2].split(',').map(bare).filter(isFirst), lines: NO_LINES })
  })
  return topics
}

const isFirst = (word: string, at: number, all: readonly string[]): boolean => all.indexOf(word) === at

/** When something was: it names no topic of the night or the morning. */
const TIMES =
  /\b(?:last|every|all|that|at|late at|this|in the) (?:night|nights|morning|mornings)\b|\b(?:deja|ai|as|a|avons|avez|ont|jamais|aurait) ete\b|\b(?:hier|demain|ce|tous les|toute la|cette) (?:nuit|matin|matins)\b/g

const bare = (word: string): string => plain(word).replace(/['-]/g, ' ')

/** Words of every day name these, so another topic in the same message is the better one. */
const WIDE = new Set(['day', 'feelings', 'home', 'names', 'sleep', 'dreams'])

export const isWide = ({ id }: Topic): boolean => WIDE.has(id)

/** "Brothers" where the topic has "brother". */
const isMany = (word: string, { words }: Topic, padded: string): boolean =>
  word.length > 3 && !word.endsWith('s') && !words.includes(`${word}s`) && padded.includes(` ${word}s `)

/** The topic that a message names; of two, the one before goes on, and then the one that is named first. */
export function topicOf(text: string, topics: readonly Topic[], before: string | null): Topic | null {
  const padded = ` ${text.replaceAll(',', ' ').replace(TIMES, ' ').replace(/\s+/g, ' ')} `
  const scored = topics
    .map((topic) => {
      const found = topic.words.filter((word) => padded.includes(` ${word} `) || isMany(word, topic, padded)).length
      const first = Math.min(...topic.words.map((word) => padded.indexOf(` ${word} `)).filter((at) => at >= 0))
      return { topic, first, score: found * (isWide(topic) ? 0.6 : 1) + (found > 0 && topic.id === before ? 0.5 : 0) }
    })
    .filter(({ score }) => score > 0)
  return scored.toSorted((a, b) => b.score - a.score || a.first - b.first)[0]?.topic ?? null
}
