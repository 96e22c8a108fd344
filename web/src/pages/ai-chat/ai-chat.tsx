// Who there is to talk with. A visitor may look at everyone; to talk one logs in.

import { useState } from 'react'
import type { Character } from '@glasshouse/rulebook/wire/chat/chat'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Tabs } from '@glasshouse/ui/controls/tabs.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { TabPage } from '@glasshouse/ui/layout/tab-page.tsx'
import { ListFailed } from '@glasshouse/ui/states/list-states.tsx'
import { EmptyState, Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint, Paragraph, Text } from '@glasshouse/ui/text/text.tsx'
import { AiBadge } from '../../chat/ai-badge.tsx'
import { chatPath, VIP } from '../../chat/paths.ts'
import { Portrait } from '../../chat/portrait.tsx'
import { useCharacters, useVip, type Sort } from '../../chat/use-characters.ts'
import { Link } from '../../client/navigate.tsx'
import { useSession } from '../../client/session.ts'
import { OutLine } from '../../play/protection/guardian.tsx'
import { messages } from './messages.ts'
import css from './ai-chat.module.css'

const SORTS = ['popular', 'new', 'all'] as const

export default function AiChat() {
  const t = useMessages(messages)
  const [sort, setSort] = useState<Sort>('popular')
  const { list, isError, reload } = useCharacters(sort)
  // Before anything is known it says no more than what is always true.
  const isOnline = list?.some((one) => one.isOnline) ?? true
  return (
    <TabPage title={t('title')}>
      <Stack gap={6} pad="0 0 4px">
        <AiBadge isOnline={isOnline} />
        <Paragraph>
          {t('lead')} {list && !isOnline && t('leadOffline')}
        </Paragraph>
      </Stack>
      <OutLine />
      <VipOffer />
      <Tabs label={t('sort')} tabs={SORTS.map((name) => ({ name, text: t(name) }))} chosen={sort} onChoose={setSort}>
        {!list ? (
          isError ? (
            <ListFailed onRetry={reload} />
          ) : (
            <CardSkeletons />
          )
        ) : list.length === 0 ? (
          <EmptyState icon="chat" title={t('empty')} text={t('emptyText')} />
        ) : (
          <Stack as="ul">
            {list.map((character) => (
              <CharacterCard key={character.id} character={character} />
            ))}
          </Stack>
        )}
      </Tabs>
    </TabPage>
  )
}

const CARDS = [0, 1, 2, 3]

function CardSkeletons() {
  return (
    <Stack aria-hidden="true">
      {CARDS.map((card) => (
        <Stack key={card} style={{ borderRadius: 'var(--r-3)', overflow: 'hidden' }}>
          <Skeleton height={168} />
        </Stack>
      ))}
    </Stack>
  )
}

/** One character: who it is, what was said last, and the way to its chat. */
function CharacterCard({ character }: { character: Character }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { loggedIn } = useSession()
  const { id, name, age, temper, mood, topics, isVipOnly, isOpen, unread, last, about, talkers } = character
  const to = chatPath(id)
  return (
    <li>
      <Link to={loggedIn ? to : `/pages/login/login?back=${encodeURIComponent(to)}`} className={css.card}>
        <span className={css.picture}>
          <Portrait of={character} />
          {isVipOnly && (
            <span className={css.vip}>
              <Icon name={isOpen ? 'star' : 'lock'} size={14} />
              <span aria-hidden="true">{t('vip')}</span>
              <span className="sr">{t('vipOnly')}</span>
            </span>
          )}
        </span>
        <Stack gap={8} pad="14px 16px" justify="space-between">
          <Stack gap={2}>
            <Row justify="space-between">
              <h2>{t('age', { name, age: format.number(age) })}</h2>
              {unread > 0 && (
                <b className={css.unread}>
                  <span aria-hidden="true">{format.number(unread)}</span>
                  <span className="sr">{t('unread', { n: unread })}</span>
                </b>
              )}
            </Row>
            <Text as="span" size={3} weight={600} style={{ color: 'var(--ember-300)' }}>
              {temper}
            </Text>
            <Hint as="span">{t('now', { mood })}</Hint>
            {/* What was said last; before anything was said, who the character is. */}
            <Text as="span" size={3} tone={last ? 'plain' : 'muted'} className={css.excerpt}>
              {!last ? about : last.author === 'player' ? t('you', { text: last.text }) : last.text}
            </Text>
          </Stack>
          <Stack gap={2}>
            <Text as="span" size={2} tone="muted">
              <span className="sr">{t('topics')} </span>
              {topics.join(' · ')}
            </Text>
            <Text as="small" size={1} tone="faint">
              {t(talkers === 0 ? 'talkersNone' : 'talkers', { name, n: talkers })}
            </Text>
          </Stack>
        </Stack>
      </Link>
    </li>
  )
}

/** What VIP brings, or until when the player has it; nothing where it is neither owned nor sold. */
function VipOffer() {
  const t = useMessages(messages)
  const format = useFormat()
  const { vip } = useVip()
  if (!vip || !(vip.isSold || vip.until !== null)) return null
  const { isVip, until, perks, prices } = vip
  const gold = Math.min(...prices.map((price) => price.gold))
  const [title, text] = isVip
    ? (['isVip', 'isVipText'] as const)
    : until === null
      ? (['offer', 'offerText'] as const)
      : (['wasVip', 'wasVipText'] as const)
  return (
    <Link to={VIP} className={css.offer}>
      <Icon name="star" size={22} />
      <Stack as="span" gap={0} style={{ flex: 1 }}>
        <b>{t(title)}</b>
        <Text as="span" size={2} tone="muted">
          {t(text, { n: perks.characters.vip, gold: format.gold(gold), date: format.date(until ?? 0) })}
        </Text>
      </Stack>
      <Icon name="next" size={18} />
    </Link>
  )
}
