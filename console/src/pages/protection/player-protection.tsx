import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { TableHead } from '../../ui/table-head.tsx'
import { Table } from '@glasshouse/ui/data/table.tsx'
import { Note } from '@glasshouse/ui/layout/panel.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useState, type ReactNode } from 'react'
import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { call, type Answer } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { gold } from '../../ui/format.ts'
import { Page, Panel } from '../../ui/page.tsx'
import { Stat, Stats } from '@glasshouse/ui/data/facts.tsx'
import { toast } from '../../ui/toast.ts'
import { limitName, shortLimitName } from './limit-name.ts'
import { OutText } from './out-text.tsx'
import { messages } from './messages.ts'

type State = Answer<'GET /api/console/protection/player/{playerId}'>
type Limit = State['limits'][number]

const STATE = 'GET /api/console/protection/player/{playerId}'
const MINUTE_MS = 60_000

interface PlayerProtectionProps {
  readonly playerId: number
  readonly mayChange: boolean
  readonly children?: ReactNode
}

/** A player's limits: their own, the operator's ceilings, and what is used of them. */
export function PlayerProtection({ playerId, mayChange, children }: PlayerProtectionProps) {
  const t = useMessages(messages)
  const state = useAnswer(STATE, { playerId })
  const [limit, change] = useState<Limit | null>(null)
  return (
    <Page title={t('limitsOf', { id: playerId })} aside={<a href="#/protection">{t('allMarkers')}</a>}>
      <Loaded query={state}>
        {(data) => (
          <>
            <Break out={data.out} />
            <Periods state={data} />
            <Panel title={t('limits')}>
              <Table label={t('limits')}>
                <TableHead
                  titles={[t('limit'), t('used'), t('ownLimit'), t('ourLimit'), ...(mayChange ? [t('action')] : [])]}
                />
                <tbody>
                  {data.limits.map((each) => (
                    <LimitRow
                      key={`${each.kind} ${each.period}`}
                      limit={each}
                      {...(mayChange && { onChange: change })}
                    />
                  ))}
                </tbody>
              </Table>
            </Panel>
          </>
        )}
      </Loaded>
      {children}
      {limit && <CeilingDialog playerId={playerId} limit={limit} onClose={() => change(null)} />}
    </Page>
  )
}

function Break({ out }: { out: State['out'] }) {
  const t = useMessages(messages)
  if (!out) return null
  return (
    <Note tone="info" role="status">
      <p>
        <OutText {...out} /> {t('noShortening')}
      </p>
    </Note>
  )
}

const NET = { day: 'netDay', week: 'netWeek', month: 'netMonth' } as const

function Periods({ state }: { state: State }) {
  const t = useMessages(messages)
  return (
    <Stats>
      {(['day', 'week', 'month'] as const).map((period) => {
        const { net, bets, playedMs } = state[period]
        return (
          <Stat
            key={period}
            label={t(NET[period])}
            value={gold(net)}
            note={t('played', { bets, minutes: Math.floor(playedMs / MINUTE_MS) })}
          />
        )
      })}
      <Stat
        label={t('realityCheck')}
        value={t('everyMinutes', { minutes: state.check.minutes })}
        note={state.check.isDue ? t('isDue') : undefined}
      />
    </Stats>
  )
}

function LimitRow({ limit, onChange }: { limit: Limit; onChange?: (limit: Limit) => void }) {
  const t = useMessages(messages)
  const name = limitName(t, limit)
  const amountText = (n: number): string => (limit.kind === 'time' ? t('minutes', { n }) : t('gold', { gold: gold(n) }))
  const shown = (amount: number | null): string => (amount === null ? t('none') : amountText(amount))
  return (
    <tr>
      <th scope="row">{shortLimitName(t, limit)}</th>
      <td>{amountText(limit.used)}</td>
      <td>{shown(limit.own)}</td>
      <td>{shown(limit.ceiling)}</td>
      {onChange && (
        <td>
          <Button kind="link" aria-label={t('editLimit', { limit: name })} onClick={() => onChange(limit)}>
            {t('edit')}
          </Button>
        </td>
      )}
    </tr>
  )
}

interface CeilingProps {
  readonly playerId: number
  readonly limit: Limit
  readonly onClose: () => void
}

function CeilingDialog({ playerId, limit, onClose }: CeilingProps) {
  const t = useMessages(messages)
  const cache = useAnswerCache()
  const { kind, period } = limit
  const name = limitName(t, limit)
  return (
    <FormDialog<'ceiling'>
      title={t('limitTitle', { limit: name })}
      act={t('setLimit')}
      onClose={onClose}
      onSubmit={async ({ ceiling }) => {
        if (kind === 'check' || period === 'play') return
        const amount = ceiling === '' ? null : Number(ceiling)
        const state = await call('POST /api/console/protection/ceiling', { playerId, kind, period, amount })
        cache.set(STATE, { playerId }, state)
        toast(t(amount === null ? 'limitRemoved' : 'limitSet', { limit: name, id: playerId }))
      }}
    >
      <p>{t('limitText')}</p>
      <TextField
        label={t(kind === 'time' ? 'inMinutes' : 'inGold')}
        inputMode="numeric"
        pattern="\d{1,12}"
        name="ceiling"
        defaultValue={limit.ceiling ?? ''}
        hint={t('emptyRemoves')}
      />
    </FormDialog>
  )
}
