// What a player does in a game of several steps, and why it was not done. One step at a time: a press that comes while
// one is asked for is not taken.

import { useState } from 'react'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useProblemText } from '../table/problem-text.ts'
import { Unanswered } from '../table/request.ts'
import { isOpen, type StepSession, type StepSource } from './step-game.ts'
import { messages } from './messages.ts'

export interface StepPlay<Choice> {
  /** Why the last step was not taken. */
  readonly refusal: string | null
  readonly begin: (gold: number, choice: Choice) => void
  readonly reveal: (cell: number) => void
  readonly jump: () => void
  readonly hush: () => void
  /** The text of an error, for auto-bet. */
  readonly problemText: (error: unknown) => string
}

export function useStepPlay<Choice, Board>(source: StepSource<Choice, Board>): StepPlay<Choice> {
  const t = useMessages(messages)
  const betProblemText = useProblemText()
  const [refusal, setRefusal] = useState<string | null>(null)
  const problemText = (error: unknown): string =>
    error instanceof Unanswered ? t('unanswered') : betProblemText(error)

  const take = async (step: () => Promise<StepSession<Choice, Board>>, inGame = true): Promise<void> => {
    const { asking, session } = source.state()
    // What is on the screen may be a moment older than what is known.
    if (asking || isOpen(session) !== inGame) return
    setRefusal(null)
    try {
      await step()
    } catch (error) {
      setRefusal(problemText(error))
    }
  }
  return {
    refusal,
    begin: (gold, choice) => void take(() => source.begin(gold, choice), false),
    reveal: (cell) => void take(() => source.reveal(cell)),
    jump: () => void take(() => source.jump()),
    hush: () => setRefusal(null),
    problemText,
  }
}
