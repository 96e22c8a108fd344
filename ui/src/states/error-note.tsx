import { Icon } from '../controls/icon.tsx'
import { Note } from '../layout/panel.tsx'
import { Row } from '../layout/stack.tsx'

/** Why something was refused; nothing while there is no text. */
export function ErrorNote({ text }: { text: string | null | undefined }) {
  if (!text) return null
  return (
    <Note tone="lose" role="alert">
      <Row gap={10} align="start">
        <Icon name="info" size={20} />
        <p>{text}</p>
      </Row>
    </Note>
  )
}
