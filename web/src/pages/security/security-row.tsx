import type { ReactNode } from 'react'
import type { IconName } from '@glasshouse/ui/controls/icon.tsx'
import { IconTile } from '@glasshouse/ui/controls/icon-tile.tsx'
import { Note } from '@glasshouse/ui/layout/panel.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint, Text } from '@glasshouse/ui/text/text.tsx'
import { messages } from './messages.ts'

interface SecurityRowProps {
  icon: IconName
  title: ReactNode
  text?: string
  /** Buttons; they move to a line of their own before the text is cut. */
  children?: ReactNode
}

/** A credential or a device, its state, and what can be done with it. */
export function SecurityRow({ icon, title, text, children }: SecurityRowProps) {
  return (
    <Row wrap gap="8px 10px" style={{ minHeight: 56 }}>
      <IconTile icon={icon} />
      <Stack gap={2} style={{ flex: '1 1 160px', overflowWrap: 'anywhere' }}>
        <Text as="strong" size={3}>
          {title}
        </Text>
        {text && <Hint>{text}</Hint>}
      </Stack>
      {children && (
        <Row gap={0} style={{ marginLeft: 'auto' }}>
          {children}
        </Row>
      )}
    </Row>
  )
}

/** What a change leads to, shown before it is made: what is special to it, then the hold on withdrawals. */
export function Consequence({ children }: { children?: string }) {
  const t = useMessages(messages)
  return (
    <Note icon="info" style={{ background: 'var(--s1)' }}>
      {children} {t('consequence')}
    </Note>
  )
}
