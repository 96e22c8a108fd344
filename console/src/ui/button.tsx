import { Button as SharedButton } from '@glasshouse/ui/controls/button.tsx'
import type { ComponentProps } from 'react'

/** The shared button as a desk needs it: small, and quiet unless it is the one thing to do. */
export const Button = (props: ComponentProps<typeof SharedButton>) => (
  <SharedButton kind="quiet" size="small" {...props} />
)
