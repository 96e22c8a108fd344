import type { ReactNode } from 'react'

/** One name and what it stands for, in a list of facts; the list decides how they lie. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
