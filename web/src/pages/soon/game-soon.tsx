import { pageOf, useTiles, type GameTile } from '../../client/game-tile.ts'
import { HOME, Link, navigate } from '../../client/navigate.tsx'
import { buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { useFormat, useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { TitleBar } from '@glasshouse/ui/layout/title-bar.tsx'
import { messages } from './messages.ts'
import css from './soon.module.css'

/** A game, or its rules, before it opens: its picture, its story and the way to one that is open. */
export function GameSoon({ tile, part }: { tile: GameTile; part: 'screen' | 'rules' }) {
  const t = useMessages(messages)
  const format = useFormat()
  const language = useLanguage()
  const roller = useTiles().find((one) => one.id === 'roller')
  const [from, to] = tile.hue
  return (
    <main className={css.page}>
      <TitleBar title={part === 'rules' ? t('gameRules') : tile.name[language]} onBack={navigate.back} />
      <div className={css.body}>
        <div className={css.stage} style={{ '--from': from, '--to': to } as React.CSSProperties}>
          <img src={tile.art} width="160" height="120" alt="" />
          <h2>{tile.name[language]}</h2>
          <span className="num">{t('top', { n: format.number(tile.top) })}</span>
        </div>
        <section className={css.card}>
          <h2>{t('gameSoon')}</h2>
          <p>{t(part === 'rules' ? 'rulesText' : 'gameText')}</p>
        </section>
        <div className={css.actions}>
          {roller && (
            <Link to={pageOf(roller)} how="redirect" className={buttonClass()}>
              {t('playRoller')}
            </Link>
          )}
          <Link to={HOME} how="switchTab" className={buttonClass({ kind: 'quiet' })}>
            {t('home')}
          </Link>
        </div>
      </div>
    </main>
  )
}
