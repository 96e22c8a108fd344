import { useSession, type User } from '../../client/session.ts'
import { short, Step } from '../../play/fairness/proof-card.tsx'
import { saveFile } from '../../play/fairness/use-seeds.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { LogInFirst, Notice, Panel } from '../../wallet/wallet-page.tsx'
import { holds, type Checked, type Found } from './check.ts'
import { messages } from './messages.ts'
import { useCheck } from './use-check.ts'
import css from './solvency.module.css'

/** One's own place in the count, checked in this browser. */
export function Mine() {
  const t = useMessages(messages)
  const { user, loggedIn } = useSession()
  return (
    <Panel title={t('mine')}>
      <p className={css.text}>{t('mineText')}</p>
      {!loggedIn ? <LogInFirst text={t('logInText')} /> : user ? <Check user={user} /> : <Skeleton height={60} />}
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
    <p className={css.verdict} role="status" data-bad={found.kind === 'missing' || undefined}>
      <Icon name="info" />
      {t(found.kind)}
    </p>
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
      <ol className={css.steps}>
        <Step holds={isMine} title={t('stepMine')}>
          <span>{isMine ? t('stepMineText', { id: proof.playerId }) : t('stepMineBad')}</span>
        </Step>
        <Step holds={ledger === null} title={t('stepGold')}>
          <span>{t('stepGoldText', gold)}</span>
          {ledger !== null && <span>{t('stepGoldBad', gold)}</span>}
        </Step>
        <Step holds={isIn} title={t('stepRoot')}>
          <span>{isIn ? t('stepRootText', { n: proof.path.length, root: short(latest.root) }) : t('stepRootBad')}</span>
        </Step>
        <Step holds={isIn && fault !== 'total'} title={t('stepTotal')}>
          <span>{fault === null ? t('stepTotalText', { total: format.gold(latest.total) }) : t('stepTotalBad')}</span>
        </Step>
      </ol>
      <p className={css.verdict} role="status" data-good={good || undefined} data-bad={!good || undefined}>
        <Icon name={good ? 'shield' : 'info'} />
        {t(good ? 'good' : 'bad')}
      </p>
      <Button kind="quiet" size="small" onClick={save}>
        <Icon name="arrowDown" size={18} />
        {t('save')}
      </Button>
    </>
  )
}
