import type { ReactNode } from 'react'
import { Row, Stack } from '../src/layout/stack.tsx'
import { Text } from '../src/text/text.tsx'
import { useMessages } from '../src/text/i18n.ts'
import { ControlParts } from './control-parts.tsx'
import { DataParts } from './data-parts.tsx'
import { FormParts } from './form-parts.tsx'
import { LayoutParts } from './layout-parts.tsx'
import { messages } from './messages.ts'
import { StateParts } from './state-parts.tsx'

const GROUPS: readonly { readonly id: string; readonly Parts: () => ReactNode }[] = [
  { id: 'layout', Parts: LayoutParts },
  { id: 'controls', Parts: ControlParts },
  { id: 'forms', Parts: FormParts },
  { id: 'data', Parts: DataParts },
  { id: 'states', Parts: StateParts },
]

export function Gallery() {
  const t = useMessages(messages)
  return (
    <main>
      <Stack gap={32} pad={16} style={{ maxWidth: 640, margin: '0 auto' }}>
        <Row as="header" justify="space-between" wrap>
          <h1>{t('title')}</h1>
          <Row as="nav" aria-label={t('looks')}>
            <a href="?theme=dark&language=en">Dark, English</a>
            <a href="?theme=light&language=fr">Clair, français</a>
          </Row>
        </Row>
        {GROUPS.map(({ id, Parts }) => (
          <Stack as="section" key={id} id={id} gap={20} aria-labelledby={`${id}-title`}>
            <Text as="h2" id={`${id}-title`} size={6}>
              {id}
            </Text>
            <Parts />
          </Stack>
        ))}
      </Stack>
    </main>
  )
}
