// Home during a time-out or self-exclusion: until when, what stays open, and where help is. Nothing here invites to bet.

import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { defineMessages, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { sharedMessages } from '@glasshouse/ui/text/shared-messages.ts'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { helpMessages } from '../../client/text/help-messages.ts'
import { ButtonLink, LinkRow, LinkRows } from '../../client/link-rows.tsx'
import type { Restriction } from '../../client/restriction.ts'
import { useSession } from '../../client/session.ts'
import { HelpLines } from '../../play/protection/help-lines.tsx'
import { useRestrictionText } from '../../play/protection/texts.ts'
import css from './calm-home.module.css'

const messages = defineMessages({
  text: [
    'You can’t bet or deposit. Open bets will settle normally.',
    'Vous ne pouvez ni miser ni déposer. Nous réglerons normalement les mises en cours.',
  ],
  withdrawText: ['You can still withdraw your gold.', 'Vous pouvez toujours retirer votre or.'],
  loggedOut: [
    'You’re logged out on this device. Log in at any time to withdraw.',
    'Cet appareil est déconnecté. Connectez-vous à tout moment pour retirer votre or.',
  ],
  noReversal: ['This can’t be reversed or shortened.', 'Cette mesure ne peut être ni annulée ni raccourcie.'],
  withdraw: ['Withdraw', 'Retirer'],
  open: ['Still available', 'Toujours accessible'],
  history: ['Transaction history', 'Historique des opérations'],
  limits: ['Limits', 'Limites'],
  fairness: ['Fairness', 'Équité'],
})

export function CalmHome({ restriction }: { restriction: Restriction }) {
  const t = useMessages(messages)
  const help = useMessages(helpMessages)
  const shared = useMessages(sharedMessages)
  const { loggedIn } = useSession()
  const { title, until } = useRestrictionText(restriction)
  return (
    <Stack gap={16} pad="8px 0 0">
      <Panel gap={8} aria-labelledby="closed" className={css.state}>
        <Icon name="clock" size={32} />
        <h2 id="closed">{title}</h2>
        <Text weight={600}>{until}</Text>
        <Text tone="muted">
          {t('text')} {t('noReversal')}
        </Text>
        <Text tone="muted">{t(loggedIn ? 'withdrawText' : 'loggedOut')}</Text>
        <ButtonLink to="/pages/wallets/withdrawal/withdrawal" kind="quiet" wide icon="arrowUp" text={t('withdraw')} />
      </Panel>
      <LinkRows label={t('open')}>
        <LinkRow to="/pages/wallets/ledger/ledger" icon="book" text={t('history')} />
        <LinkRow to="/pages/accounts/limits" icon="clock" text={t('limits')} />
        <LinkRow to="/pages/fairness/fairness" icon="shield" text={t('fairness')} />
        <LinkRow to="/pages/accounts/contactUs" icon="chat" text={shared('contactUs')} />
      </LinkRows>
      <Panel gap={8} title={<h2 id="help">{help('talkToSomeone')}</h2>} aria-labelledby="help">
        <Text tone="muted">{help('talkText')}</Text>
        <HelpLines className={css.lines} />
      </Panel>
    </Stack>
  )
}
