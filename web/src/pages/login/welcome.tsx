import { useEffect, useRef } from 'react'
import { LinkRow, LinkRows } from '../../client/link-rows.tsx'
import type { User } from '../../client/session.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { defineMessages, useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import logo from '../../logo.svg'
import css from './login.module.css'

const messages = defineMessages({
  en: {
    title: 'Welcome, {name}',
    gold: 'We added {gold} gold to your balance. It’s play money, so try any game.',
    ready: 'Your account is ready.',
    next: 'Good places to start',
    play: 'Play Lucky Roller',
    verify: 'See how to verify every result',
    limits: 'Set your limits',
    continue: 'Continue',
  },
  fr: {
    title: 'Bienvenue, {name}',
    gold: 'Nous avons ajouté {gold} pièces d’or à votre solde. C’est de l’argent fictif : essayez tous les jeux.',
    ready: 'Votre compte est prêt.',
    next: 'Pour commencer',
    play: 'Jouer à Lucky Roller',
    verify: 'Voir comment vérifier chaque résultat',
    limits: 'Fixer vos limites',
    continue: 'Continuer',
  },
})

/** What a new player finds in the account, and what to try first. Only test mode gives a new account gold. */
export function Welcome({ user, onContinue }: { user: User; onContinue: () => void }) {
  const t = useMessages(messages)
  const format = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <img className={css.logo} src={logo} width="72" height="72" alt="" />
      <h1 ref={heading} tabIndex={-1}>
        {t('title', { name: user.nickname })}
      </h1>
      <p className={css.lead}>{user.gold > 0 ? t('gold', { gold: format.number(user.gold) }) : t('ready')}</p>
      <Stack gap={16} className={css.below}>
        <LinkRows label={t('next')}>
          <LinkRow to="/pages/homeGames/hashDice/hashDice" icon="dice" text={t('play')} />
          <LinkRow to="/pages/fairness/fairness" icon="shield" text={t('verify')} />
          <LinkRow to="/pages/accounts/limits" icon="clock" text={t('limits')} />
        </LinkRows>
        <Button size="large" wide onClick={onContinue}>
          {t('continue')}
        </Button>
      </Stack>
    </>
  )
}
