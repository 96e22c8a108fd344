import { useState, type ReactNode } from 'react'
import type { SolvencyContract } from '@glasshouse/rulebook/wire/wallet/solvency'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Note, Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Timeline, TimelineStep } from '@glasshouse/ui/layout/timeline.tsx'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { Verdict } from '@glasshouse/ui/states/verdict.tsx'
import { say, useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { caller, CallError } from '../../client/call.ts'
import { PlayerOnly } from '../../client/player-only.tsx'
import { useSession, type User } from '../../client/session.ts'
import { short } from '../../play/fairness/proof-card.tsx'
import { failure, saveFile } from '../../play/fairness/use-seeds.ts'
import { Notice } from '../../wallet/terms.tsx'
import { absent, check, holds, type Checked, type Found, type Latest, type Proof } from './check.ts'
import { messages } from './messages.ts'

/** The player's own entry in the proof, verified in this browser. */
export function Mine() {
  const t = useMessages(messages)
  const { user } = useSession()
  return (
    <Panel title={t('mine')} text={t('mineText')}>
      <PlayerOnly text={t('logInText')}>{user ? <Check user={user} /> : <Skeleton height={60} />}</PlayerOnly>
    </Panel>
  )
}

function Check({ user }: { user: User }) {
  const t = useMessages(messages)
  const { found, error, isBusy, run } = useCheck(user)
  return (
    <>
      {found && <Result found={found} />}
      {error && <Notice tone="warn">{error}</Notice>}
      <Button size="large" wide kind={found ? 'quiet' : 'primary'} busy={isBusy} onClick={() => void run()}>
        {isBusy ? t('checking') : found ? t('again') : t('check')}
      </Button>
    </>
  )
}

function Result({ found }: { found: Found }) {
  const t = useMessages(messages)
  if (found.kind === 'counted') return <Steps checked={found} />
  return (
    <Note role="status" tone={found.kind === 'missing' ? 'lose' : 'plain'}>
      {t(found.kind)}
    </Note>
  )
}

function Steps({ checked }: { checked: Checked }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { proof, latest, fault, ledger } = checked
  const { cash, held, staked, shares } = proof.parts
  const gold = Object.fromEntries(
    Object.entries({ cash, held, staked, shares, gold: cash + held + staked + shares, ledger: ledger ?? 0 }).map(
      ([name, amount]) => [name, format.gold(amount)],
    ),
  )
  const isMine = fault !== 'notYours'
  const isIn = isMine && fault !== 'root' && fault !== 'malformed'
  const good = holds(checked)
  const save = (): void =>
    saveFile(`glasshouse-solvency-${latest.id}.json`, JSON.stringify({ published: latest, ...proof }, null, 2))
  return (
    <>
      <Timeline>
        <Step isGood={isMine} title={t('stepMine')}>
          <p>{isMine ? t('stepMineText', { id: proof.playerId }) : t('stepMineBad')}</p>
        </Step>
        <Step isGood={ledger === null} title={t('stepGold')}>
          <p>{t('stepGoldText', gold)}</p>
          {ledger !== null && <p>{t('stepGoldBad', gold)}</p>}
        </Step>
        <Step isGood={isIn} title={t('stepRoot')}>
          <p>{isIn ? t('stepRootText', { n: proof.path.length, root: short(latest.root) }) : t('stepRootBad')}</p>
        </Step>
        <Step isGood={isIn && fault !== 'total'} title={t('stepTotal')}>
          <p>{fault === null ? t('stepTotalText', { total: format.gold(latest.total) }) : t('stepTotalBad')}</p>
        </Step>
      </Timeline>
      <Note tone={good ? 'win' : 'lose'}>
        <Verdict holds={good}>{t(good ? 'good' : 'bad')}</Verdict>
      </Note>
      <Button kind="quiet" size="small" onClick={save}>
        <Icon name="arrowDown" size={18} />
        {t('save')}
      </Button>
    </>
  )
}

function Step({ isGood, title, children }: { isGood: boolean; title: string; children: ReactNode }) {
  return (
    <TimelineStep
      title={title}
      tone={isGood ? 'good' : 'bad'}
      mark={<Icon name={isGood ? 'check' : 'close'} size={14} />}
    >
      {children}
    </TimelineStep>
  )
}

const call = caller<SolvencyContract>()
const askLedger = caller<WalletContract>()
const quiet = { quiet: true }
/** The refusal's number; its table stays on the server. */
const NOT_COUNTED = 1440
/** A new count may be published between two questions. */
const TRIES = 4
const PAUSE_MS = 1500

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

async function fetchBoth(): Promise<{ latest: Latest; proof: Proof | null } | null> {
  for (let i = 1; ; i++) {
    const { latest } = await call('GET /api/solvency', {}, quiet)
    if (!latest) return null
    const proof = await call('GET /api/solvency/proof', {}, quiet).catch(nullIfNotCounted)
    if (proof === null || proof.countId === latest.id || i === TRIES) return { latest, proof }
    await pause(PAUSE_MS)
  }
}

function nullIfNotCounted(error: unknown): null {
  if (error instanceof CallError && error.errno === NOT_COUNTED) return null
  throw error
}

async function find(user: User): Promise<Found> {
  const both = await fetchBoth()
  if (!both) return { kind: 'after' }
  const { latest, proof } = both
  if (!proof) return absent(latest, user.createTime)
  const until = { lastCreateTime: latest.createTime + 1 }
  const movements = await askLedger('GET /api/user/ledger/{lastCreateTime}', until, quiet)
  return check(latest, proof, user.id, movements)
}

function useCheck(user: User) {
  const [found, setFound] = useState<Found | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const run = async (): Promise<void> => {
    setBusy(true)
    setError(null)
    try {
      setFound(await find(user))
    } catch (cause) {
      setError(failure(cause, say(messages, 'offline')))
    } finally {
      setBusy(false)
    }
  }
  return { found, error, isBusy, run }
}
