import { bomb, FUSE_MS, FUSE_START_MS } from '@glasshouse/rulebook/games/bomb/rules'
import { CrashRulesPage } from '../../play/crash/crash-rules-page.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './messages.ts'
import { tile } from './tile.ts'

const TARGETS = [bomb.firstMultiplier, 150, 200, 500, 1000, 2700, bomb.topMultiplier]

export default function BombRules() {
  const t = useMessages(messages)
  const format = useFormat()
  const top = format.multiplier(bomb.topMultiplier / 100)
  return (
    <CrashRulesPage
      tile={tile}
      rules={bomb}
      story={t('story')}
      how={[t('how1'), t('how2'), t('how3', { s: format.number(FUSE_MS / 1000), top }), t('how4')]}
      pace={t('pace', { s: format.number(FUSE_START_MS / 1000) })}
      targets={TARGETS.map((multiplier) =>
        multiplier === bomb.topMultiplier ? { multiplier, name: t('dudRow', { at: top }) } : { multiplier },
      )}
    />
  )
}
