// How lists are cut into pages, and looks that many share.

export const PAGE_ROWS = 20
/** No createTime reaches this: the cursor 0 stands for the newest page. */
const END_OF_TIME = 9_000_000_000_000_000n

export const before = (lastCreateTime: number): bigint => (lastCreateTime === 0 ? END_OF_TIME : BigInt(lastCreateTime))

/** One read serves everyone who asks within this time. */
export function shared<T>(read: () => Promise<T>, freshMs: number): () => Promise<T> {
  let held: Promise<T> | null = null
  let heldAt = -Infinity
  return () => {
    if (!held || performance.now() - heldAt > freshMs) {
      heldAt = performance.now()
      const reading = (held = read())
      reading.catch(() => {
        if (held === reading) held = null
      })
    }
    return held
  }
}
