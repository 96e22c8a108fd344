import type { ComponentProps } from 'react'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { ProofCard } from '../fairness/proof-card.tsx'
import { messages } from './round-proof-messages.ts'

/** The proof of a shared round, whose hash was promised before bets were taken. */
export function RoundProofCard({
  hash,
  ...proof
}: { hash: string } & Omit<ComponentProps<typeof ProofCard>, 'words' | 'secret'>) {
  const t = useMessages(messages)
  const words = {
    checking: t('checking'),
    fails: t('fails'),
    step1: t('step1'),
    isPromised: t('isPromised'),
    notPromised: t('notPromised'),
  }
  return <ProofCard {...proof} words={words} secret={hash} />
}
