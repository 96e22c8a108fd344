// What the players of the chat's benchmark say and what its engine answers: every answer is told by its question alone, so
// that one which is lost, doubled, mixed up or changed on the way is found.

const SENTENCES = 8

export const questionOf = (chat: number, number: number): string => `Question ${number} of chat ${chat}, please.`

/** As the engine sends it, piece by piece. A piece is a sentence: nothing is shown before its sentence is whole. */
export function piecesOf(question: string): string[] {
  const asked = /Question (\d+) of chat (\d+)/.exec(question)
  if (!asked) throw new Error(`nobody asks: ${question}`)
  return Array.from(
    { length: SENTENCES },
    (_, i) => `Très bien 🌿, sentence ${i} for question ${asked[1]} in talk ${asked[2]}. `,
  )
}

export const answerOf = (question: string): string => piecesOf(question).join('').trim()
