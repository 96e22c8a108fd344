import type { InvitedSummary, Reward } from '@glasshouse/rulebook/wire/account/referral'
import { ListFailed, More, RowSkeletons } from '@glasshouse/ui/states/list-states.tsx'
import { signed } from '../../play/signed.ts'
import { Fact } from '@glasshouse/ui/data/facts.tsx'
import { Coin } from '@glasshouse/ui/data/gold.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { EmptyState, Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { messages } from './messages.ts'
import { useMicro } from './micro.ts'
import { useRewards, useSummary } from './use-refer.ts'
import css from './refer.module.css'

/** What friends have brought: the sums, and each line of how they came about. */
export function RewardsTab() {
  const { data, isError, refetch } = useSummary()
  return (
    <>
      {data ? <Sums summary={data} /> : isError ? <ListFailed onRetry={() => void refetch()} /> : <SumsSkeleton />}
      <Statement />
    </>
  )
}

const SumsSkeleton = () => (
  <div className={css.panel}>
    <Skeleton width="55%" height={16} />
    <Skeleton width="40%" height={34} />
    <Skeleton height={96} />
  </div>
)

function Sums({ summary }: { summary: InvitedSummary }) {
  const t = useMessages(messages)
  const format = useFormat()
  const micro = useMicro()
  const { microDue, microHeld, waiting, paid, nextPayout, tiers, microInvestmentRebate } = summary
  return (
    <section className={css.panel} aria-label={t('rewards')}>
      <h2>{t('due')}</h2>
      <p className={css.due}>
        <Coin size={28} />
        <span className="num">{micro.short(microDue)}</span>
      </p>
      <p className={css.fine}>{t('next', { date: format.dateTime(nextPayout) })}</p>
      <dl className={css.facts}>
        <Fact name={t('paid')}>{format.gold(paid)}</Fact>
        {waiting > 0 && <Fact name={t('waiting')}>{format.gold(waiting)}</Fact>}
        {microHeld > 0 && <Fact name={t('held')}>{micro.short(microHeld)}</Fact>}
        {microInvestmentRebate > 0 && <Fact name={t('investment')}>{micro.short(microInvestmentRebate)}</Fact>}
      </dl>
      {waiting > 0 && <p className={css.fine}>{t('waitingText')}</p>}
      {microHeld > 0 && <p className={css.fine}>{t('heldText')}</p>}
      <ul className={css.tiers} aria-label={t('byTier')}>
        {tiers.map(({ tier, friends, microBase, microRebate }) => (
          <li key={tier} className={css.row}>
            <span className={css.name}>{t('tier', { n: tier })}</span>
            <span className={`num ${css.amount}`}>{micro.short(microRebate)}</span>
            <span className={css.under}>{t('tierFriends', { n: format.number(friends) })}</span>
            <span className={css.how}>{t('tierBase', { gold: micro.short(microBase) })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Statement() {
  const t = useMessages(messages)
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useRewards()
  const rewards = data?.pages.flat()
  const more = (): void => void (isFetchingNextPage || fetchNextPage())
  if (!rewards) return isError ? <ListFailed onRetry={() => void refetch()} /> : <RowSkeletons />
  if (rewards.length === 0) return <EmptyState icon="gift" title={t('noRewards')} text={t('noRewardsText')} />
  return (
    <section className={css.list}>
      <h2>{t('statement')}</h2>
      <ol aria-label={t('statement')}>
        {rewards.map((reward) => (
          <RewardRow key={reward.createTime} reward={reward} />
        ))}
      </ol>
      {isError ? <ListFailed onRetry={more} /> : hasNextPage && <More key={rewards.length} onMore={more} />}
    </section>
  )
}

function RewardRow({ reward }: { reward: Reward }) {
  const t = useMessages(messages)
  const format = useFormat()
  const micro = useMicro()
  const { kind, friend, tier, link, microAmount, microBase, bps, isPaid, day } = reward
  const title = {
    friend: () => t('fromFriend', { name: friend ?? '', n: tier ?? 1 }),
    investment: () => t('fromInvestment', { name: friend ?? '' }),
    payout: () => t(isPaid ? 'payoutDone' : 'payoutWaits'),
  }[kind]()
  const how =
    microBase === null || bps === null
      ? ''
      : t('reckoned', { base: micro.exact(microBase), rate: format.percent(bps / 10_000) })
  return (
    <li className={css.row} data-link={link}>
      <span className={css.name}>{title}</span>
      <span className={`num ${css.amount}`} data-tone={microAmount > 0 ? 'in' : undefined}>
        {kind === 'payout' ? micro.exact(-microAmount) : signed(microAmount, micro.exact)}
      </span>
      <span className={css.under}>
        <time dateTime={day}>{format.date(Date.parse(day))}</time>
        {link !== 'open' && <span className={css.badge}>{t(link === 'held' ? 'linkHeld' : 'linkRefused')}</span>}
      </span>
      <span className={css.how}>{how}</span>
    </li>
  )
}
