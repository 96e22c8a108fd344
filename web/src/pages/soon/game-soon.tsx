import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { useFormat, useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { pageOf, useTiles, type GameTile } from '../../client/game-tile.ts'
import { InnerPage } from '../../client/inner-page.tsx'
import { ButtonLink } from '../../client/link-rows.tsx'
import { HOME } from '../../client/navigate.tsx'
import { messages } from './messages.ts'
import css from './soon.module.css'

/** Shown for a game, or its rules, that is not open yet, with a link to one that is. */
export function GameSoon({ tile, part }: { tile: GameTile; part: 'screen' | 'rules' }) {
  const t = useMessages(messages)
  const format = useFormat()
  const language = useLanguage()
  const roller = useTiles().find((one) => one.id === 'roller')
  const [from, to] = tile.hue
  return (
    <InnerPage title={part === 'rules' ? t('gameRules') : tile.name[language]}>
      <div className={css.stage} style={{ '--from': from, '--to': to } as React.CSSProperties}>
        <img src={tile.art} width="160" height="120" alt="" />
        <h2>{tile.name[language]}</h2>
        <span className="num">{t('top', { n: format.number(tile.top) })}</span>
      </div>
      <Panel title={t('gameSoon')}>
        <p>{t(part === 'rules' ? 'rulesText' : 'gameText')}</p>
      </Panel>
      <Row wrap gap={10} justify="center">
        {roller && <ButtonLink to={pageOf(roller)} how="redirect" text={t('playRoller')} />}
        <ButtonLink to={HOME} how="switchTab" kind="quiet" text={t('home')} />
      </Row>
    </InnerPage>
  )
}
