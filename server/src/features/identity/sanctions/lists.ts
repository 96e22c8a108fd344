// The public XML files of the UN (consolidated list) and the EU (financial sanctions files): persons with their names and
// dates of birth. Organisations are left out.

import type { SanctionsSource } from '@glasshouse/rulebook/identity/levels'
import { readXml, XmlError, type XmlEvent } from './xml.ts'

export interface ListedPerson {
  readonly reference: string
  readonly names: readonly string[]
  /** A day (1960-01-31), a year (1960), or a range of years (1958-1962). */
  readonly births: readonly string[]
}

export interface SanctionsFile {
  readonly source: SanctionsSource
  /** When the publisher made the file, in the publisher's words. */
  readonly generated: string
  readonly persons: readonly ListedPerson[]
}

const ROOTS: Readonly<Record<string, SanctionsSource>> = { CONSOLIDATED_LIST: 'un', export: 'eu' }
/** Far more than the lists have. */
const PERSONS_MAX = 200_000
const NAMES_MAX = 500
const TEXT_MAX = 300
/** The event loop gets a turn after so many events. */
const EVENTS_PER_TURN = 5000

/** Throws XmlError for anything but a complete list. */
export async function parseList(xml: string): Promise<SanctionsFile> {
  const events = readXml(xml)
  const first = events.next().value as XmlEvent | undefined
  const source = first?.type === 'open' ? ROOTS[first.name] : undefined
  if (first?.type !== 'open' || !source) throw new XmlError('its first element is unknown')
  const reader = source === 'un' ? new UnReader() : new EuReader()
  let count = 0
  for (const event of events) {
    reader.read(event)
    if (reader.persons.length > PERSONS_MAX) throw new XmlError('it has too many persons')
    if (++count % EVENTS_PER_TURN === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  if (reader.persons.length === 0) throw new XmlError('it names no person')
  const generated = first.attributes['dateGenerated'] ?? first.attributes['generationDate'] ?? ''
  return { source, generated: generated.slice(0, TEXT_MAX), persons: reader.persons }
}

interface Draft {
  reference: string
  readonly names: Set<string>
  readonly births: Set<string>
}

abstract class Reader {
  readonly persons: ListedPerson[] = []
  protected draft: Draft | null = null

  abstract read(event: XmlEvent): void

  protected begin(reference = ''): void {
    this.draft = { reference, names: new Set(), births: new Set() }
  }

  protected addName(...parts: readonly (string | undefined)[]): void {
    const name = parts.filter(Boolean).join(' ').replace(/\s+/g, ' ').trim().slice(0, TEXT_MAX)
    if (name && this.draft && this.draft.names.size < NAMES_MAX) this.draft.names.add(name)
  }

  protected addBirth(birth: string | null): void {
    if (birth && this.draft && this.draft.births.size < NAMES_MAX) this.draft.births.add(birth)
  }

  protected end(): void {
    const draft = this.draft
    this.draft = null
    if (!draft || draft.names.size === 0) return
    if (!draft.reference) throw new XmlError('a person has no reference')
    const { reference, names, births } = draft
    this.persons.push({ reference: reference.slice(0, TEXT_MAX), names: [...names], births: [...births] })
  }
}

const birthOf = (date = '', year = '', from = '', to = ''): string | null => {
  const day = /^\d{4}-\d\d-\d\d/.exec(date)?.[0]
  if (day) return day
  if (/^\d{4}$/.test(from) && /^\d{4}$/.test(to)) return `${from}-${to}`
  return /^\d{4}$/.test(year) ? year : (/^\d{4}/.exec(date)?.[0] ?? null)
}

const NAME_PARTS = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME']

/** Each field is an element of its own. */
class UnReader extends Reader {
  #path: string[] = []
  #fields: Record<string, string> = {}

  read(event: XmlEvent): void {
    if (event.type === 'open') {
      this.#path.push(event.name)
      if (event.name === 'INDIVIDUAL') this.begin()
      if (['INDIVIDUAL', 'INDIVIDUAL_ALIAS', 'INDIVIDUAL_DATE_OF_BIRTH'].includes(event.name))
        this.#startFields(event.name)
      return
    }
    const name = this.#path.at(-1) ?? ''
    if (event.type === 'text') {
      this.#fields[name] = (this.#fields[name] ?? '') + event.text.trim()
      return
    }
    this.#path.pop()
    if (!this.draft) return
    if (event.name === 'INDIVIDUAL_ALIAS') this.addName(this.#fields['ALIAS_NAME'])
    if (event.name === 'INDIVIDUAL_DATE_OF_BIRTH') {
      const { DATE, YEAR, FROM_YEAR, TO_YEAR } = this.#fields
      this.addBirth(birthOf(DATE, YEAR, FROM_YEAR, TO_YEAR))
    }
    // The parts of the name stand before the aliases, so they are read as soon as they end.
    if (NAME_PARTS.includes(event.name) || ['REFERENCE_NUMBER', 'DATAID'].includes(event.name))
      this.#person[event.name] = this.#fields[event.name] ?? ''
    if (event.name === 'INDIVIDUAL') {
      this.addName(...NAME_PARTS.map((part) => this.#person[part]))
      this.draft.reference = this.#person['REFERENCE_NUMBER'] || this.#person['DATAID'] || ''
      this.end()
    }
  }

  #person: Record<string, string> = {}

  #startFields(element: string): void {
    this.#fields = {}
    if (element === 'INDIVIDUAL') this.#person = {}
  }
}

/** Each field is an attribute. */
class EuReader extends Reader {
  #isPerson = false

  read(event: XmlEvent): void {
    if (event.type === 'text') return
    if (event.type === 'close') {
      if (event.name !== 'sanctionEntity') return
      if (!this.#isPerson) this.draft = null
      this.end()
      return
    }
    const { name, attributes: a } = event
    if (name === 'sanctionEntity') {
      this.#isPerson = false
      this.begin(a['euReferenceNumber'] || a['logicalId'] || '')
    }
    if (name === 'subjectType') this.#isPerson = a['code'] === 'person' || a['classificationCode'] === 'P'
    if (name === 'nameAlias')
      this.addName(...(a['wholeName'] ? [a['wholeName']] : [a['firstName'], a['middleName'], a['lastName']]))
    if (name === 'birthdate') this.addBirth(birthOf(a['birthdate'], a['year'], a['yearRangeFrom'], a['yearRangeTo']))
  }
}
