import type { ReactNode } from 'react'
import { isTestMode } from '../../client/mode.ts'
import { Link } from '../../client/navigate.tsx'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Fact } from '@glasshouse/ui/data/facts.tsx'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { toneOf } from '../settled-bet.ts'
import { signed } from '../signed.ts'
import { messages } from './messages.ts'
import css from './fairness.module.css'

interface BetFactsProps {
  bet: { readonly id: number; readonly gold: number; readonly payout: number; readonly createTime: number }
  outcome: string
  isDemo: boolean
  choice?: string
  /** Whose bet it is, if it is another player's. */
  player?: string | undefined
  /** Between the outcome and the facts: a picture or a note. */
  children?: ReactNode
}

/** One bet: what came out, what it cost and brought. */
export function BetFacts({ bet, outcome, isDemo, choice, player, children }: BetFactsProps) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <>
      <Row as="p" gap={12} align="baseline" justify="space-between">
        <Text as="b" size={7} tone="plain" isNumber>
          {outcome}
        </Text>
        <Text as="span" size={5} tone={toneOf(bet) === 'win' ? 'win' : 'muted'} isNumber>
          {signed(bet.payout - bet.gold, format.gold)}
        </Text>
      </Row>
      {children}
      <dl className={css.facts}>
        {choice !== undefined && <Fact name={t('choice')}>{choice}</Fact>}
        <Fact name={t('time')}>{format.dateTime(bet.createTime)}</Fact>
        <Fact name={t('stake')}>
          <GoldAmount gold={bet.gold} dollars={!isDemo && !isTestMode()} />
        </Fact>
        <Fact name={t('payout')}>
          <GoldAmount gold={bet.payout} dollars={!isDemo && !isTestMode()} />
        </Fact>
        {player && <Fact name={t('player')}>{player}</Fact>}
        {!isDemo && (
          <Fact name={t('betId')}>
            <Link to={`/pages/bet/bet?id=${bet.id}`} className={css.link}>
              {bet.id} <Icon name="share" size={18} />
            </Link>
          </Fact>
        )}
      </dl>
    </>
  )
}
