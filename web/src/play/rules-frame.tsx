import type { ReactNode } from 'react'
import { pageOf, type GameTile } from '../client/game-tile.ts'
import { Link, navigate } from '../client/navigate.tsx'
import { buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { TitleBar } from '@glasshouse/ui/layout/title-bar.tsx'
import { FairnessLinks } from './fairness/fairness-panel.tsx'
import { messages } from './messages.ts'
import css from './rules-frame.module.css'

interface RulesFrameProps {
  tile: GameTile
  /** The game in one sentence. */
  story: string
  children: ReactNode
}

/** The page of a game's rules: its picture, its text, and the way to the game. */
export function RulesFrame({ tile, story, children }: RulesFrameProps) {
  const t = useMessages(messages)
  const name = tile.name[useLanguage()]
  return (
    <main className={css.page}>
      <TitleBar title={t('rules')} onBack={navigate.back} />
      <article className={css.body}>
        <header className={css.head}>
          <img src={tile.art} width="120" height="90" alt="" />
          <div>
            <h2>{name}</h2>
            <p>{story}</p>
          </div>
        </header>
        {children}
        <FairnessLinks />
        <Link to={pageOf(tile)} how="redirect" className={buttonClass({ size: 'large', wide: true })}>
          {t('play', { game: name })}
        </Link>
      </article>
    </main>
  )
}

export function RulesSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** Figures in rows; the first column names its row. */
export function RulesTable({ head, rows }: { head?: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <table className={css.table}>
      {head && (
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, place) => (
              <td key={place} className="num">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
