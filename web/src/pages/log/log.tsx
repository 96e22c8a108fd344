// Our transparency log: whether it still says what it said to this browser before, and its newest entries in words.

import { textOf, type LogEntry } from '@glasshouse/rulebook/transparency/entries'
import { toBase64 } from '@glasshouse/rulebook/transparency/checkpoint'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Icon, type IconName } from '@glasshouse/ui/controls/icon.tsx'
import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { List, ListRow } from '@glasshouse/ui/data/list.tsx'
import { Note, Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { Verdict } from '@glasshouse/ui/states/verdict.tsx'
import { downloadText } from '@glasshouse/ui/text/download.ts'
import { useFormat, useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Paragraph, Text } from '@glasshouse/ui/text/text.tsx'
import { useTiles } from '../../client/game-tile.ts'
import { InnerPage } from '../../client/inner-page.tsx'
import { ButtonLink } from '../../client/link-rows.tsx'
import { CopyRow } from '../../play/fairness/copy-row.tsx'
import { linkMessages } from '../../play/fairness/link-messages.ts'
import type { LogEvidence, LogState } from '../../play/transparency/log-check.ts'
import { FAIRNESS } from '../../play/fairness/verifier-path.ts'
import { messages } from './messages.ts'
import { useLogPage, type NumberedEntry } from './use-log.ts'

export default function Log() {
  const t = useMessages(messages)
  const links = useMessages(linkMessages)
  const query = useLogPage()
  return (
    <InnerPage title={t('title')} width={680}>
      <Text tone="muted">{t('lead')}</Text>
      <Loaded query={query} skeleton={480}>
        {({ state, entries }) =>
          state.kind === 'none' ? (
            <EmptyState icon="link" title={t('none')} text={t('noneText')} />
          ) : (
            <>
              <Check state={state} />
              {entries.length > 0 && <Newest entries={entries} />}
            </>
          )
        }
      </Loaded>
      <Panel align="start" title={t('how')}>
        {(['how1', 'how2', 'how3', 'how4'] as const).map((name) => (
          <Paragraph key={name}>{t(name)}</Paragraph>
        ))}
        <ButtonLink to={FAIRNESS} kind="quiet" size="small" icon="shield" text={links('howFixed')} />
      </Panel>
    </InnerPage>
  )
}

function Check({ state }: { state: Exclude<LogState, { kind: 'none' }> }) {
  const t = useMessages(messages)
  const format = useFormat()
  if (state.kind === 'alarm') return <Contradiction evidence={state.evidence} />
  const { head, memory } = state
  const isFirst = memory.since === memory.checkTime
  return (
    <Panel align="start" title={t('check')}>
      <Verdict holds>{isFirst ? t('first') : t('consistent', { date: format.dateTime(memory.since) })}</Verdict>
      {memory.restoreTime !== null && (
        <Note tone="info">{t('restored', { date: format.dateTime(memory.restoreTime) })}</Note>
      )}
      <Facts isRuled>
        <Fact name={t('size')}>{format.number(head.size)}</Fact>
        <Fact name={t('since')}>{format.dateTime(head.begin)}</Fact>
        <Fact name={t('checked')}>{format.dateTime(memory.checkTime)}</Fact>
      </Facts>
      <dl>
        <CopyRow name={t('root')} value={toBase64(head.root)} />
      </dl>
    </Panel>
  )
}

function Contradiction({ evidence }: { evidence: LogEvidence }) {
  const t = useMessages(messages)
  return (
    <Panel align="start" title={t('check')}>
      <Verdict holds={false}>{t(evidence.fault)}</Verdict>
      <Paragraph>{t('alarmText')}</Paragraph>
      <Button
        kind="quiet"
        size="small"
        onClick={() =>
          downloadText('glasshouse-log-evidence.json', 'application/json', JSON.stringify(evidence, null, 2))
        }
      >
        <Icon name="arrowDown" size={18} />
        {t('save')}
      </Button>
    </Panel>
  )
}

function Newest({ entries }: { entries: readonly NumberedEntry[] }) {
  const t = useMessages(messages)
  const format = useFormat()
  const words = useWords()
  return (
    <Panel title={t('newest')}>
      <List>
        {entries.map(({ index, entry }) => (
          <ListRow
            key={index}
            start={<Icon name={ICONS[entry.kind] ?? 'link'} size={20} />}
            title={words(entry)}
            detail={format.dateTime(entry.time)}
            end={format.number(index)}
          />
        ))}
      </List>
    </Panel>
  )
}

const ICONS: Readonly<Record<string, IconName>> = {
  book: 'book',
  solvency: 'wallet',
  limits: 'shield',
  audit: 'user',
  restored: 'warn',
}

/** What an entry says, in words. */
function useWords(): (entry: LogEntry) => string {
  const t = useMessages(messages)
  const format = useFormat()
  const language = useLanguage()
  const tiles = useTiles()
  return ({ kind, ...facts }) => {
    const text = (name: string): string => textOf(facts[name])
    const game = tiles.find(({ id }) => id === facts['game'])?.name[language] ?? text('game')
    switch (kind) {
      case 'manifest':
      case 'salt':
      case 'ended':
        return t(kind, { epoch: text('epoch') })
      case 'release':
        return t('release', { number: text('number') })
      case 'book':
        return t(facts['incident'] === 'void' ? 'void' : 'book', { game, index: text('index') })
      case 'solvency':
        return t('solvency', { count: text('count') })
      case 'limits':
        return t('limits', { game, date: format.dateTime(Number(facts['from'])) })
      case 'audit':
        return t('audit')
      case 'restored':
        return t('restoredEntry')
      default:
        return t('other', { kind })
    }
  }
}
