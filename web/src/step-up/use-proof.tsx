import { useEffect, useState, type ReactNode } from 'react'
import type { Challenge } from '@glasshouse/rulebook/wire/account/step-up'
import type { Purpose, SecurityContract } from '@glasshouse/rulebook/wire/account/security'
import { CallError, caller, refusalText } from '../client/call.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { ErrorNote } from '@glasshouse/ui/states/error-note.tsx'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { messages } from './messages.ts'
import { StepUp } from '@glasshouse/ui/step-up/step-up.tsx'

const call = caller<SecurityContract>()
const CHALLENGE_GONE = 1042
const PROOF_WANTED: readonly number[] = [1040, 1043]

/** True where a call was refused because a proof was missing or no longer good. */
export const wantsProof = (error: unknown): boolean => error instanceof CallError && PROOF_WANTED.includes(error.errno)

export interface ProofRequest {
  readonly purpose: Purpose
  readonly title: string
  /** What the action leads to, shown before it is done. */
  readonly text: string
}

interface Wanted extends ProofRequest {
  readonly settle: (proof: string | null) => void
}

interface Proving {
  /** The proof, or null if the player closed the sheet. */
  ask(request: ProofRequest): Promise<string | null>
  /** To be rendered anywhere on the page. */
  readonly sheet: ReactNode
}

/** Asks for one proof at a time, in a sheet over whatever is open. */
export function useProof(): Proving {
  const [wanted, want] = useState<Wanted | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [round, setRound] = useState(0)
  const ask = (request: ProofRequest): Promise<string | null> =>
    new Promise((settle) => {
      want({ ...request, settle })
      setOpen(true)
    })
  const end = (proof: string | null): void => {
    wanted?.settle(proof)
    setOpen(false)
  }
  const sheet = (
    <Sheet open={isOpen} onClose={() => end(null)} title={wanted?.title ?? ''}>
      {wanted && isOpen && <ProofSteps key={round} wanted={wanted} onProof={end} onAgain={() => setRound(round + 1)} />}
    </Sheet>
  )
  return { ask, sheet }
}

interface StepsProps {
  wanted: Wanted
  onProof: (proof: string) => void
  /** Starts again with a new challenge. */
  onAgain: () => void
}

function ProofSteps({ wanted: { purpose, text }, onProof, onAgain }: StepsProps) {
  const t = useMessages(messages)
  const [asked, setAsked] = useState<Challenge | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    call('POST /api/user/step_up/begin', { purpose }, { quiet: true, signal: leaving.signal }).then(
      setAsked,
      (error: unknown) => {
        if (leaving.signal.aborted) return
        if (!(error instanceof CallError)) throw error
        setProblem(error.message)
      },
    )
    return () => leaving.abort()
  }, [purpose])
  return (
    <Stack gap={16}>
      <Text tone="muted">{text}</Text>
      {problem ? (
        <>
          <ErrorNote text={problem} />
          <Button wide onClick={onAgain}>
            {t('tryAgain')}
          </Button>
        </>
      ) : asked ? (
        <StepUp
          key={asked.challenge}
          methods={asked.ways}
          requestPasskey={() => asked.passkey}
          errorText={refusalText}
          send={async (answer) => {
            try {
              const { proof } = await call(
                'POST /api/user/step_up',
                { challenge: asked.challenge, ...answer },
                { quiet: true },
              )
              onProof(proof)
            } catch (error) {
              // The challenge expired: show the server's text and offer to start again.
              if (!(error instanceof CallError) || error.errno !== CHALLENGE_GONE) throw error
              setProblem(error.message)
            }
          }}
        />
      ) : (
        <Text tone="muted" role="status">
          {t('asking')}
        </Text>
      )}
    </Stack>
  )
}
