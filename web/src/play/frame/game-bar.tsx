import type { Ratio } from '@glasshouse/rulebook/play/game'
import { rulesOf, type GameTile } from '../../client/game-tile.ts'
import { Link, navigate } from '../../client/navigate.tsx'
import { useSession } from '../../client/session.ts'
import { IconButton, iconButtonClass } from '@glasshouse/ui/controls/button.tsx'
import { Coin } from '@glasshouse/ui/data/gold.tsx'
import { useFormat, useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { useTitle } from '@glasshouse/ui/text/title.ts'
import { EVIDENCE } from '../fairness/verifier-path.ts'
import { messages } from '../messages.ts'
import { useShield } from '../promises/evidence.ts'
import { ShieldIcon, useShieldText } from '../promises/shield.tsx'
import { setSound, useSound } from '../sound.ts'
import css from './game-bar.module.css'

const WALLET = '/pages/wallet/wallet'

interface GameBarProps {
  tile: GameTile
  rtp: Ratio
  gold: number | null
  isDemo: boolean
  onFairness: () => void
}

export function GameBar({ tile, rtp, gold, isDemo, onFairness }: GameBarProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const language = useLanguage()
  const isOn = useSound()
  useTitle(tile.name[language])
  const percent = format.percent(Number(rtp.of) / Number(rtp.per))
  const shield = useShield()
  const shieldText = useShieldText(shield)
  return (
    <header className={css.bar}>
      <IconButton icon="back" label={t('back')} onClick={navigate.back} />
      <div className={css.name}>
        <h1>{tile.name[language]}</h1>
        <button
          type="button"
          className={css.badge}
          title={`${t('rtpInFull', { percent })}\n${shieldText}`}
          onClick={() => (shield.state === 'red' ? navigate.push(EVIDENCE) : onFairness())}
        >
          <ShieldIcon state={shield.state} size={14} />
          {t('rtp', { percent })}
          <span className="sr"> {shieldText}</span>
        </button>
      </div>
      <Purse gold={gold} isDemo={isDemo} />
      <IconButton
        icon={isOn ? 'sound' : 'soundOff'}
        label={t(isOn ? 'soundOn' : 'soundOff')}
        aria-pressed={isOn}
        onClick={() => setSound(!isOn)}
      />
      <Link to={rulesOf(tile)} className={iconButtonClass} aria-label={t('rules')} title={t('rules')}>
        <Icon name="book" />
      </Link>
    </header>
  )
}

function Purse({ gold, isDemo }: { gold: number | null; isDemo: boolean }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { loggedIn } = useSession()
  // Logged out in the middle of a game: there's no balance to show.
  if (!isDemo && !loggedIn) return null
  const amount =
    gold === null ? <Skeleton width={56} height={16} /> : <span className="num">{format.shortGold(gold)}</span>
  if (isDemo) {
    return (
      <p className={css.purse} data-demo="">
        <span className="sr">{t('demo')}</span>
        {amount}
      </p>
    )
  }
  return (
    <Link to={WALLET} how="switchTab" className={css.purse}>
      <span className="sr">{t('balance')}</span>
      <Coin size={16} />
      {amount}
    </Link>
  )
}
