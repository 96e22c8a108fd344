import { VIP } from '../../chat/paths.ts'
import { useVip } from '../../chat/use-characters.ts'
import { Link } from '../../client/navigate.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { messages } from './messages.ts'
import css from './ai-chat.module.css'

/** What VIP brings, or until when the player has it; nothing where it is neither owned nor sold. */
export function VipOffer() {
  const t = useMessages(messages)
  const format = useFormat()
  const { vip } = useVip()
  if (!vip || !(vip.isSold || vip.until !== null)) return null
  const { isVip, until, perks, prices } = vip
  const gold = Math.min(...prices.map((price) => price.gold))
  const [title, text] = isVip
    ? (['isVip', 'isVipText'] as const)
    : until === null
      ? (['offer', 'offerText'] as const)
      : (['wasVip', 'wasVipText'] as const)
  return (
    <Link to={VIP} className={css.offer}>
      <Icon name="star" size={22} />
      <Stack as="span" gap={0} style={{ flex: 1 }}>
        <b>{t(title)}</b>
        <Text as="span" size={2} tone="muted">
          {t(text, {
            n: format.number(perks.characters.vip),
            gold: format.gold(gold),
            date: format.date(until ?? 0),
          })}
        </Text>
      </Stack>
      <Icon name="next" size={18} />
    </Link>
  )
}
