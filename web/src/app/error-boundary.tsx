import { Component, type ReactNode } from 'react'
import { reportError } from '../client/errors/report-error.ts'
import { buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { defineMessages, say } from '@glasshouse/ui/text/i18n.ts'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'

const messages = defineMessages({
  title: ['Something went wrong', 'Une erreur s’est produite'],
  text: [
    'The error is on our side. It doesn’t change your balance or your bets.',
    'L’erreur vient de nous. Elle ne change ni votre solde ni vos mises.',
  ],
  reload: ['Reload page', 'Recharger la page'],
})

/** A bug in a page must not leave an empty screen. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override componentDidCatch(error: unknown): void {
    reportError('render', error)
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <main className="opening">
        <EmptyState icon="info" title={say(messages, 'title')} text={say(messages, 'text')}>
          <a className={buttonClass()} href="/">
            {say(messages, 'reload')}
          </a>
        </EmptyState>
      </main>
    )
  }
}
