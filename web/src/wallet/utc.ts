import { makeFormat } from '@glasshouse/rulebook/text/format'
import { useLanguage } from '@glasshouse/ui/text/i18n.ts'

const formats = { en: makeFormat('en', 'UTC'), fr: makeFormat('fr', 'UTC') }

/** Writes the UTC day of a time, for sums and prices that are counted by days in UTC. */
export const useUtcDate = (): ((timeMs: number) => string) => formats[useLanguage()].date
