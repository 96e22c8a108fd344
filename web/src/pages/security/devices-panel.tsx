import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SessionsContract, SessionView } from '@glasshouse/rulebook/wire/account/security'
import { caller } from '../../client/call.ts'
import { ListFailed } from '@glasshouse/ui/states/list-states.tsx'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import type { IconName } from '@glasshouse/ui/controls/icon.tsx'
import { useNow } from '@glasshouse/ui/text/now.ts'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { messages } from './messages.ts'
import { Panel, Row } from './panel.tsx'
import { useChange } from './use-change.ts'
import css from './security.module.css'

const call = caller<SessionsContract>()
const KEY = ['security', 'sessions'] as const
const NOW_MS = 30_000
const POCKET: ReadonlySet<string | null> = new Set(['Android', 'iPhone', 'iPad'])

/** Every browser that is logged in, this one first. */
export function DevicesPanel() {
  const t = useMessages(messages)
  const queries = useQueryClient()
  const { data, isError, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call('GET /api/user/sessions', {}, { quiet: true, signal }),
    meta: { own: true },
  })
  const change = useChange()
  const end = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    await change.run(async () => void (await work()), done)
    await queries.invalidateQueries({ queryKey: KEY })
  }
  const endOne = ({ id }: SessionView) =>
    end(() => call('DELETE /api/user/sessions/{id}', { id }, { quiet: true }), t('signedOut'))
  const endOthers = () => end(() => call('DELETE /api/user/sessions', {}, { quiet: true }), t('signedOutOthers'))
  if (!data)
    return (
      <Panel title={t('devices')}>
        {isError ? <ListFailed onRetry={() => void refetch()} /> : <Skeleton height={72} />}
      </Panel>
    )
  return (
    <Panel title={t('devices')}>
      <ul className={css.devices} aria-label={t('devices')}>
        {data.map((session) => (
          <Device key={session.id} session={session} busy={change.isBusy} onEnd={() => void endOne(session)} />
        ))}
      </ul>
      {change.words && (
        <p className={css.problem} role="alert">
          {change.words}
        </p>
      )}
      {data.length > 1 ? (
        <Button kind="danger" wide busy={change.isBusy} onClick={() => void endOthers()}>
          {t('signOutOthers')}
        </Button>
      ) : (
        <p className={css.fine}>{t('alone')}</p>
      )}
    </Panel>
  )
}

function Device({ session, busy, onEnd }: { session: SessionView; busy: boolean; onEnd: () => void }) {
  const t = useMessages(messages)
  const format = useFormat()
  const nowMs = useNow(NOW_MS)
  const { browser, system, firstSeen, lastSeen, isThis } = session
  const name = browser && system ? t('deviceOn', { browser, system }) : (browser ?? system ?? t('unknownDevice'))
  const icon: IconName = POCKET.has(system) ? 'phone' : 'globe'
  const seen = isThis ? t('thisOne') : t('seen', { time: format.timeAgo(lastSeen, nowMs) })
  return (
    <li>
      <Row icon={icon} title={name} text={`${seen} · ${t('since', { date: format.date(firstSeen) })}`}>
        {!isThis && (
          <Button
            kind="quiet"
            size="small"
            disabled={busy}
            aria-label={`${t('signOutThere')}: ${name}`}
            onClick={onEnd}
          >
            {t('signOutThere')}
          </Button>
        )}
      </Row>
    </li>
  )
}
