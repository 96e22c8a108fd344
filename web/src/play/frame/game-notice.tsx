// What operators have announced for this game: that it is paused, or that its limits will change. It is shown above the
// bet bar and covers nothing: a player with a bet under way can still end it.

import type { GamesContract, GameNotices } from '@glasshouse/rulebook/wire/play/games'
import { caller } from '../../client/call.ts'
import { serverNow, useLive, type Topic } from '../../client/live/live.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { messages } from '../messages.ts'
import css from '../protection/protection.module.css'
import { useMoment } from '../protection/texts.ts'

const call = caller<GamesContract>()
const topic: Topic<GameNotices> = {
  name: 'games',
  fetch: () => call('GET /api/game/notices', {}, { quiet: true }),
}

export function GameNotice({ game }: { game: string }) {
  const t = useMessages(messages)
  const notices = useLive(topic)
  const change = notices?.changes.find((each) => each.game === game && each.from > serverNow())
  return (
    <div role="status">
      {notices?.paused.includes(game) ? (
        <div className={css.note}>
          <Icon name="clock" size={20} />
          <span>
            <b>{t('pausedTitle')}</b>
            <small>{t('pausedNote')}</small>
          </span>
        </div>
      ) : (
        change && <ChangeNote change={change} />
      )}
    </div>
  )
}

function ChangeNote({ change: { maxGold, maxProfit, from } }: { change: GameNotices['changes'][number] }) {
  const t = useMessages(messages)
  const format = useFormat()
  const moment = useMoment()
  return (
    <div className={css.note}>
      <Icon name="info" size={20} />
      <span>
        <b>{t('limitsFrom', { moment: moment(from) })}</b>
        {maxGold !== null && <span>{t('limitGold', { gold: format.gold(maxGold) })}</span>}
        {maxProfit !== null && <span>{t('limitProfit', { gold: format.gold(maxProfit) })}</span>}
        {maxGold === null && maxProfit === null && <span>{t('limitsUsual')}</span>}
      </span>
    </div>
  )
}
