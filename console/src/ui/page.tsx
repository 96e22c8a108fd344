import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Panel as SharedPanel } from '@glasshouse/ui/layout/panel.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import type { ReactNode } from 'react'
import css from './page.module.css'
import { messages } from './messages.ts'

interface PageProps {
  readonly title: string
  /** Beside the title. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

export const Page = ({ title, aside, children }: PageProps) => (
  <Stack gap={20} justify="start">
    <title>{useMessages(messages)('pageTitle', { title })}</title>
    <Row wrap gap="10px 12px">
      <h1 style={{ flex: '1 1 10rem' }}>{title}</h1>
      {aside}
    </Row>
    {children}
  </Stack>
)

/** The shared panel as a landmark, found by its title. */
export const Panel = (props: PageProps) => <SharedPanel aria-label={props.title} gap={14} {...props} />

/** Panels side by side that are not of one height. */
export const Columns = ({ children }: { children: ReactNode }) => <div className={css.columns}>{children}</div>

/** A page with one thing to do, before the console is open. */
export function CenteredPage({ title, children }: { title: string; children: ReactNode }) {
  const t = useMessages(messages)
  return (
    <main className={css.centered}>
      <title>{t('pageTitle', { title })}</title>
      <p className={css.brand}>
        Glasshouse <span>{t('console')}</span>
      </p>
      <SharedPanel title={<h1>{title}</h1>} gap={14}>
        {children}
      </SharedPanel>
    </main>
  )
}
