import { LinkRow, LinkRows } from '../../client/link-rows.tsx'
import { defineMessages, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { centrePath, RETURNS } from './verifier-path.ts'

const messages = defineMessages({
  en: {
    label: 'More on fairness',
    verify: 'Verify a bet or a round',
    rules: 'How results are fixed before the bet',
    returns: 'What every game returns',
  },
  fr: {
    label: 'L’équité en détail',
    verify: 'Vérifier une mise ou une manche',
    rules: 'Comment les résultats sont fixés avant la mise',
    returns: 'Ce que rend chaque jeu',
  },
})

/** From a game to the fairness centre. */
export function FairnessLinks() {
  const t = useMessages(messages)
  return (
    <LinkRows label={t('label')}>
      <LinkRow to={centrePath('verify')} icon="shield" text={t('verify')} />
      <LinkRow to={centrePath('rules')} icon="book" text={t('rules')} />
      <LinkRow to={RETURNS} icon="chart" text={t('returns')} />
    </LinkRows>
  )
}
