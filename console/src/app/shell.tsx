// Around every page: the menu of the operator's sections, their name, dark or light, and the logout.

import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useMutation } from '@tanstack/react-query'
import { Component, createElement, lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import { useAnswerCache } from '../client/answers.ts'
import { call, type Operator } from '../client/call.ts'
import { usePlace } from '../client/place.ts'
import { setToken } from '../client/session.ts'
import { setTheme, useTheme, type Theme } from '../client/theme.ts'
import { Button } from '../ui/button.tsx'
import { ownAccount, sections, sectionsOf } from './sections.ts'
import css from './shell.module.css'
import { messages } from './messages.ts'

/** Loaded when first opened, and kept. */
const pages = new Map([...sections, ownAccount].map(({ id, load }) => [id, createElement(lazy(load))]))

export function Shell({ operator }: { operator: Operator }) {
  const t = useMessages(messages)
  const { section: id } = usePlace()
  const own = sectionsOf(operator.role)
  const section = [...own, ownAccount].find((each) => each.id === id) ?? own[0] ?? ownAccount
  const main = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  const go = (): void => {
    setOpen(false)
    scrollTo(0, 0)
  }
  return (
    <div className={css.shell}>
      <a className={css.skip} href="#content" onClick={(event) => skip(event, main.current)}>
        {t('skip')}
      </a>
      <TopBar operator={operator} isOpen={isOpen} onMenu={() => setOpen(!isOpen)} />
      <nav className={css.menu} aria-label={t('sections')} data-open={isOpen}>
        {own.map(({ id: each }) => (
          <a key={each} href={`#/${each}`} aria-current={each === section.id ? 'page' : undefined} onClick={go}>
            {t(each)}
          </a>
        ))}
        <div className={css.own}>
          <a href="#/account" aria-current={section === ownAccount ? 'page' : undefined} onClick={go}>
            {t(ownAccount.id)}
          </a>
          <ThemeSwitch />
        </div>
      </nav>
      <main ref={main} className={css.main} id="content" tabIndex={-1}>
        <PageFault key={section.id} text={<PageFailed />}>
          <Suspense fallback={<p className="wait">{t('loading')}</p>}>{pages.get(section.id)}</Suspense>
        </PageFault>
      </main>
    </div>
  )
}

/** The address holds the section, so the browser's own jump would leave it. */
function skip(event: { preventDefault: () => void }, main: HTMLElement | null): void {
  event.preventDefault()
  main?.focus()
}

interface TopBarProps {
  readonly operator: Operator
  readonly isOpen: boolean
  readonly onMenu: () => void
}

function TopBar({ operator, isOpen, onMenu }: TopBarProps) {
  const t = useMessages(messages)
  const cache = useAnswerCache()
  // The token is removed even when the server can't be reached, where it expires later.
  const logout = useMutation({
    mutationFn: () => call('POST /api/console/logout', {}),
    onSettled: () => {
      cache.clear()
      setToken(null)
    },
  })
  return (
    <header className={css.top}>
      <Button className={css.menuButton} aria-expanded={isOpen} onClick={onMenu}>
        {t('menu')}
      </Button>
      <strong className={css.brand}>
        Glasshouse <span>{t('console')}</span>
      </strong>
      <span className={css.wide}>
        <ThemeSwitch />
      </span>
      <a className={css.who} href="#/account">
        {operator.name} <small>{operator.role}</small>
      </a>
      <Button busy={logout.isPending} onClick={() => logout.mutate()}>
        {t('logOut')}
      </Button>
    </header>
  )
}

const themes: readonly Theme[] = ['system', 'dark', 'light']

function ThemeSwitch() {
  const t = useMessages(messages)
  const theme = useTheme()
  return (
    <select
      className={css.theme}
      aria-label={t('theme')}
      value={theme}
      onChange={({ target }) => setTheme(target.value as Theme)}
    >
      {themes.map((value) => (
        <option key={value} value={value}>
          {t(value)}
        </option>
      ))}
    </select>
  )
}

/** Keeps the menu when a page can't be loaded or shown. */
class PageFault extends Component<{ text: ReactNode; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.text : this.props.children
  }
}

function PageFailed() {
  const t = useMessages(messages)
  return (
    <p role="alert">
      {t('pageFailed')}{' '}
      <Button kind="link" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    </p>
  )
}
