import type { ReactNode } from 'react'
import { Icon } from '../controls/icon.tsx'
import { Row } from '../layout/stack.tsx'

/** One claim that this browser has recomputed, and whether it holds. */
export const Verdict = ({ holds, children }: { holds: boolean; children: ReactNode }) => (
  <Row
    as="p"
    role="status"
    align="start"
    style={{ fontSize: 'var(--fs-3)', fontWeight: 700, color: holds ? 'var(--win)' : 'var(--lose)' }}
  >
    <Icon name={holds ? 'check' : 'close'} size={20} />
    {children}
  </Row>
)
