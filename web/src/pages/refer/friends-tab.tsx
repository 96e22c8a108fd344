import { useState } from 'react'
import { TIERS, type Tier } from '@glasshouse/rulebook/core/referral'
import type { Friend } from '@glasshouse/rulebook/wire/account/referral'
import { Chips } from '@glasshouse/ui/controls/chip.tsx'
import { Avatar } from '@glasshouse/ui/data/avatar.tsx'
import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { ListRow } from '@glasshouse/ui/data/list.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { PagedList } from '@glasshouse/ui/states/paged-list.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { signed } from '../../play/signed.ts'
import { messages } from './messages.ts'
import { Rebate, useMicro } from './rebate.tsx'
import { useFriends, useSummary } from './use-refer.ts'

/** The player's friends, one tier at a time. */
export function FriendsTab() {
  const t = useMessages(messages)
  const format = useFormat()
  const [tier, setTier] = useState<Tier>(1)
  const { data: summary } = useSummary()
  const countOf = (one: Tier): number | undefined => summary?.tiers.find((each) => each.tier === one)?.friends
  const options = TIERS.map((one) => {
    const count = countOf(one)
    return {
      name: `${one}` as const,
      text: (
        <>
          {t(`tier${one}`)} <b>{count === undefined ? '–' : format.number(count)}</b>
        </>
      ),
    }
  })
  return (
    <>
      <Chips
        label={t('tierFilter')}
        options={options}
        chosen={`${tier}`}
        onChoose={(name) => setTier(Number(name) as Tier)}
      />
      <FriendList key={tier} tier={tier} />
    </>
  )
}

function FriendList({ tier }: { tier: Tier }) {
  const t = useMessages(messages)
  const empty = { icon: 'user', title: t('noFriends'), text: t(tier === 1 ? 'noFriends1' : 'noFriends2') } as const
  return (
    <Panel>
      <PagedList query={useFriends(tier)} label={t('friends')} empty={empty}>
        {(friend, place) => (
          // Friends who joined at the same time have no other key, and the list only ever grows at its end.
          <FriendRow key={`${friend.createTime}-${place}`} friend={friend} />
        )}
      </PagedList>
    </Panel>
  )
}

function FriendRow({ friend }: { friend: Friend }) {
  const t = useMessages(messages)
  const format = useFormat()
  const micro = useMicro()
  const { name, avatar, createTime, hasDeposited, isActive, link, microRebate } = friend
  return (
    <ListRow
      start={<Avatar number={avatar} size={40} />}
      title={name}
      detail={
        <>
          {t('joined', { date: format.date(createTime) })} {isActive && <Badge tone="accent">{t('active')}</Badge>}{' '}
          {link !== 'open' && <Badge tone="accent">{t(link === 'held' ? 'held' : 'linkRefused')}</Badge>}
          {!hasDeposited && <div>{t('notYet')}</div>}
        </>
      }
      end={
        <Rebate link={link} micro={microRebate}>
          {microRebate > 0 ? signed(microRebate, micro.short) : '0'}
        </Rebate>
      }
    />
  )
}
