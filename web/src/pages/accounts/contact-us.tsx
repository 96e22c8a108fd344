import { navigate } from '../../client/navigate.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { InnerPage } from '../../client/inner-page.tsx'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { ContentSkeleton, useContactUs } from './content.tsx'
import { messages } from './messages.ts'
import { WriteToUs } from './write-to-us.tsx'
import css from './accounts.module.css'

export default function ContactUs() {
  const t = useMessages(messages)
  return (
    <InnerPage title={t('contactUs')} width={640}>
      <Text tone="muted">{t('contactText')}</Text>
      <Loaded query={useContactUs()} skeleton={<ContentSkeleton />}>
        {(channels) => channels.map((channel) => <Channel key={channel.channel} {...channel} />)}
      </Loaded>
      <WriteToUs />
    </InnerPage>
  )
}

function Channel({ channel, name, target }: { channel: string; name: string; target: string }) {
  const t = useMessages(messages)
  const icon = <Icon name={channel.startsWith('telegram') ? 'send' : 'chat'} size={22} />
  return target ? (
    <a className={css.channel} href={target} target="_blank" rel="noreferrer">
      {icon}
      <span>{name}</span>
      <Icon name="next" size={18} />
    </a>
  ) : (
    <button type="button" className={css.channel} onClick={() => navigate.push(target)}>
      {icon}
      <span>{name}</span>
      <small>{t('notYet')}</small>
    </button>
  )
}
