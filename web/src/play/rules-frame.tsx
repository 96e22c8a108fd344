import type { ReactNode } from 'react'
import { pageOf, type GameTile } from '../client/game-tile.ts'
import { Link, navigate } from '../client/navigate.tsx'
import { buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { Text } from '@glasshouse/ui/text/text.tsx'
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
        <Row as="header" gap={16}>
          {/* Long names keep their place on the narrowest phones. */}
          <img src={tile.art} width="120" height="90" alt="" style={{ width: 'min(120px, 30vw)', height: 'auto' }} />
          <div>
            <h2 style={{ fontSize: 'var(--fs-6)' }}>{name}</h2>
            <Text tone="muted" style={{ paddingTop: 4, textWrap: 'balance' }}>
              {story}
            </Text>
          </div>
        </Row>
        {children}
        <FairnessLinks />
        <Link to={pageOf(tile)} how="redirect" className={buttonClass({ size: 'large', wide: true })}>
          {t('play', { game: name })}
        </Link>
      </article>
    </main>
  )
}

interface RulesSectionProps {
  title: string
  /** A paragraph each, before what else there is. */
  texts?: readonly string[]
  /** A point of a list each. */
  points?: readonly string[]
  children?: ReactNode
}

export function RulesSection({ title, texts = [], points, children }: RulesSectionProps) {
  return (
    <section className={css.section}>
      <h3>{title}</h3>
      <Paragraphs texts={texts} />
      {children}
      {points && (
        <ul>
          {points.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

export const Paragraphs = ({ texts }: { texts: readonly string[] }) => texts.map((text) => <p key={text}>{text}</p>)

/** From the text that is hashed to the outcome: what stands before and after that text, a paragraph each. */
export function VerifySection({ title, game, from, before, after }: VerifySectionProps) {
  return (
    <RulesSection title={title} texts={before}>
      <p>
        <code>
          PF1:{game}:{from}:0
        </code>
      </p>
      <Paragraphs texts={after} />
    </RulesSection>
  )
}

interface VerifySectionProps {
  title: string
  game: string
  /** What the outcome is drawn from. */
  from: '<client seed>:<nonce>' | '<salt>:<round>'
  before: readonly string[]
  after: readonly string[]
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
