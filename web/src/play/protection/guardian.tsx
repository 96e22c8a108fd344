// Shown over the bet bar when the player may not bet: a break or a reality check. It makes no decision, and it never
// covers a button that ends a bet.

import { useState } from 'react'
import { Link } from '../../client/navigate.tsx'
import { useRestriction, type Restriction } from '../../client/restriction.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { CheckSheet } from './check-sheet.tsx'
import { LIMITS_PAGE } from './figures-sheet.tsx'
import { messages } from './messages.ts'
import { useChecksMet, useProtection } from './use-protection.ts'
import { useRestrictionText } from './texts.ts'
import css from './protection.module.css'

export function Guardian() {
  const { data } = useProtection()
  const out = useRestriction()
  const met = useChecksMet()
  // The sheet comes by itself only when a bet was refused: nobody is kept from cashing out.
  const [seen, setSeen] = useState(met)
  const [isAsked, setAsked] = useState(false)
  const isOpen = Boolean(data?.check.isDue) && (isAsked || met > seen)
  const close = (): void => {
    setSeen(met)
    setAsked(false)
  }
  return (
    <>
      {out ? <RestrictionNote out={out} /> : data?.check.isDue && <CheckNote onOpen={() => setAsked(true)} />}
      {data && <CheckSheet check={data.check} open={isOpen} onClose={close} />}
    </>
  )
}

/** On a break or excluded, and until when. */
function RestrictionNote({ out }: { out: Restriction }) {
  const t = useMessages(messages)
  const { title, until } = useRestrictionText(out)
  return (
    <div role="status">
      <Link to={LIMITS_PAGE} className={css.note}>
        <Icon name="clock" size={20} />
        <span>
          <b>{title}</b>
          <span>{until}</span>
          <small>{t('outText')}</small>
        </span>
        <Icon name="next" size={18} />
      </Link>
    </div>
  )
}

/** The same on other pages; nothing without a restriction. */
export function OutLine() {
  const out = useRestriction()
  return out && <RestrictionNote out={out} />
}

function CheckNote({ onOpen }: { onOpen: () => void }) {
  const t = useMessages(messages)
  return (
    <div className={css.note} role="status">
      <Icon name="clock" size={20} />
      <span>
        <b>{t('checkTitle')}</b>
        <span>{t('checkDue')}</span>
      </span>
      <Button size="small" kind="quiet" onClick={onOpen}>
        {t('answer')}
      </Button>
    </div>
  )
}
