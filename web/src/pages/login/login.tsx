// Log-in and registration. Afterwards the player returns to the page that asked for it.

import { ButtonLink } from '../../client/link-rows.tsx'
import { useEffect, useState } from 'react'
import type { Challenge } from '@glasshouse/rulebook/wire/account/step-up'
import { LanguageSwitch } from '../../client/language-switch.tsx'
import { HOME, Link, navigate, useQuery } from '../../client/navigate.tsx'
import { lastCountry } from '../../client/place.ts'
import { useSession } from '../../client/session.ts'
import { IconButton } from '@glasshouse/ui/controls/button.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import logo from '../../logo.svg'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { useTitle } from '@glasshouse/ui/text/title.ts'
import { dropDraft, savedDraft, type Mode } from './form.ts'
import { LoginFormView } from './login-form.tsx'
import { messages } from './messages.ts'
import { PasskeyLogin, SecondLogin } from './second-login.tsx'
import { Welcome } from './welcome.tsx'
import css from './login.module.css'

export default function Login() {
  const t = useMessages(messages)
  const query = useQuery()
  const { user, loggedIn } = useSession()
  const code = query.get('code') ?? ''
  const [mode, setMode] = useState<Mode>(isJoining(query) ? 'register' : 'logIn')
  const [hasJoined, setHasJoined] = useState(false)
  const [isNewHere] = useState(() => lastCountry() === null)
  const [asked, ask] = useState<Challenge | null>(null)
  const done = (): void => leave(query.get('back'))
  useTitle(t(mode))
  useEffect(dropDraft, [])

  return (
    <main className={css.page}>
      <Top />
      {hasJoined && user ? (
        <Welcome user={user} onContinue={done} />
      ) : loggedIn ? (
        <>
          <h1 className="sr">{t('logIn')}</h1>
          <EmptyState icon="check" title={t('already')} text={t('alreadyText')}>
            <ButtonLink to={HOME} how="relaunch" text={t('home')} />
          </EmptyState>
        </>
      ) : asked ? (
        <SecondLogin asked={asked} onDone={done} onBack={() => ask(null)} />
      ) : (
        <>
          <img className={css.logo} src={logo} width="72" height="72" alt="" />
          <h1>{t(mode === 'register' ? 'join' : isNewHere ? 'logInTitle' : 'welcome')}</h1>
          <p className={css.lead}>{t(mode === 'logIn' ? 'welcomeText' : 'joinText')}</p>
          <div className={css.modes} role="group" aria-label={t('mode')}>
            {(['logIn', 'register'] as const).map((one) => (
              <button key={one} type="button" aria-pressed={mode === one} onClick={() => setMode(one)}>
                {t(one)}
              </button>
            ))}
          </div>
          <LoginFormView
            mode={mode}
            invitationCode={code}
            onDone={() => (mode === 'register' ? setHasJoined(true) : done())}
            onSecond={ask}
          />
          {mode === 'logIn' && <PasskeyLogin onDone={done} />}
          <p className={css.help}>
            {t('forgotten')} <Link to="/pages/accounts/contactUs">{t('contact')}</Link>
          </p>
        </>
      )}
    </main>
  )
}

/** By the address, by an invitation, or on the way back from choosing a location for a new account. */
const isJoining = (query: URLSearchParams): boolean =>
  query.get('mode') === 'register' || query.has('code') || savedDraft() !== null

/** Only a page of our own is a place to come back to. */
function leave(back: string | null): void {
  if (back?.startsWith('/pages/')) navigate.redirect(back)
  else navigate.relaunch(HOME)
}

function Top() {
  const t = useMessages(messages)
  return (
    <div className={css.top}>
      <IconButton icon="back" label={t('back')} onClick={() => navigate.back()} />
      <LanguageSwitch />
    </div>
  )
}
