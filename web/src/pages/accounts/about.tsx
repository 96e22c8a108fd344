import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import logo from '../../logo.svg'
import { InnerPage } from '../../client/inner-page.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Hint, Text } from '@glasshouse/ui/text/text.tsx'
import { version } from '../../../../package.json'
import { messages } from './messages.ts'

export default function About() {
  const t = useMessages(messages)
  return (
    <InnerPage title={t('about')} width={640}>
      <Stack gap={8} pad="44px 8px" align="center" style={{ textAlign: 'center' }}>
        <img src={logo} width="96" height="96" alt="" />
        <Text as="h2" size={7} style={{ marginTop: 12 }}>
          Glasshouse
        </Text>
        <Text isNumber tone="accent">
          {t('version', { version })}
        </Text>
        <Text tone="muted">{t('aboutText')}</Text>
        <Hint style={{ marginTop: 24 }}>{t('font')}</Hint>
      </Stack>
    </InnerPage>
  )
}
