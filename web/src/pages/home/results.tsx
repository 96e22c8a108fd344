import type { ReactNode } from 'react'
import type { GameTile } from '../../client/game-tile.ts'
import type { Format } from '@glasshouse/ui/text/format.ts'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './messages.ts'
import css from './game-grid.module.css'

/** The game's own texts for its last outcomes; unknown outcomes have none. */
export const resultTexts = ({ result }: GameTile, outcomes: readonly unknown[], format: Format): string[] =>
  outcomes.map((outcome) => result?.(outcome, format) ?? null).filter((text) => text !== null)

/** The last results on a game's tile, below what happens right now. */
export function Results({ texts, now }: { texts: readonly string[]; now?: ReactNode }) {
  const t = useMessages(messages)
  if (texts.length === 0 && !now) return null
  return (
    <span className={css.results}>
      {now}
      {texts.length > 0 && <span className="sr">{t('last')}</span>}
      {texts.slice(0, now ? 2 : 3).map((text, index) => (
        <span key={`${text}-${index}`} className="num">
          {text}
        </span>
      ))}
    </span>
  )
}
