import { DRIBBLE_MS, DRIBBLES, football } from '@glasshouse/rulebook/games/football/rules'
import { CrashRulesPage } from '../../play/crash/crash-rules-page.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './messages.ts'
import { tile } from './tile.ts'

export default function FootballRules() {
  const t = useMessages(messages)
  const format = useFormat()
  const last = DRIBBLES.length
  const ends = { all: format.number(last), top: format.multiplier(football.topMultiplier / 100) }
  return (
    <CrashRulesPage
      tile={tile}
      rules={football}
      story={t('story')}
      how={[t('how1'), t('how2'), t('how3', ends)]}
      pace={t('pace', { s: format.number(DRIBBLE_MS / 1000) })}
      targetName={t('dribble')}
      targets={DRIBBLES.map((multiplier, i) => ({
        multiplier,
        name: i + 1 === last ? t('goalRow', { n: format.number(last) }) : format.number(i + 1),
      }))}
    />
  )
}
