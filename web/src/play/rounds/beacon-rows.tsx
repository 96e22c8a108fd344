import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { CopyRow } from '../fairness/copy-row.tsx'
import { messages } from './proof-messages.ts'
import type { BeaconClaim } from './round-path.ts'

/** The beacon of a round, as far as it is known; nothing without beacon mode. */
export function BeaconRows({ claim }: { claim: BeaconClaim }) {
  const t = useMessages(messages)
  const { beaconRound = null, beacon, beaconSignature } = claim
  if (beaconRound === null) return null
  return (
    <>
      <CopyRow name={t('beaconRound')} value={String(beaconRound)} />
      {beacon && <CopyRow name={t('beacon')} value={beacon} />}
      {beaconSignature && <CopyRow name={t('beaconSignature')} value={beaconSignature} />}
    </>
  )
}
