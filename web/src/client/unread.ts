import { createStore, useStore } from '@glasshouse/ui/states/store.ts'

const unread = createStore(0)

/** How many messages wait in the inbox, as the live connection says. */
export const useUnread = (): number => useStore(unread)
export const setUnread = unread.set
