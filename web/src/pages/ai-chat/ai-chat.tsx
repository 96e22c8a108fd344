// Who there is to talk with. A visitor may look at everyone; to talk one logs in.

import { useState } from 'react'
import { AiBadge } from '../../chat/ai-badge.tsx'
import { useCharacters, type Sort } from '../../chat/use-characters.ts'
import { OutLine } from '../../play/protection/guardian.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { ListFailed } from '@glasshouse/ui/states/list-states.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { EmptyState, Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { Paragraph } from '@glasshouse/ui/text/text.tsx'
import { TabPage } from '@glasshouse/ui/layout/tab-page.tsx'
import { Tabs } from '@glasshouse/ui/controls/tabs.tsx'
import { CharacterCard } from './character-card.tsx'
import { messages } from './messages.ts'
import { VipOffer } from './vip-offer.tsx'

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
