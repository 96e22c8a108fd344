import type { ComponentProps } from 'react'
import { defineMessages, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { ProofCard } from '../fairness/proof-card.tsx'

const messages = defineMessages({
  en: {
    checking: 'Recomputed on your own device, from the hash alone:',
    fails: 'This does not verify. Please contact us with the number of the round.',
    step1: 'The hash is the one promised before',
    isPromised: 'equals the commitment that was published before bets were taken',
    notPromised: 'but the commitment was',
  },
  fr: {
    checking: 'Recalculé sur votre appareil, à partir de l’empreinte seule :',
    fails: 'Cela ne se vérifie pas. Contactez-nous avec le numéro de la manche.',
    step1: 'L’empreinte est celle qui était promise',
    isPromised: 'égale l’engagement publié avant les mises',
    notPromised: 'mais l’engagement était',
  },
})

/** The proof of a shared round, whose hash was promised before bets were taken. */
export function RoundProofCard({
  hash,
  ...proof
}: { hash: string } & Omit<ComponentProps<typeof ProofCard>, 't' | 'secret'>) {
  const t = useMessages(messages)
  return <ProofCard {...proof} t={t} secret={hash} />
}
