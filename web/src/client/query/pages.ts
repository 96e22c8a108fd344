// Lists that the server answers page by page, newest first, with the oldest createTime as the cursor.

/** As many rows as the server puts on a page; it may add rows that share the last createTime. */
export const PAGE_ROWS = 20

/** Where the next page begins; undefined where this page is the last, because it is not full. */
export const nextCursor = (page: readonly { readonly createTime: number }[]): number | undefined =>
  page.length < PAGE_ROWS ? undefined : page.at(-1)?.createTime
