import { useState } from 'react'
import { ACTIVE, CRITERIA, earnedLevels, gapTo, NOTE_MAX, type EarnedLevel } from '@glasshouse/rulebook/core/referral'
import type { Agent } from '@glasshouse/rulebook/wire/account/referral'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Meter } from '@glasshouse/ui/data/meter.tsx'
import { Points } from '@glasshouse/ui/data/points.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { Form } from '@glasshouse/ui/forms/form.tsx'
import { Note, Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint, Text } from '@glasshouse/ui/text/text.tsx'
import { LinkRow, LinkRows } from '../../client/link-rows.tsx'
import { messages } from './agent-messages.ts'
import { useAgent, useApply, useContacts } from './use-refer.ts'
import css from './refer.module.css'

/** The player's level, the way to each other one, and the application. */
export const AgentTab = () => (
  <Loaded query={useAgent()} skeleton={320}>
    {(agent) => (
      <>
        <CurrentLevel agent={agent} />
        <Levels agent={agent} />
        <Welfare />
        <AgentRules />
      </>
    )}
  </Loaded>
)

function CurrentLevel({ agent }: { agent: Agent }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { state, level, misses, askTime, decideTime, askAgainTime } = agent
  const date = (time: number | null): string => format.date(time ?? 0)
  const mayApply = state === 'none' || (state === 'refused' && askAgainTime === null)
  return (
    <Panel title={t('yourLevel')}>
      <Row gap={10} className={css.level} data-level={level}>
        <Icon name={level === 'friend' ? 'user' : 'trophy'} size={28} />
        <Text as="b" size={7} isNumber>
          {t(level)}
        </Text>
      </Row>
      {state === 'asked' && (
        <Text tone="muted" role="status">
          {t('asked', { date: date(askTime) })}
        </Text>
      )}
      {state === 'approved' && (
        <Text tone="muted">
          {t('approved', { date: date(decideTime) })} {level === 'friend' && t('approvedFriend')}
        </Text>
      )}
      {misses > 0 && <Note tone="info">{t('missed')}</Note>}
      {state === 'refused' && (
        <Text tone="muted">
          {t('refused', { date: date(decideTime) })} {!mayApply && t('again', { date: date(askAgainTime) })}
        </Text>
      )}
      {mayApply && <Application />}
    </Panel>
  )
}

function Application() {
  const t = useMessages(messages)
  const [note, setNote] = useState('')
  const { mutate, isPending } = useApply()
  return (
    <Form gap={12} onSubmit={() => mutate(note.trim())}>
      <Text tone="muted">{t('applyText')}</Text>
      <TextField
        label={t('note')}
        value={note}
        onChange={setNote}
        maxLength={NOTE_MAX}
        hint={t('left', { n: NOTE_MAX - note.length })}
      />
      <Button type="submit" wide busy={isPending}>
        {t('apply')}
      </Button>
    </Form>
  )
}

function Levels({ agent }: { agent: Agent }) {
  const t = useMessages(messages)
  return (
    <Panel title={t('levels')}>
      <Hint>{t('window')}</Hint>
      {earnedLevels.map((level) => (
        <LevelGap key={level} level={level} agent={agent} />
      ))}
    </Panel>
  )
}

function LevelGap({ level, agent }: { level: EarnedLevel; agent: Agent }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { activeFriends, groupBase } = agent
  const wanted = CRITERIA[level]
  const gap = gapTo(level, { friends: activeFriends, base: BigInt(groupBase) })
  const missing = gap.friends > 0 ? (gap.base > 0 ? 'missingBoth' : 'missingFriends') : 'missingBase'
  const isReached = gap.friends === 0 && Number(gap.base) === 0
  return (
    <Panel look="inset" gap={10}>
      <Row gap={10} className={css.level} data-level={level}>
        <Icon name="trophy" size={20} />
        <h3>{t(level)}</h3>
      </Row>
      <Criterion name={t('activeFriends')} has={activeFriends} wanted={wanted.friends} />
      <Criterion name={t('groupBase')} has={groupBase} wanted={Number(wanted.base)} />
      {isReached ? (
        <Text size={2} weight={600} tone="win">
          {t('reached')}
        </Text>
      ) : (
        <Hint>{t(missing, { friends: gap.friends, gold: format.gold(Number(gap.base)) })}</Hint>
      )}
    </Panel>
  )
}

function Criterion({ name, has, wanted }: { name: string; has: number; wanted: number }) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <Stack gap={4}>
      <Row wrap gap="4px 12px" justify="space-between">
        <Text as="span" size={2} tone="muted">
          {name}
        </Text>
        <Text as="span" size={2} tone="muted" isNumber>
          {t('of', { has: format.number(has), wanted: format.number(wanted) })}
        </Text>
      </Row>
      <Meter share={has / wanted} />
    </Stack>
  )
}

/** What agents get besides their rates. */
function Welfare() {
  const t = useMessages(messages)
  const { data: contacts } = useContacts()
  const person = (
    <>
      {t('person')}
      {contacts?.map(({ channel, name, target }) => (
        <a key={channel} className={css.contact} href={target} target="_blank" rel="noreferrer">
          {name}
        </a>
      ))}
    </>
  )
  return (
    <Panel title={t('welfare')}>
      <Points
        points={[
          { key: 'reports', icon: 'chart', text: t('reports') },
          { key: 'material', icon: 'share', text: t('material') },
          { key: 'person', icon: 'chat', text: person },
        ]}
      />
      <LinkRows label={t('person')}>
        <LinkRow to="/pages/accounts/contactUs" icon="chat" text={t('contactUs')} />
      </LinkRows>
      <Hint>{t('noCash')}</Hint>
    </Panel>
  )
}

/** What an agent's levels take, in numbers. */
export function AgentRules() {
  const t = useMessages(messages)
  const format = useFormat()
  const levels = earnedLevels.map((level) => ({
    key: level,
    text: t('ruleLevels', {
      level: t(level),
      friends: CRITERIA[level].friends,
      base: format.gold(Number(CRITERIA[level].base)),
    }),
  }))
  const active = { staked: format.gold(Number(ACTIVE.staked)), days: ACTIVE.days }
  return (
    <Panel title={t('rule')}>
      <Points
        points={[
          ...levels,
          { key: 'approved', text: t('ruleApproved') },
          { key: 'active', text: t('ruleActive', active) },
          { key: 'keep', text: t('ruleKeep') },
        ]}
      />
    </Panel>
  )
}
