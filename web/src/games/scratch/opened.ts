// Which of the nine fields are open, as bits, the first field lowest; and the ways across them. Pure.

import { FIELDS } from '@glasshouse/rulebook/games/scratch/rules'

const ALL = 2 ** FIELDS - 1
const SIDE = Math.sqrt(FIELDS)
const fields = Array.from({ length: FIELDS }, (_, field) => field)

export const isOpen = (opened: number, field: number): boolean => (opened & (1 << field)) !== 0
export const withOpen = (opened: number, field: number): number => opened | (1 << field)
export const isScratched = (opened: number): boolean => (opened & ALL) === ALL

/** The fields still to be opened, in the order in which they open by themselves: row by row. */
export const coveredFields = (opened: number): number[] => fields.filter((field) => !isOpen(opened, field))

/** Where a key leads on the card of three by three; edges hold. */
export function stepTo(field: number, key: string): number | null {
  const [row, column] = [Math.floor(field / SIDE), field % SIDE]
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? field - 1 : field
    case 'ArrowRight':
      return column < SIDE - 1 ? field + 1 : field
    case 'ArrowUp':
      return row > 0 ? field - SIDE : field
    case 'ArrowDown':
      return row < SIDE - 1 ? field + SIDE : field
    case 'Home':
      return 0
    case 'End':
      return FIELDS - 1
    default:
      return null
  }
}
