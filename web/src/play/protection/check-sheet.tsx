import { useState } from 'react'
import type { ProtectionState } from '@glasshouse/rulebook/wire/account/protection'
import { CallError } from '../../client/call.ts'
import { isTestMode } from '../../client/mode.ts'
import { HOME, Link, navigate } from '../../client/navigate.tsx'
import { Button, buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { signed } from '../signed.ts'
import { LIMITS_PAGE } from './figures-sheet.tsx'
import { messages } from './messages.ts'
import { callProtection, setProtection } from './use-protection.ts'
import { durationOf } from './texts.ts'

interface CheckSheetProps {
  check: ProtectionState['check']
  open: boolean
  onClose: () => void
}

/** How long, how much, and what came of it: play goes on only when the player says so. To stop is the easier way. */
export function CheckSheet({ check, open, onClose }: CheckSheetProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const keepPlaying = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      setProtection(await callProtection('POST /api/user/reality_check', {}, { quiet: true }))
      onClose()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailure(error.network ? t('offline') : error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Sheet open={open} onClose={onClose} title={t('checkTitle')}>
      <Stack gap={16}>
        <Text size={5}>{t('checkText', { time: durationOf(check.playedMs) })}</Text>
        <Panel>
          <Facts isRuled gap={10}>
            {check.since !== null && <Fact name={t('since')}>{format.dateTime(check.since)}</Fact>}
            <Fact name={t('staked')}>{format.gold(check.staked)}</Fact>
            <Fact name={t('paid')}>{format.gold(check.paid)}</Fact>
            <Fact name={t('net')}>
              {signed(check.net, format.gold)}
              {!isTestMode() && ` · ${signed(check.net, format.dollars)}`}
            </Fact>
          </Facts>
        </Panel>
        {failure && (
          <Text tone="lose" role="alert">
            {failure}
          </Text>
        )}
        <Stack gap={10}>
          <Button wide onClick={() => navigate.switchTab(HOME)}>
            {t('stopPlaying')}
          </Button>
          <Button wide kind="quiet" busy={isBusy} onClick={() => void keepPlaying()}>
            {t('keepPlaying')}
          </Button>
          <Link to={LIMITS_PAGE} className={buttonClass({ kind: 'quiet', wide: true })}>
            {t('toLimits')}
          </Link>
        </Stack>
      </Stack>
    </Sheet>
  )
}
