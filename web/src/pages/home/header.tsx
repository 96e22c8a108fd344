import { LanguageSwitch } from '../../client/language-switch.tsx'
import { Link, navigate } from '../../client/navigate.tsx'
import { lastCountry } from '../../client/place.ts'
import { useRestriction } from '../../client/restriction.ts'
import { useBalance, useSession } from '../../client/session.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Coin } from '@glasshouse/ui/data/gold.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import logo from '../../logo.svg'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { messages } from './messages.ts'
import css from './header.module.css'

export function Header() {
  return (
    <header className={css.header}>
      <h1 className={css.brand}>
        <img src={logo} width="32" height="32" alt="" />
        <span>Glasshouse</span>
      </h1>
      <LanguageSwitch />
      <Purse />
    </header>
  )
}

const first = { size: 'small' } as const
/** Has no room on the smallest phones; the login page offers both. */
const second = { size: 'small', kind: 'quiet', className: css.second ?? '' } as const

/** The balance as a way to the wallet, or the way in. */
function Purse() {
  const t = useMessages(messages)
  const format = useFormat()
  const { loggedIn } = useSession()
  const balance = useBalance()
  const isNewHere = lastCountry() === null
  const restriction = useRestriction()
  if (!loggedIn)
    return (
      <>
        <Button {...(isNewHere ? second : first)} onClick={() => navigate.login()}>
          {t('logIn')}
        </Button>
        <Button {...(isNewHere ? first : second)} onClick={() => navigate.signUp()}>
          {t('signUp')}
        </Button>
      </>
    )
  return (
    <Link to="/pages/wallet/wallet" how="switchTab" className={css.purse}>
      <span className="sr">{t('balance')}</span>
      <Coin />
      {balance === null ? (
        <Skeleton width={56} height={14} />
      ) : (
        <span className="num">{format.shortGold(balance)}</span>
      )}
      {!restriction && (
        <>
          <span className={css.add}>
            <Icon name="plus" size={18} />
          </span>
          <span className="sr">{t('recharge')}</span>
        </>
      )}
    </Link>
  )
}
