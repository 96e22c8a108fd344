import { useEffect, useState } from 'react'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './messages.ts'

/** Usually the beacon is there within a second; after this time it is late. */
const LATE_MS = 5_000

interface Waits {
  readonly phase: string
  readonly beaconRound: number | null
  readonly beacon: string | null
}

/** Whether a locked round waits for the public beacon. */
export const isAwaitingBeacon = (round: Waits | null | undefined): boolean =>
  round?.phase === 'locked' && round.beaconRound !== null && round.beacon === null

/** On the stage: what a locked round waits for, and what it means for bets when that takes long. */
export function BeaconWait() {
  const t = useMessages(messages)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      {t('beaconWait')}
      {isLate && (
        <small role="status" style={{ display: 'block' }}>
          {t('beaconLate')}
        </small>
      )}
    </>
  )
}
