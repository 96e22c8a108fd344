import type { ComponentProps } from 'react'
import { InnerPage as Frame } from '@glasshouse/ui/layout/inner-page.tsx'
import { HOME, navigate } from './navigate.tsx'

interface InnerPageProps extends Omit<ComponentProps<typeof Frame>, 'onBack'> {
  /** Where Back leads when the app was opened on this page. */
  under?: string
}

/** A page behind another one, with the way back to it. */
export const InnerPage = ({ under = HOME, ...rest }: InnerPageProps) => (
  <Frame {...rest} onBack={() => navigate.backOr(under)} />
)
