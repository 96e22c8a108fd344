import { richbomb, VAULT_MS, VAULTS } from '@glasshouse/rulebook/games/richbomb/rules'
import { CrashRulesPage } from '../../play/crash/crash-rules-page.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './messages.ts'
import { tile } from './tile.ts'

export default function RichBombRules() {
  const t = useMessages(messages)
  const format = useFormat()
  const ends = { all: format.number(VAULTS.length), top: format.multiplier(richbomb.topMultiplier / 100) }
  return (
    <CrashRulesPage
      tile={tile}
      rules={richbomb}
      story={t('story')}
      how={[t('how1'), t('how2'), t('how3', ends)]}
      pace={t('pace', { s: format.number(VAULT_MS / 1000) })}
      targetName={t('vault')}
      targets={VAULTS.map((multiplier, i) => ({ multiplier, name: format.number(i + 1) }))}
    />
  )
}
