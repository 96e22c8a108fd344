/** A player by name and number. */
export const Person = ({ name, id }: { name: string; id: number }) => (
  <>
    {name} <span className="hint">{id}</span>
  </>
)
