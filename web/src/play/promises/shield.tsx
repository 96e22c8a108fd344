// The shield: grey before anything was checked here, green with a count, red after a broken promise.

import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useShield, type Shield } from './evidence.ts'
import { shieldMessages } from './messages.ts'
import css from './shield.module.css'

/** The state in words. */
export function useShieldText({ state, results, logChecks, alarms }: Shield): string {
  const t = useMessages(shieldMessages)
  if (state === 'red') return t('red', { n: alarms.length })
  const checked = results > 0 ? t('green', { n: results }) : logChecks > 0 ? null : t('grey')
  const log = logChecks > 0 ? t('log', { n: logChecks }) : null
  return [checked, log].filter((text) => text !== null).join(' ')
}

/** Decoration beside words that say the state. */
export const ShieldIcon = ({ state, size }: { state: Shield['state']; size: number }) => (
  <i className={css.shield} data-state={state}>
    <Icon name={state === 'red' ? 'warn' : 'shield'} size={size} />
  </i>
)

/** The shield with its words. */
export function ShieldLine({ size = 24 }: { size?: number }) {
  const shield = useShield()
  const text = useShieldText(shield)
  return (
    <p className={css.line} data-state={shield.state}>
      <ShieldIcon state={shield.state} size={size} />
      {text}
    </p>
  )
}
