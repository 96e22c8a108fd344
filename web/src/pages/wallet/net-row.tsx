import { useQuery } from '@tanstack/react-query'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import { caller } from '../../client/call.ts'
import { serverNow } from '../../client/live/live.ts'
import { Link } from '../../client/navigate.tsx'
import { queryClient } from '../../client/query/query-client.ts'
import { signed } from '../../play/signed.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { LEDGER } from '../../wallet/paths.ts'
import { messages } from './messages.ts'
import { netOf, NET_DAYS } from './net.ts'
import css from './wallet.module.css'

const call = caller<WalletContract>()

/** What gambling has won or lost lately, beside the balance: shown without being asked for. */
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
    <Link to={LEDGER} className={css.net}>
      <span>
        {t('net')}
        <small>{t('netDays', { n: NET_DAYS })}</small>
      </span>
      <b className="num">
        {data === undefined ? isError ? '–' : <Skeleton width={72} height={18} /> : signed(data, format.gold)}
      </b>
      <Icon name="next" size={18} />
    </Link>
  )
}
