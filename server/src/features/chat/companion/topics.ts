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
    topics.push({ id: head[1], words: head[2].split(',').map(bare), lines: NO_LINES })
  })
  return topics
}

const bare = (word: string): string => plain(word).replace(/['-]/g, ' ')

/** Words of every day name these, so another topic in the same message is the better one. */
const WIDE = new Set(['day', 'feelings', 'home', 'names', 'sleep', 'dreams'])

/** The topic that a message names; of two, the one before goes on. */
export function topicOf(text: string, topics: readonly Topic[], before: string | null): Topic | null {
  const padded = ` ${text.replaceAll(',', ' ').replace(/\s+/g, ' ')} `
  const scored = topics
    .map((topic) => {
      const found = topic.words.filter((word) => padded.includes(` ${word} `)).length
      return { topic, score: found * (WIDE.has(topic.id) ? 0.6 : 1) + (found > 0 && topic.id === before ? 0.5 : 0) }
    })
    .filter(({ score }) => score > 0)
  return scored.toSorted((a, b) => b.score - a.score)[0]?.topic ?? null
}
