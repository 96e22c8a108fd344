import { useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { agreement } from './agreement-text.ts'
import { messages } from './messages.ts'

export function AgreementSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const title = t('agreement')
  return (
    <Sheet open={open} onClose={onClose} title={title.charAt(0).toUpperCase() + title.slice(1)}>
      <Stack as="ol" gap={18} pad="0 0 8px">
        {Object.entries(agreement[language]).map(([heading, text]) => (
          <li key={heading}>
            <Text as="h3" size={4}>
              {heading}
            </Text>
            <Text tone="muted">{text}</Text>
          </li>
        ))}
      </Stack>
    </Sheet>
  )
}
