import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Paragraph, Text } from '@glasshouse/ui/text/text.tsx'
import { messages } from './messages.ts'

type Name = 'keepPhone' | 'keepPlay' | 'keepPay' | 'keepDevice' | 'keepNever' | 'first' | 'erased' | 'kept'

/** Names, each with a paragraph that explains it. */
export function Explanations({ of }: { of: readonly Name[] }) {
  const t = useMessages(messages)
  return (
    <Stack as="dl" gap={14}>
      {of.map((name) => (
        <div key={name}>
          <Text as="dt" weight={600}>
            {t(name)}
          </Text>
          <Paragraph as="dd">{t(`${name}Text`)}</Paragraph>
        </div>
      ))}
    </Stack>
  )
}
