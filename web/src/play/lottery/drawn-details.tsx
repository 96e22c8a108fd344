import { Link } from '../../client/navigate.tsx'
import { Fact } from '../../ui/fact.tsx'
import { GoldAmount } from '../../ui/gold.tsx'
import { useFormat, useMessages } from '../../ui/i18n.ts'
import { Icon } from '../../ui/icon.tsx'
import { toneOf } from '../settled-bet.ts'
import { signed } from '../visit-line.tsx'
import type { DrawnBet, LotteryGame, LotteryWords } from './lottery-game.ts'
import { BetProof } from './lottery-proof.tsx'
import { messages } from './proof-messages.ts'
import css from '../fairness/fairness.module.css'

export interface DrawnDetailsProps<Choice, Outcome> {
  game: LotteryGame<Choice, Outcome>
  words: LotteryWords<Choice, Outcome>
  bet: DrawnBet<Choice, Outcome>
  isDemo: boolean
}

/** A bet on a draw: what happened, its round, and its proof recomputed here. Fetched when a bet is opened. */
export function DrawnDetails<Choice, Outcome>({ game, words, bet, isDemo }: DrawnDetailsProps<Choice, Outcome>) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <div className={css.sheet}>
      <p className={css.outcome}>
        <b className="num">{words.outcome(bet.outcome)}</b>
        <span className="num" data-tone={toneOf(bet)}>
          {signed(bet.payout - bet.gold, format.gold)}
        </span>
      </p>
      {isDemo && <p>{t('demoNote')}</p>}
      <dl className={css.facts}>
        <Fact name={t('stake')}>
          <GoldAmount gold={bet.gold} dollars={!isDemo} />
        </Fact>
        <Fact name={t('payout')}>
          <GoldAmount gold={bet.payout} dollars={!isDemo} />
        </Fact>
        <Fact name={t('time')}>{format.dateTime(bet.createTime)}</Fact>
        {!isDemo && (
          <Fact name={t('number')}>
            <Link to={`/pages/bet/bet?id=${bet.id}`} className={css.link}>
              {bet.id} <Icon name="share" size={18} />
            </Link>
          </Fact>
        )}
      </dl>
      <BetProof rules={game.rules} words={words} bet={bet} />
    </div>
  )
}
