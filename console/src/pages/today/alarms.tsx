import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { Panel } from '../../ui/page.tsx'
import type { Answer } from '../../client/call.ts'
import css from './today.module.css'

export type Today = Answer<'GET /api/console/today'>
type Alarm = Today['alarms'][number]

const TITLES: Readonly<Record<Alarm['kind'], string>> = {
  'ledger.sum': 'The ledger does not sum to zero',
  'ledger.law': 'A law of the ledger is broken',
  'returns.stray': 'A result strays too far',
  'chain.short': 'A chain is running out',
  'game.undriven': 'A game is not driven',
  'game.stuck': 'A round is overdue',
  'money.difference': 'Gateway or chain and ledger differ',
  'wallet.low': 'The hot wallet is low',
  'network.frozen': 'A network stands still',
  'network.silent': 'A network can not be read',
  'mail.stuck': 'Letters are not sent',
  'solvency.old': 'The solvency count is old',
}

/** The page that shows what an alarm is about. */
function linkOf({ kind, subject }: Alarm): string | null {
  const [game = ''] = subject.split(' ')
  if (kind === 'chain.short') return '#/games?tab=chains'
  if (kind === 'returns.stray' || kind.startsWith('game.')) return `#/games/${encodeURIComponent(game)}`
  if (kind.startsWith('ledger.') || kind === 'solvency.old') return '#/ledger'
  if (kind === 'mail.stuck') return null
  return '#/money'
}

export function Alarms({ alarms, lookedAt, now }: Pick<Today, 'alarms' | 'lookedAt' | 'now'>) {
  return (
    <Panel
      title={alarms.length === 0 ? 'Alarms' : `Alarms: ${alarms.length}`}
      aside={<LookedAt lookedAt={lookedAt} now={now} />}
    >
      {alarms.length === 0 ? (
        <Text tone="win">
          {lookedAt === null
            ? 'Nobody has looked yet.'
            : 'Nothing is wrong: books, results, chains, rounds, money, mail.'}
        </Text>
      ) : (
        <Stack as="ul" gap={10}>
          {alarms.map((alarm) => (
            <AlarmRow key={`${alarm.kind} ${alarm.subject}`} alarm={alarm} />
          ))}
        </Stack>
      )}
    </Panel>
  )
}

function LookedAt({ lookedAt, now }: Pick<Today, 'lookedAt' | 'now'>) {
  if (lookedAt === null) return null
  const seconds = Math.max(0, Math.round((now - lookedAt) / 1000))
  return <p className="hint">looked {seconds} s ago</p>
}

function AlarmRow({ alarm }: { alarm: Alarm }) {
  const href = linkOf(alarm)
  return (
    <li className={css.alarm}>
      <strong>{TITLES[alarm.kind]}</strong>
      <span className="hint">
        since <Timestamp at={alarm.since} />
      </span>
      <span>{alarm.text}</span>
      {href ? <a href={href}>Look into it</a> : <span className="hint">Look at the mail server and its settings.</span>}
    </li>
  )
}
