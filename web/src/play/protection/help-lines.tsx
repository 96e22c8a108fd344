// People to talk to about play, wherever one is: the same that the characters name.

import { useState } from 'react'
import { helpEntries, isOldCheck, type HelpEntry } from '@glasshouse/rulebook/core/help-lines'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { defineMessages, useFormat, useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'

const messages = defineMessages({
  world: ['{name}, in many languages', '{name}, en plusieurs langues'],
  place: ['{country}: {name}', '{country} : {name}'],
  old: ['Checked on {date}. These details may have changed.', 'Coordonnées vérifiées le {date}. Elles ont pu changer.'],
})

/** Those for anywhere first. */
const LINES = helpEntries.gambling.toSorted((a, b) => Number(b.country === '*') - Number(a.country === '*'))

export function HelpLines({ className }: { className: string | undefined }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const countries = new Intl.DisplayNames([language], { type: 'region' })
  const titled = ({ country, name: { [language]: name } }: HelpEntry): string =>
    country === '*' ? t('world', { name }) : t('place', { country: countries.of(country) ?? country, name })
  return (
    <ul className={className}>
      {LINES.map((entry) => (
        <li key={entry.country}>
          <span>{titled(entry)}</span>
          <a
            href={entry.href ?? undefined}
            rel="noreferrer"
            target={entry.href?.startsWith('https') ? '_blank' : undefined}
          >
            {entry.contact}
          </a>
          <OldCheck checked={entry.checked} />
        </li>
      ))}
    </ul>
  )
}

/** Says so where a contact was last checked more than a year ago. */
export function OldCheck({ checked }: { checked: string | undefined }) {
  const t = useMessages(messages)
  const format = useFormat()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  if (checked === undefined || !isOldCheck(checked, today)) return null
  return (
    <Text as="small" size={1} tone="faint">
      {t('old', { date: format.date(Date.parse(checked)) })}
    </Text>
  )
}
