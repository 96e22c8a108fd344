import type { ReactNode } from 'react'
import { Stack } from '../src/layout/stack.tsx'
import { Text } from '../src/text/text.tsx'

/** A part under its name. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack gap={8} data-part={name}>
      <Text as="h3" size={2} tone="faint">
        {name}
      </Text>
      {children}
    </Stack>
  )
}
