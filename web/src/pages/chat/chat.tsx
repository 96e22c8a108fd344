// A talk with one character. Who is not logged in, or asks for somebody who is not there, is told so and led on.

import type { Character } from '@glasshouse/rulebook/wire/chat/chat'
import { AI_CHAT } from '../../chat/paths.ts'
import { useCharacters } from '../../chat/use-characters.ts'
import { Link, navigate, useQuery } from '../../client/navigate.tsx'
import { useSession } from '../../client/session.ts'
import { ListFailed } from '@glasshouse/ui/states/list-states.tsx'
import { Button, buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { EmptyState, Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { TitleBar } from '@glasshouse/ui/layout/title-bar.tsx'
import { Intro } from './intro.tsx'
import { messages } from './messages.ts'
import { TalkPage } from './talk-page.tsx'
import css from './chat.module.css'

export default function Chat() {
  const id = useQuery().get('id') ?? ''
  const { user, loggedIn } = useSession()
  const { list, isError, reload } = useCharacters('all')
  const character = list?.find((one) => one.id === id)
  if (character && user) return <TalkPage key={`${user.id}:${id}`} playerId={user.id} character={character} />
  return (
    <main className={css.plain}>
      <Restriction title={character?.name} />
      {!list ? (
        isError ? (
          <ListFailed onRetry={reload} />
        ) : (
          <Skeleton height={280} />
        )
      ) : !character ? (
        <Nobody />
      ) : loggedIn ? (
        <Skeleton height={280} />
      ) : (
        <Caller character={character} />
      )}
    </main>
  )
}

function Restriction({ title }: { title: string | undefined }) {
  const t = useMessages(messages)
  return <TitleBar title={title ?? t('chat')} onBack={navigate.back} />
}

function Nobody() {
  const t = useMessages(messages)
  return (
    <EmptyState icon="search" title={t('nobody')} text={t('nobodyText')}>
      <Link to={AI_CHAT} how="switchTab" className={buttonClass()}>
        {t('toAll')}
      </Link>
    </EmptyState>
  )
}

function Caller({ character }: { character: Character }) {
  const t = useMessages(messages)
  return (
    <>
      <Intro character={character} />
      <EmptyState icon="lock" title={t('visitor')} text={t('visitorText')}>
        <Button onClick={() => navigate.login()}>{t('logIn')}</Button>
      </EmptyState>
    </>
  )
}
