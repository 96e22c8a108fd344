// List paging and shared reads.

export const PAGE_ROWS = 20
/** Later than any createTime: the cursor 0 means the newest page. */
const END_OF_TIME = 9_000_000_000_000_000n

export const cursorTime = (lastCreateTime: number): bigint =>
  lastCreateTime === 0 ? END_OF_TIME : BigInt(lastCreateTime)

/** Shares one read among all callers within this time. */
export function shared<T>(read: () => Promise<T>, freshMs: number): () => Promise<T> {
  let cached: Promise<T> | null = null
  let cachedAtMs = -Infinity
  return () => {
    if (!cached || performance.now() - cachedAtMs > freshMs) {
      cachedAtMs = performance.now()
      const promise = (cached = read())
      promise.catch(() => {
        if (cached === promise) cached = null
      })
    }
    return cached
  }
}
