import { useState } from 'react'
import { TIERS, type Tier } from '@glasshouse/rulebook/core/referral'
import type { Friend } from '@glasshouse/rulebook/wire/account/referral'
import { ListFailed, More, RowSkeletons } from '@glasshouse/ui/states/list-states.tsx'
import { signed } from '../../play/signed.ts'
import { Avatar } from '@glasshouse/ui/data/avatar.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { messages } from './messages.ts'
import { useMicro } from './micro.ts'
import { useFriends, useSummary } from './use-refer.ts'
import css from './refer.module.css'

/** The player's friends, one tier at a time. */
export function FriendsTab() {
  const t = useMessages(messages)
  const format = useFormat()
  const [tier, setTier] = useState<Tier>(1)
  const { data: summary } = useSummary()
  const countOf = (one: Tier): number | undefined => summary?.tiers.find((each) => each.tier === one)?.friends
  return (
    <>
      <div className={css.chips} role="group" aria-label={t('tierFilter')}>
        {TIERS.map((one) => (
          <button key={one} type="button" aria-pressed={tier === one} onClick={() => setTier(one)}>
            {t(`tier${one}`)} <b>{countOf(one) === undefined ? '–' : format.number(countOf(one) ?? 0)}</b>
          </button>
        ))}
      </div>
      <FriendList key={tier} tier={tier} />
    </>
  )
}

function FriendList({ tier }: { tier: Tier }) {
  const t = useMessages(messages)
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useFriends(tier)
  const friends = data?.pages.flat()
  const more = (): void => void (isFetchingNextPage || fetchNextPage())
  if (!friends) return isError ? <ListFailed onRetry={() => void refetch()} /> : <RowSkeletons />
  if (friends.length === 0) {
    return <EmptyState icon="user" title={t('noFriends')} text={t(tier === 1 ? 'noFriends1' : 'noFriends2')} />
  }
  return (
    <section className={css.list}>
      <ol aria-label={t('friends')}>
        {friends.map((friend, place) => (
          // Friends of one moment have nothing else to tell them apart, and the list only ever grows at its end.
          <FriendRow key={`${friend.createTime}-${place}`} friend={friend} />
        ))}
      </ol>
      {isError ? <ListFailed onRetry={more} /> : hasNextPage && <More key={friends.length} onMore={more} />}
    </section>
  )
}

function FriendRow({ friend }: { friend: Friend }) {
  const t = useMessages(messages)
  const format = useFormat()
  const micro = useMicro()
  const { name, avatar, createTime, hasDeposited, isActive, link, microRebate } = friend
  return (
    <li className={`${css.row} ${css.friend}`} data-link={link}>
      <span className={css.face}>
        <Avatar number={avatar} size={40} />
      </span>
      <span className={css.name}>{name}</span>
      <span className={`num ${css.amount}`} data-tone={microRebate > 0 ? 'in' : undefined}>
        {microRebate > 0 ? signed(microRebate, micro.short) : '0'}
      </span>
      <span className={css.under}>
        {t('joined', { date: format.date(createTime) })}
        {isActive && <span className={css.badge}>{t('active')}</span>}
        {link !== 'open' && <span className={css.badge}>{t(link === 'held' ? 'linkHeld' : 'linkRefused')}</span>}
        {!hasDeposited && <span className={css.wait}>{t('notYet')}</span>}
      </span>
    </li>
  )
}
