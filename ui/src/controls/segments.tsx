import css from './segments.module.css'

interface SegmentsProps<Name extends string> {
  /** Of the group, for those who do not see it. */
  label: string
  /** Of the field, once on a page. */
  name: string
  options: readonly { readonly name: Name; readonly text: string }[]
  chosen: Name
  onChoose: (name: Name) => void
}

/** A few ways to see or do the same, side by side, of which one is chosen. */
export function Segments<Name extends string>({ label, name: field, options, chosen, onChoose }: SegmentsProps<Name>) {
  return (
    <fieldset className={css.segments}>
      <legend className="sr">{label}</legend>
      {options.map(({ name, text }) => (
        <label key={name}>
          <input type="radio" name={field} className="sr" checked={name === chosen} onChange={() => onChoose(name)} />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
