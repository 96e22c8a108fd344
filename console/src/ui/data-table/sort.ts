// The sort as it stands in the address: a column's name, with a minus for the largest first.

export const sortStateOf = (column: string, sort: string): 'ascending' | 'descending' | 'none' =>
  sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : 'none'

/** The largest first, and the other way round when it is pressed again. */
export const nextSort = (column: string, sort: string): string => (sort === `-${column}` ? column : `-${column}`)
