import { Note } from '../layout/panel.tsx'

/** Why something was refused; nothing while there is no text. */
export function ErrorNote({ text }: { text: string | null | undefined }) {
  if (!text) return null
  return (
    <Note tone="lose" icon="info" role="alert">
      {text}
    </Note>
  )
}
