import { createStore, useStore } from '../states/store.ts'

export const TOAST_MS = 2000
export const NOTICE_MS = 3000

export interface Notice {
  readonly id: number
  readonly title?: string
  readonly text: string
}

const notices = createStore<readonly Notice[]>([])
let lastId = 0

function show(notice: Omit<Notice, 'id'>, lastingMs: number): void {
  const id = ++lastId
  // Saying the same words twice at once tells the player nothing new.
  const others = notices.get().filter((other) => other.text !== notice.text || other.title !== notice.title)
  notices.set([...others, { ...notice, id }])
  setTimeout(() => notices.set(notices.get().filter((other) => other.id !== id)), lastingMs)
}

/** A short text at the top of the screen, gone after two seconds unless it needs longer. */
export const toast = (text: string, lastingMs = TOAST_MS): void => show({ text }, lastingMs)

/** News with a title, gone after three seconds. */
export const notify = (notice: { title: string; text: string }): void => show(notice, NOTICE_MS)

/** What is being said lies above a sheet that was opened meanwhile. */
export const raiseNotices = (): void => notices.set([...notices.get()])

export const useNotices = (): readonly Notice[] => useStore(notices)
