import { useState, type FormEvent } from 'react'
import { CRITERIA, earnedLevels, gapTo, NOTE_MAX, type EarnedLevel } from '@glasshouse/rulebook/core/referral'
import type { Agent } from '@glasshouse/rulebook/wire/account/referral'
import { ListFailed } from '@glasshouse/ui/states/list-states.tsx'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { messages } from './agent-messages.ts'
import { AgentRule } from './agent-rule.tsx'
import { useAgent, useApply } from './use-refer.ts'
import { Welfare } from './welfare.tsx'
import css from './agent.module.css'

/** Where the player stands, the way to each level, and the application. */
export function AgentTab() {
  const { data: agent, isError, refetch } = useAgent()
  if (!agent) return isError ? <ListFailed onRetry={() => void refetch()} /> : <Skeleton height={320} />
  return (
    <>
      <Standing agent={agent} />
      <Levels agent={agent} />
      <Welfare />
      <AgentRule />
    </>
  )
}

function Standing({ agent }: { agent: Agent }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { state, level, misses, askTime, decideTime, askAgainTime } = agent
  const date = (time: number | null): string => format.date(time ?? 0)
  const mayAsk = state === 'none' || (state === 'refused' && askAgainTime === null)
  return (
    <section className={css.panel}>
      <h2>{t('yourLevel')}</h2>
      <p className={css.level} data-level={level}>
        <Icon name={level === 'friend' ? 'user' : 'trophy'} size={28} />
        {t(level)}
      </p>
      {state === 'asked' && <p role="status">{t('asked', { date: date(askTime) })}</p>}
      {state === 'approved' && (
        <p>
          {t('approved', { date: date(decideTime) })} {level === 'friend' && t('approvedFriend')}
        </p>
      )}
      {misses > 0 && <p className={css.warn}>{t('missed')}</p>}
      {state === 'refused' && (
        <p>
          {t('refused', { date: date(decideTime) })} {!mayAsk && t('again', { date: date(askAgainTime) })}
        </p>
      )}
      {mayAsk && <Application />}
    </section>
  )
}

function Application() {
  const t = useMessages(messages)
  const [note, setNote] = useState('')
  const { mutate, isPending } = useApply()
  const send = (event: FormEvent): void => {
    event.preventDefault()
    mutate(note.trim())
  }
  return (
    <form className={css.apply} onSubmit={send}>
      <p>{t('applyText')}</p>
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
    </form>
  )
}

function Levels({ agent }: { agent: Agent }) {
  const t = useMessages(messages)
  return (
    <section className={css.panel}>
      <h2>{t('levels')}</h2>
      <p className={css.fine}>{t('window')}</p>
      {earnedLevels.map((level) => (
        <LevelGap key={level} level={level} agent={agent} />
      ))}
    </section>
  )
}

function LevelGap({ level, agent }: { level: EarnedLevel; agent: Agent }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { activeFriends, groupBase } = agent
  const wanted = CRITERIA[level]
  const gap = gapTo(level, { friends: activeFriends, base: BigInt(groupBase) })
  const words = { friends: format.number(gap.friends), gold: format.gold(Number(gap.base)) }
  const missing = gap.friends > 0 ? (gap.base > 0 ? 'missingBoth' : 'missingFriends') : 'missingBase'
  const isReached = gap.friends === 0 && Number(gap.base) === 0
  return (
    <article className={css.gap} data-level={level}>
      <h3>
        <Icon name="trophy" size={20} />
        {t(level)}
      </h3>
      <Restriction name={t('activeFriends')} has={activeFriends} wanted={wanted.friends} />
      <Restriction name={t('groupBase')} has={groupBase} wanted={Number(wanted.base)} />
      <p className={isReached ? css.reached : css.fine}>{isReached ? t('reached') : t(missing, words)}</p>
    </article>
  )
}

function Restriction({ name, has, wanted }: { name: string; has: number; wanted: number }) {
  const t = useMessages(messages)
  const format = useFormat()
  const share = Math.min(1, has / wanted)
  return (
    <div className={css.bar}>
      <span>{name}</span>
      <span className="num">{t('of', { has: format.number(has), wanted: format.number(wanted) })}</span>
      <span className={css.track} aria-hidden="true">
        <span style={{ transform: `scaleX(${share})` }} />
      </span>
    </div>
  )
}
