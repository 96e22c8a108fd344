interface ResultAnnouncerProps {
  /** Of the result: two results with the same text are both announced. */
  id?: number | undefined
  text: string | null
}

/** Tells a screen reader the result that everyone else sees on the stage. */
export const ResultAnnouncer = ({ id, text }: ResultAnnouncerProps) => (
  <p className="sr" role="status" aria-live="polite">
    {text && <span key={id}>{text}</span>}
  </p>
)
