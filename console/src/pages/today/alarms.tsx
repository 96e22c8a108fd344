import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { timeAgo } from '../../ui/format.ts'
import { Sentence } from '../../ui/sentence.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { Panel } from '../../ui/page.tsx'
import type { Answer } from '../../client/call.ts'
import css from './today.module.css'
import { messages } from './messages.ts'

export type Today = Answer<'GET /api/console/today'>
type Alarm = Today['alarms'][number]

/** The page that shows what an alarm is about, and its name. */
function linkOf({ kind, subject }: Alarm) {
  const [game = ''] = subject.split(' ')
  if (kind === 'chain.short' || kind === 'database.behind' || kind === 'log.late')
    return { href: '#/games?tab=chains', text: 'openChains' } as const
  if (kind === 'returns.stray' || kind.startsWith('game.'))
    return { href: `#/games/${encodeURIComponent(game)}`, text: 'openGame' } as const
  if (kind.startsWith('ledger.') || kind === 'solvency.old') return { href: '#/ledger', text: 'openLedger' } as const
  if (kind === 'mail.stuck' || kind.startsWith('google.') || kind.startsWith('engine.')) return null
  if (kind === 'exclusion.match' || kind === 'age.flag')
    return { href: `#/protection/${subject}`, text: 'openMatches' } as const
  if (kind === 'place.jump') return { href: `#/players/${subject}`, text: 'openPlayer' } as const
  if (kind === 'question.waiting') return { href: '#/support', text: 'openSupport' } as const
  if (kind.startsWith('operator.')) return { href: '#/operators', text: 'openOperators' } as const
  return { href: '#/money', text: 'openMoney' } as const
}

/** What to check where no page of the console helps. */
function hintOf(kind: Alarm['kind']) {
  if (kind.startsWith('google.')) return 'checkGoogle'
  return kind.startsWith('engine.') ? 'checkEngine' : 'checkMail'
}

export function Alarms({ alarms, lookedAt, now }: Pick<Today, 'alarms' | 'lookedAt' | 'now'>) {
  const t = useMessages(messages)
  return (
    <Panel
      title={alarms.length === 0 ? t('alarms') : t('alarmCount', { n: alarms.length })}
      aside={<LookedAt lookedAt={lookedAt} now={now} />}
    >
      {alarms.length === 0 ? (
        <Text tone={lookedAt === null ? 'muted' : 'win'}>{t(lookedAt === null ? 'notChecked' : 'calm')}</Text>
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
  const t = useMessages(messages)
  if (lookedAt === null) return null
  return <p className="hint">{t('checkedAgo', { time: timeAgo(lookedAt, now) })}</p>
}

function AlarmRow({ alarm }: { alarm: Alarm }) {
  const t = useMessages(messages)
  const link = linkOf(alarm)
  return (
    <li className={css.alarm}>
      <strong>{t(alarm.kind)}</strong>
      <span className="hint">
        <Sentence text={t('since')} parts={{ time: <Timestamp at={alarm.since} /> }} />
      </span>
      <span>{alarm.text}</span>
      {link ? <a href={link.href}>{t(link.text)}</a> : <span className="hint">{t(hintOf(alarm.kind))}</span>}
    </li>
  )
}
