// What the public pages of a bet and of a round share. Anyone may come there by a link, also by one that leads nowhere.

import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallError } from '../../client/call.ts'
import { pageOf, useTiles, type GameTile } from '../../client/game-tile.ts'
import { HOME, Link, navigate } from '../../client/navigate.tsx'
import { share } from '../../client/share.ts'
import { Button, buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { defineMessages, useFormat, useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { sharedMessages } from '@glasshouse/ui/text/shared-messages.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { InnerPage } from '@glasshouse/ui/layout/inner-page.tsx'
import { EmptyState, Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { messages as playMessages } from '../messages.ts'
import css from './public-page.module.css'

const messages = defineMessages(
  {
    home: ['See all games', 'Voir les jeux'],
    copied: ['Link copied', 'Lien copié'],
  },
  sharedMessages,
)

interface PublicPageProps<T> {
  title: string
  /** False where the address names nothing that could be asked for. */
  isKnown: boolean
  answer: UseQueryResult<T>
  none: string
  noneText: string
  children: (found: NonNullable<T>) => ReactNode
}

export function PublicPage<T>({ title, isKnown, answer, none, noneText, children }: PublicPageProps<T>) {
  const t = useMessages(messages)
  const { data, error, refetch } = answer
  const isLost = error instanceof CallError && error.network
  return (
    <InnerPage title={title} onBack={navigate.back}>
      {data ? (
        children(data)
      ) : isLost ? (
        <EmptyState icon="refresh" title={t('offline')}>
          <Button onClick={() => void refetch()}>{t('tryAgain')}</Button>
        </EmptyState>
      ) : error || !isKnown ? (
        <EmptyState icon="search" title={none} text={noneText}>
          <Link to={HOME} how="relaunch" className={buttonClass()}>
            {t('home')}
          </Link>
        </EmptyState>
      ) : (
        <Skeleton height={320} />
      )}
    </InnerPage>
  )
}

const useTile = (game: string): GameTile | undefined => useTiles().find((one) => one.id === game)

/** The game's picture and name in its colours, and what came out. */
export function ResultCard({ game, outcome, children }: { game: string; outcome: unknown; children: ReactNode }) {
  const language = useLanguage()
  const format = useFormat()
  const tile = useTile(game)
  const [from, to] = tile?.hue ?? ['#ff7a1a', '#6a35f2']
  const result = outcome === null ? null : tile?.result?.(outcome, format)
  return (
    <section className={css.card} style={{ '--from': from, '--to': to } as React.CSSProperties}>
      {tile && <img src={tile.art} width="160" height="120" alt="" />}
      <h2>{tile?.name[language] ?? game}</h2>
      {result && (
        <Text size={7} isNumber style={{ lineHeight: 1.2, color: 'var(--ember-300)' }}>
          {result}
        </Text>
      )}
      {children}
    </section>
  )
}

export function ShareAndPlay({ game, ...link }: { game: string; title: string; url: string; text: string }) {
  const t = useMessages(messages)
  const own = useMessages(playMessages)
  const language = useLanguage()
  const tile = useTile(game)
  return (
    <Row wrap gap={10} align="normal" justify="center" style={{ marginTop: 8 }}>
      <Button kind="quiet" onClick={() => void share({ title: link.title, url: link.url }, t('copied'))}>
        <Icon name="share" size={20} />
        {link.text}
      </Button>
      {tile && (
        <Link to={pageOf(tile)} className={buttonClass()}>
          {own('play', { game: tile.name[language] })}
        </Link>
      )}
    </Row>
  )
}
