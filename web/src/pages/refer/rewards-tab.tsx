import type { InvitedSummary, Reward } from '@glasshouse/rulebook/wire/account/referral'
import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { Coin } from '@glasshouse/ui/data/gold.tsx'
import { List, ListRow } from '@glasshouse/ui/data/list.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Divider, Row } from '@glasshouse/ui/layout/stack.tsx'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { PagedList } from '@glasshouse/ui/states/paged-list.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint, Text } from '@glasshouse/ui/text/text.tsx'
import { VerifyNotice } from '../../client/contact/verify-notice.tsx'
import { signed } from '../../play/signed.ts'
import { messages } from './messages.ts'
import { Rebate, useMicro } from './rebate.tsx'
import { useRewards, useSummary } from './use-refer.ts'

/** What friends have brought: the sums, and each line of how they came about. */
export function RewardsTab() {
  const t = useMessages(messages)
  const empty = { icon: 'gift', title: t('noRewards'), text: t('noRewardsText') } as const
  return (
    <>
      <VerifyNotice />
      <Loaded query={useSummary()} skeleton={220}>
        {(summary) => <Sums summary={summary} />}
      </Loaded>
      <Panel title={t('statement')}>
        <PagedList query={useRewards()} label={t('statement')} empty={empty}>
          {(reward) => <RewardRow key={reward.createTime} reward={reward} />}
        </PagedList>
      </Panel>
    </>
  )
}

function Sums({ summary }: { summary: InvitedSummary }) {
  const t = useMessages(messages)
  const format = useFormat()
  const micro = useMicro()
  const { microDue, microHeld, waiting, paid, nextPayout, tiers, microInvestmentRebate } = summary
  return (
    <Panel title={t('due')} aria-label={t('rewards')}>
      <Row gap={10}>
        <Coin size={28} />
        <Text as="span" size={7} isNumber style={{ overflowWrap: 'anywhere' }}>
          {micro.short(microDue)}
        </Text>
      </Row>
      <Hint>{t('next', { date: format.dateTime(nextPayout) })}</Hint>
      <Facts>
        <Fact name={t('paid')}>{format.gold(paid)}</Fact>
        {waiting > 0 && <Fact name={t('waiting')}>{format.gold(waiting)}</Fact>}
        {microHeld > 0 && <Fact name={t('held')}>{micro.short(microHeld)}</Fact>}
        {microInvestmentRebate > 0 && <Fact name={t('investment')}>{micro.short(microInvestmentRebate)}</Fact>}
      </Facts>
      {waiting > 0 && <Hint>{t('waitingText')}</Hint>}
      {microHeld > 0 && <Hint>{t('heldText')}</Hint>}
      <Divider />
      <List aria-label={t('byTier')}>
        {tiers.map(({ tier, friends, microBase, microRebate }) => (
          <ListRow
            key={tier}
            title={t('tier', { n: tier })}
            end={<span className="num">{micro.short(microRebate)}</span>}
            below={
              <>
                <span>{t('tierFriends', { n: friends })}</span>
                <span>{t('tierBase', { gold: micro.short(microBase) })}</span>
              </>
            }
          />
        ))}
      </List>
    </Panel>
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
      : t('calculation', { base: micro.exact(microBase), rate: format.percent(bps / 10_000) })
  return (
    <ListRow
      title={title}
      end={
        <Rebate link={link} micro={microAmount}>
          {kind === 'payout' ? micro.exact(-microAmount) : signed(microAmount, micro.exact)}
        </Rebate>
      }
      below={
        <>
          <span>
            <time dateTime={day}>{format.date(Date.parse(day))}</time>{' '}
            {link !== 'open' && <Badge tone="accent">{t(link === 'held' ? 'held' : 'linkRefused')}</Badge>}
          </span>
          <span>{how}</span>
        </>
      }
    />
  )
}
