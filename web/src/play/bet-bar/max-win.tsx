import type { MaxWin } from '@glasshouse/rulebook/play/reach'
import { defineMessages, useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { signed } from '../signed.ts'
import css from './max-win.module.css'

export const messages = defineMessages({
  maxAt: ['Max win {gold} at {at}', 'Gain max. {gold} à {at}'],
  maxForced: ['Max win {gold} · auto cash-out at {at}', 'Gain max. {gold} · encaissé à {at}'],
  lowCap: ['Warning: low max win.', 'Attention : gain max. faible.'],
  stakes: ['Stake {min} to {max}', 'Mise de {min} à {max}'],
  capOfBet: ['Max multiplier for this bet: {at}', 'Multiplicateur max. de cette mise : {at}'],
  autoOfBet: ['Auto cash-out at {at} pays {gold}', 'Encaissement auto à {at} : {gold}'],
  autoAboveCap: ['Max auto cash-out for this stake: {max}', 'Encaissement auto max. pour cette mise : {max}'],
  setTo: ['Set to {max}', 'Choisir {max}'],
})

/** For a line that writes its own text. */
export const maxWinClass = css.line ?? ''

interface MaxWinLineProps {
  /** Null while there is no bet to speak of; the line then stays empty and keeps its room. */
  win: MaxWin | null
  /** The bet cashes out there by itself, as crash-like games and games of several steps do. */
  cashesOut?: boolean
}

/** The most this bet can win and where, before it is placed. Amber where a limit ends it early. */
export function MaxWinLine({ win, cashesOut = false }: MaxWinLineProps) {
  const t = useMessages(messages)
  const text = useMaxWinText(cashesOut)
  return (
    <p id="bet-max" className={css.line} data-low={win?.isLow || undefined}>
      {win?.isLow && (
        <>
          <Icon name="warn" size={14} />
          <span className="sr">{t('lowCap')} </span>
        </>
      )}
      {win && text(win)}
    </p>
  )
}

/** The same as a text, for what is written into the page while a finger moves. */
export function useMaxWinText(cashesOut: boolean): (win: MaxWin, at?: string) => string {
  const t = useMessages(messages)
  const format = useFormat()
  return ({ profit, multiplier }, at = format.multiplier(multiplier / 100)) =>
    t(cashesOut ? 'maxForced' : 'maxAt', { gold: signed(Number(profit), format.gold), at })
}
