import { useQuery } from '@tanstack/react-query'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import { caller } from '../../client/call.ts'
import { serverNow } from '../../client/live/live.ts'
import { Link } from '../../client/navigate.tsx'
import { queryClient } from '../../client/query/query-client.ts'
import { signed } from '../../play/signed.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { Hint } from '@glasshouse/ui/text/text.tsx'
import { LEDGER } from '../../wallet/paths.ts'
import { messages } from './messages.ts'
import { netOf, NET_DAYS } from './net.ts'

const call = caller<WalletContract>()

/** What gambling has won or lost lately, always shown beside the balance. */
export function NetRow() {
  const t = useMessages(messages)
  const format = useFormat()
  const { data, isError } = useQuery(
    {
      queryKey: ['wallet', 'net-result'],
      queryFn: async ({ signal }) =>
        netOf(await call('GET /api/user/ledger/net/{by}', { by: 'day' }, { quiet: true, signal }), serverNow()),
      meta: { own: true },
    },
    queryClient,
  )
  return (
    <Link to={LEDGER}>
      <Panel style={{ paddingBlock: 10 }}>
        <Row gap={12}>
          <div style={{ flex: 1 }}>
            {t('net')}
            <Hint>{t('netDays', { n: NET_DAYS })}</Hint>
          </div>
          <b className="num">
            {data === undefined ? isError ? '–' : <Skeleton width={72} height={18} /> : signed(data, format.gold)}
          </b>
          <Icon name="next" size={18} />
        </Row>
      </Panel>
    </Link>
  )
}
