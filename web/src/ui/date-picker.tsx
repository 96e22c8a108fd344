// A day, chosen from a month on a sheet: by touch, or by the keys that a calendar's grid has everywhere. It knows days
// as names (2026-11-15) and never a moment or a time zone.

import { useId, useState, type KeyboardEvent } from 'react'
import { Button, IconButton } from './button.tsx'
import {
  addMonths,
  dateOf,
  dayAfterKey,
  dayOf,
  isIn,
  monthOf,
  nearest,
  rangeAround,
  todayOf,
  weeksOf,
  yearOf,
  yearsOf,
  type Day,
  type Range,
} from './date-grid.ts'
import { Icon } from './icon.tsx'
import { defineMessages, useLanguage, useMessages, type Language } from './i18n.ts'
import { Sheet } from './sheet.tsx'
import css from './date-picker.module.css'

const messages = defineMessages({
  en: {
    none: 'Any day',
    month: 'Month',
    year: 'Year',
    before: 'Previous month',
    after: 'Next month',
    today: 'Today',
    clear: 'Any day',
  },
  fr: {
    none: 'Sans date',
    month: 'Mois',
    year: 'Année',
    before: 'Mois précédent',
    after: 'Mois suivant',
    today: 'Aujourd’hui',
    clear: 'Sans date',
  },
})

interface DatePickerProps {
  label: string
  /** Null where no day is chosen. */
  value: Day | null
  onChange: (day: Day | null) => void
  min?: Day | undefined
  max?: Day | undefined
}

export function DatePicker({ label, value, onChange, min, max }: DatePickerProps) {
  const t = useMessages(messages)
  const language = useLanguage()
  const id = useId()
  const [open, setOpen] = useState(false)
  const choose = (day: Day | null): void => {
    setOpen(false)
    onChange(day)
  }
  return (
    <div className={css.field}>
      <span id={`${id}-label`} className={css.label}>
        {label}
      </span>
      <button
        type="button"
        className={css.box}
        id={`${id}-box`}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-box`}
        onClick={() => setOpen(true)}
      >
        <span data-none={value === null || undefined}>{value === null ? t('none') : shortDay(value, language)}</span>
        <Icon name="calendar" size={20} />
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={label}>
        <Calendar value={value} onChoose={choose} min={min} max={max} />
      </Sheet>
    </div>
  )
}

interface CalendarProps {
  value: Day | null
  onChoose: (day: Day | null) => void
  min: Day | undefined
  max: Day | undefined
}

function Calendar({ value, onChoose, min, max }: CalendarProps) {
  const t = useMessages(messages)
  const [today] = useState(() => todayOf(new Date()))
  const range = rangeAround(today, min, max)
  const [at, setAt] = useState({ day: nearest(value ?? today, range), byKey: false })
  const go = (day: Day, byKey = false): void => setAt({ day: nearest(day, range), byKey })
  return (
    <div className={css.calendar}>
      <MonthBar day={at.day} range={range} onGo={go} />
      <Grid at={at} range={range} today={today} value={value} onGo={go} onChoose={onChoose} />
      <div className={css.foot}>
        <Button kind="quiet" size="small" disabled={!isIn(today, range)} onClick={() => onChoose(today)}>
          {t('today')}
        </Button>
        <Button kind="quiet" size="small" disabled={value === null} onClick={() => onChoose(null)}>
          {t('clear')}
        </Button>
      </div>
    </div>
  )
}

function MonthBar({ day, range, onGo }: { day: Day; range: Range; onGo: (day: Day) => void }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const [year, month] = [yearOf(day), monthOf(day)]
  const moved = (months: number): Day => addMonths(dayOf(year, month, 1), months)
  return (
    <div className={css.bar}>
      <IconButton
        icon="back"
        label={t('before')}
        disabled={dayOf(year, month, 1) <= range.min}
        onClick={() => onGo(addMonths(day, -1))}
      />
      <select
        aria-label={t('month')}
        value={month}
        onChange={(event) => onGo(addMonths(day, +event.target.value - month))}
      >
        {Array.from({ length: 12 }, (_, index) => (
          <option key={index} value={index + 1}>
            {monthName(index + 1, language)}
          </option>
        ))}
      </select>
      <select
        aria-label={t('year')}
        value={year}
        onChange={(event) => onGo(addMonths(day, 12 * (+event.target.value - year)))}
      >
        {yearsOf(range).map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
      <IconButton
        icon="next"
        label={t('after')}
        disabled={moved(1) > range.max}
        onClick={() => onGo(addMonths(day, 1))}
      />
    </div>
  )
}

interface GridProps {
  at: { readonly day: Day; readonly byKey: boolean }
  range: Range
  today: Day
  value: Day | null
  onGo: (day: Day, byKey: boolean) => void
  onChoose: (day: Day) => void
}

function Grid({ at, range, today, value, onGo, onChoose }: GridProps) {
  const language = useLanguage()
  const firstWeekday = FIRST_WEEKDAY[language]
  const [year, month] = [yearOf(at.day), monthOf(at.day)]
  const weeks = weeksOf(year, month, firstWeekday)
  const onKeyDown = (event: KeyboardEvent): void => {
    const day = dayAfterKey(at.day, event.key, event.shiftKey, firstWeekday)
    if (day === null) return
    event.preventDefault()
    onGo(day, true)
  }
  return (
    <div className={css.grid} role="grid" aria-label={monthTitle(at.day, language)} onKeyDown={onKeyDown}>
      <div className={css.row} role="row">
        {weeks[0]?.map((day) => (
          <span key={day} role="columnheader" aria-label={weekdayName(day, language, 'long')}>
            {weekdayName(day, language, 'narrow')}
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} className={css.row} role="row">
          {week.map((day) => (
            <div key={day} role="gridcell" aria-selected={day === value}>
              <button
                type="button"
                ref={day !== at.day ? undefined : at.byKey ? focus : focusAtOpening}
                tabIndex={day === at.day ? 0 : -1}
                aria-label={longDay(day, language)}
                aria-current={day === today ? 'date' : undefined}
                data-chosen={day === value || undefined}
                data-outside={monthOf(day) !== month || undefined}
                disabled={!isIn(day, range)}
                onClick={() => onChoose(day)}
              >
                {dateOf(day)}
              </button>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

const focus = (button: HTMLButtonElement | null): void => button?.focus()
/** A sheet gives the focus, as it opens, to what is marked so. */
const focusAtOpening = (button: HTMLButtonElement | null): void => button?.setAttribute('autofocus', '')

const FIRST_WEEKDAY: Readonly<Record<Language, number>> = { en: 0, fr: 1 }
const localeOf = (language: Language): string => (language === 'fr' ? 'fr-FR' : 'en-US')

const written = (day: Day, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

const shortDay = (day: Day, language: Language): string => written(day, language, { dateStyle: 'medium' })
const longDay = (day: Day, language: Language): string => written(day, language, { dateStyle: 'full' })
const monthTitle = (day: Day, language: Language): string => written(day, language, { month: 'long', year: 'numeric' })
const monthName = (month: number, language: Language): string =>
  written(dayOf(2001, month, 1), language, { month: 'long' })
const weekdayName = (day: Day, language: Language, weekday: 'long' | 'narrow'): string =>
  written(day, language, { weekday })
