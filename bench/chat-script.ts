// The messages and answers of the chat benchmark. Every answer follows from its question, so that a lost, duplicated, mixed
// up or changed one is detected.

const SENTENCES = 8

export const questionOf = (chat: number, number: number): string => `Question ${number} of chat ${chat}, please.`

/** As the engine streams it. A piece is a sentence, because nothing is shown before its sentence is complete. */
export function piecesOf(question: string): string[] {
  const match = /Question (\d+) of chat (\d+)/.exec(question)
  if (!match) throw new Error(`unexpected question: ${question}`)
  return Array.from(
    { length: SENTENCES },
    (_, i) => `Très bien 🌿, sentence ${i} for question ${match[1]} in talk ${match[2]}. `,
  )
}

export const answerOf = (question: string): string => piecesOf(question).join('').trim()
