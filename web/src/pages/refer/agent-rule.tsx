import { ACTIVE, CRITERIA, earnedLevels } from '@glasshouse/rulebook/core/referral'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './agent-messages.ts'
import css from './agent.module.css'

/** What an agent's levels take, in numbers. */
export function AgentRule() {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <section className={css.panel}>
      <h2>{t('rule')}</h2>
      <ul className={css.points}>
        {earnedLevels.map((level) => (
          <li key={level}>
            {t('ruleLevels', {
              level: t(level),
              friends: format.number(CRITERIA[level].friends),
              base: format.gold(Number(CRITERIA[level].base)),
            })}
          </li>
        ))}
        <li>{t('ruleApproved')}</li>
        <li>{t('ruleActive', { staked: format.gold(Number(ACTIVE.staked)), days: ACTIVE.days })}</li>
        <li>{t('ruleKeep')}</li>
      </ul>
    </section>
  )
}
