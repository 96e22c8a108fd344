import { Moment } from '../../ui/moment.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { Today } from './today-answer.ts'
import css from './today.module.css'

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

/** Where in the console it is looked after. */
function placeOf({ kind, subject }: Alarm): string | null {
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
        <p className={css.calm}>
          {lookedAt === null
            ? 'Nobody has looked yet.'
            : 'Nothing is wrong: books, results, chains, rounds, money, mail.'}
        </p>
      ) : (
        <ul className={css.alarms}>
          {alarms.map((alarm) => (
            <AlarmLine key={`${alarm.kind} ${alarm.subject}`} alarm={alarm} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function LookedAt({ lookedAt, now }: Pick<Today, 'lookedAt' | 'now'>) {
  if (lookedAt === null) return null
  const seconds = Math.max(0, Math.round((now - lookedAt) / 1000))
  return <p className="hint">looked {seconds} s ago</p>
}

function AlarmLine({ alarm }: { alarm: Alarm }) {
  const place = placeOf(alarm)
  return (
    <li className={css.alarm}>
      <strong>{TITLES[alarm.kind]}</strong>
      <span className={css.when}>
        since <Moment at={alarm.since} />
      </span>
      <span className={css.what}>{alarm.text}</span>
      {place ? (
        <a href={place}>Look into it</a>
      ) : (
        <span className="hint">Look at the mail server and its settings.</span>
      )}
    </li>
  )
}
