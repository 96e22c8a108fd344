import { navigate } from '../../client/navigate.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { TitleBar } from '@glasshouse/ui/layout/title-bar.tsx'
import { useContactUs, Waiting } from './content.tsx'
import { messages } from './messages.ts'
import { WriteToUs } from './write-to-us.tsx'
import css from './accounts.module.css'

export default function ContactUs() {
  const t = useMessages(messages)
  const { data: channels, isError, refetch } = useContactUs()
  return (
    <main className={css.page}>
      <TitleBar title={t('contactUs')} onBack={navigate.back} />
      <div className={css.body}>
        <p className={css.lead}>{t('contactText')}</p>
        {!channels && <Waiting failed={isError} onRetry={() => void refetch()} />}
        {channels?.map(({ channel, name, target }) =>
          target ? (
            <a key={channel} className={css.channel} href={target} target="_blank" rel="noreferrer">
              <Icon name={channel.startsWith('telegram') ? 'send' : 'chat'} size={22} />
              <span>{name}</span>
              <Icon name="next" size={18} />
            </a>
          ) : (
            <button key={channel} type="button" className={css.channel} onClick={() => navigate.push(target)}>
              <Icon name={channel.startsWith('telegram') ? 'send' : 'chat'} size={22} />
              <span>{name}</span>
              <small>{t('notYet')}</small>
            </button>
          ),
        )}
        <WriteToUs />
      </div>
    </main>
  )
}
