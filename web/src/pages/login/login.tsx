// Log-in and registration. Afterwards the player returns to the page that asked for it.

import { useEffect, useRef, useState } from 'react'
import type { SecurityContract } from '@glasshouse/rulebook/wire/account/security'
import type { Challenge } from '@glasshouse/rulebook/wire/account/step-up'
import { Button, IconButton } from '@glasshouse/ui/controls/button.tsx'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { ErrorNote } from '@glasshouse/ui/states/error-note.tsx'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { askPasskey, canUsePasskeys, isCancelled } from '@glasshouse/ui/step-up/passkey.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useTitle } from '@glasshouse/ui/text/title.ts'
import { caller, refusalText } from '../../client/call.ts'
import { VERIFY_PAGE } from '../../client/contact/verify-notice.tsx'
import { LanguageSwitch } from '../../client/language-switch.tsx'
import { ButtonLink, LinkRow, LinkRows } from '../../client/link-rows.tsx'
import { HOME, Link, navigate, useQuery } from '../../client/navigate.tsx'
import { lastCountry } from '../../client/place.ts'
import { logIn, useSession, type User } from '../../client/session.ts'
import { useSubmit } from '../../client/use-submit.ts'
import logo from '../../logo.svg'
import { StepUp, type StepUpAnswer } from '@glasshouse/ui/step-up/step-up.tsx'
import { dropDraft, savedDraft, type Mode } from './form.ts'
import { LoginFormView } from './login-form.tsx'
import { messages } from './messages.ts'
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
            {mode === 'logIn' && <Link to="/pages/login/recovery">{t('forgotten')}</Link>}
            <Link to="/pages/accounts/contactUs">{t('contact')}</Link>
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

const call = caller<SecurityContract>()

/** Asks for the second factor after the right password. */
function SecondLogin({ asked, onDone, onBack }: { asked: Challenge; onDone: () => void; onBack: () => void }) {
  const t = useMessages(messages)
  const send = async (answer: StepUpAnswer): Promise<void> => {
    const given = { challenge: asked.challenge, ...answer }
    const { token, user } = await call('POST /api/user/login/second', given, { quiet: true })
    logIn(token, user)
    onDone()
  }
  return (
    <>
      <h1>{t('second')}</h1>
      <p className={css.lead}>{t('secondText')}</p>
      <Stack gap={16} className={css.below}>
        <StepUp methods={asked.ways} requestPasskey={() => asked.passkey} send={send} errorText={refusalText} />
        <Button kind="quiet" wide onClick={onBack}>
          {t('backToLogin')}
        </Button>
      </Stack>
    </>
  )
}

/** Log-in without a password, in browsers that have passkeys. */
function PasskeyLogin({ onDone }: { onDone: () => void }) {
  const t = useMessages(messages)
  const { isBusy, refusal, run } = useSubmit()
  const [hasCancelled, setHasCancelled] = useState(false)
  const enter = async (): Promise<void> => {
    setHasCancelled(false)
    try {
      const request = await call('POST /api/user/login/passkey/begin', {}, { quiet: true })
      const passkey = await askPasskey(request)
      const { token, user } = await call('POST /api/user/login/passkey', { passkey }, { quiet: true })
      logIn(token, user)
      onDone()
    } catch (error) {
      if (!isCancelled(error)) throw error
      setHasCancelled(true)
    }
  }
  if (!canUsePasskeys()) return null
  return (
    <>
      <p className={css.or}>{t('or')}</p>
      <Button kind="quiet" size="large" wide busy={isBusy} onClick={() => void run(enter)}>
        <Icon name="lock" size={20} />
        {t('passkey')}
      </Button>
      <ErrorNote text={hasCancelled ? t('passkeyCancelled') : refusal?.message} />
    </>
  )
}

/** What a new player finds in the account, and what to try first. Only test mode gives a new account gold. */
function Welcome({ user, onContinue }: { user: User; onContinue: () => void }) {
  const t = useMessages(messages)
  const format = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <img className={css.logo} src={logo} width="72" height="72" alt="" />
      <h1 ref={heading} tabIndex={-1}>
        {t('joined', { name: user.nickname })}
      </h1>
      <p className={css.lead}>
        {user.gold > 0 ? t('joinedGold', { gold: format.number(user.gold) }) : t('joinedReady')}
      </p>
      <Stack gap={16} className={css.below}>
        <LinkRows label={t('next')}>
          {!user.contactVerified && <LinkRow to={VERIFY_PAGE} icon="phone" text={t('verifyPhone')} />}
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
