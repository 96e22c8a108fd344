// Around every page: the menu of the operator's sections, their name, dark or light, and the logout.

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

/** Loaded when first opened, and kept. */
const pages = new Map([...sections, ownAccount].map(({ id, load }) => [id, createElement(lazy(load))]))

export function Shell({ operator }: { operator: Operator }) {
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
        Skip to content
      </a>
      <TopBar operator={operator} isOpen={isOpen} onMenu={() => setOpen(!isOpen)} />
      <nav className={css.menu} aria-label="Sections" data-open={isOpen}>
        {own.map(({ id: each, title }) => (
          <a key={each} href={`#/${each}`} aria-current={each === section.id ? 'page' : undefined} onClick={go}>
            {title}
          </a>
        ))}
        <div className={css.own}>
          <a href="#/account" aria-current={section === ownAccount ? 'page' : undefined} onClick={go}>
            {ownAccount.title}
          </a>
          <ThemeSwitch />
        </div>
      </nav>
      <main ref={main} className={css.main} id="content" tabIndex={-1}>
        <PageFault key={section.id}>
          <Suspense fallback={<p className="wait">Loading…</p>}>{pages.get(section.id)}</Suspense>
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
  const cache = useAnswerCache()
  // The token is removed even when the server can't be reached; there it expires by itself.
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
        Menu
      </Button>
      <strong className={css.brand}>
        Glasshouse <span>console</span>
      </strong>
      <span className={css.wide}>
        <ThemeSwitch />
      </span>
      <a className={css.who} href="#/account">
        {operator.name} <small>{operator.role}</small>
      </a>
      <Button busy={logout.isPending} onClick={() => logout.mutate()}>
        Log out
      </Button>
    </header>
  )
}

const themes: Record<Theme, string> = { system: 'Auto', dark: 'Dark', light: 'Light' }

function ThemeSwitch() {
  const theme = useTheme()
  return (
    <select
      className={css.theme}
      aria-label="Colours"
      value={theme}
      onChange={({ target }) => setTheme(target.value as Theme)}
    >
      {Object.entries(themes).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** Keeps the menu when a page can't be loaded or shown. */
class PageFault extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children
    return (
      <p role="alert">
        This page could not be shown.{' '}
        <Button kind="link" onClick={() => location.reload()}>
          Load it again
        </Button>
      </p>
    )
  }
}
