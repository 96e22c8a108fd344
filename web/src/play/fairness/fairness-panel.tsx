import type { ReactNode } from 'react'
import { LinkRow, LinkRows } from '../../client/link-rows.tsx'
import { defineMessages, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { sharedMessages } from '@glasshouse/ui/text/shared-messages.ts'
import { useShield } from '../promises/evidence.ts'
import { useShieldText } from '../promises/shield.tsx'
import { centrePath, EVIDENCE, RETURNS } from './verifier-path.ts'
import css from './fairness.module.css'

const messages = defineMessages(
  {
    label: ['More about fairness', 'En savoir plus sur l’équité'],
    verify: ['Verify a bet or a round', 'Vérifier une mise ou une manche'],
    rules: ['How results are fixed', 'Comment nous calculons les résultats'],
    returns: ['RTP of every game', 'Taux de retour des jeux'],
  },
  sharedMessages,
)

/** From a game to the fairness centre. */
export function FairnessLinks() {
  const t = useMessages(messages)
  const shield = useShield()
  const shieldText = useShieldText(shield)
  return (
    <LinkRows label={t('label')}>
      <LinkRow to={EVIDENCE} icon={shield.state === 'red' ? 'warn' : 'shield'} text={shieldText} />
      <LinkRow to={centrePath('verify')} icon="search" text={t('verify')} />
      <LinkRow to={centrePath('rules')} icon="book" text={t('rules')} />
      <LinkRow to={RETURNS} icon="chart" text={t('returns')} />
    </LinkRows>
  )
}

/** How a game's results are fixed before the bet, in steps, and what that means for this player. */
export function FairnessPanel({ how, children }: { how: readonly string[]; children: ReactNode }) {
  const t = useMessages(messages)
  return (
    <div className={css.panel}>
      <section>
        <h3>{t('howItWorks')}</h3>
        <ol className={css.how}>
          {how.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </section>
      {children}
      <FairnessLinks />
    </div>
  )
}
