// A talk with one character. A visitor, and who asks for somebody who is not there, is told so and led on.

import { ListFailed } from '@glasshouse/ui/states/list-states.tsx'
import { EmptyState, Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { AI_CHAT } from '../../chat/paths.ts'
import { useCharacters } from '../../chat/use-characters.ts'
import { InnerPage } from '../../client/inner-page.tsx'
import { ButtonLink } from '../../client/link-rows.tsx'
import { useQuery } from '../../client/navigate.tsx'
import { LogInButton } from '../../client/player-only.tsx'
import { useSession } from '../../client/session.ts'
import { Intro } from './chat-header.tsx'
import { messages } from './messages.ts'
import { TalkPage } from './talk-page.tsx'

export default function Chat() {
  const t = useMessages(messages)
  const id = useQuery().get('id') ?? ''
  const { user, loggedIn } = useSession()
  const { list, isError, reload } = useCharacters('all')
  const character = list?.find((one) => one.id === id)
  if (character && user) return <TalkPage key={`${user.id}:${id}`} playerId={user.id} character={character} />
  // A player's profile may arrive after the characters.
  const isWaiting = list ? character && loggedIn : !isError
  return (
    <InnerPage title={character?.name ?? t('chat')}>
      {isError && <ListFailed onRetry={reload} />}
      {isWaiting && <Skeleton height={280} />}
      {list && !character && (
        <EmptyState icon="search" title={t('unknown')} text={t('unknownText')}>
          <ButtonLink to={AI_CHAT} how="switchTab" text={t('toAll')} />
        </EmptyState>
      )}
      {character && !loggedIn && (
        <>
          <Intro character={character} />
          <EmptyState icon="lock" title={t('visitor')} text={t('visitorText')}>
            <LogInButton />
          </EmptyState>
        </>
      )}
    </InnerPage>
  )
}
