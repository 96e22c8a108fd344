import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { CrashRulesPage } from '../../play/crash/crash-rules-page.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './rules-messages.ts'
import { tile } from './tile.ts'

const TARGETS = [crash.firstMultiplier, 110, 150, 200, 300, 1000, 10_000, 100_000, crash.topMultiplier]

export default function RulesPage() {
  const t = useMessages(messages)
  return (
    <CrashRulesPage
      tile={tile}
      rules={crash}
      story={t('story')}
      how={[t('how1'), t('how2'), t('how3')]}
      pace={t('pace')}
      targets={TARGETS.map((multiplier) => ({ multiplier }))}
    />
  )
}
