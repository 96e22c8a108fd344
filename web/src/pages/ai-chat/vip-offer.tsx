import { VIP } from '../../chat/paths.ts'
import { useVip } from '../../chat/use-characters.ts'
import { Link } from '../../client/navigate.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { messages } from './messages.ts'
import css from './ai-chat.module.css'

/** What VIP brings, or until when one has it; nothing where it is neither had nor sold. */
export function VipOffer() {
  const t = useMessages(messages)
  const format = useFormat()
  const { vip } = useVip()
  if (!vip || !(vip.isSold || vip.until !== null)) return null
  const { isVip, until, perks, prices } = vip
  const gold = Math.min(...prices.map((price) => price.gold))
  const words = isVip
    ? (['isVip', 'isVipText'] as const)
    : until === null
      ? (['offer', 'offerText'] as const)
      : (['wasVip', 'wasVipText'] as const)
  return (
    <Link to={VIP} className={css.offer}>
      <Icon name="star" size={22} />
      <span>
        <b>{t(words[0])}</b>
        <span>
          {t(words[1], {
            n: format.number(perks.characters.vip),
            gold: format.gold(gold),
            date: format.date(until ?? 0),
          })}
        </span>
      </span>
      <Icon name="next" size={18} />
    </Link>
  )
}
