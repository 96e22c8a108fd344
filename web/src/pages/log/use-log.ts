import { useQuery } from '@tanstack/react-query'
import { decodeEntry, type LogEntry } from '@glasshouse/rulebook/transparency/entries'
import type { LogState } from '../../play/transparency/log-check.ts'
import { logCheckDeps, runLogCheck } from '../../play/transparency/log-watch.ts'

const NEWEST = 40
const AGAIN_MS = 30_000

export interface NumberedEntry {
  readonly index: number
  readonly entry: LogEntry
}

export interface LogPage {
  readonly state: LogState
  /** Newest first, each proved to be in the signed tree. */
  readonly entries: readonly NumberedEntry[]
}

/** Checks the log and reads its newest entries. */
export const useLogPage = () =>
  useQuery({
    queryKey: ['transparency-log'],
    queryFn: async (): Promise<LogPage> => {
      const state = await runLogCheck()
      if (state.kind === 'none' || state.kind === 'alarm') return { state, entries: [] }
      const { readerOf } = await import('../../play/transparency/log-check.ts')
      const begin = Math.max(0, state.head.size - NEWEST)
      const bundle = await readerOf(logCheckDeps, state.head).entries([begin, state.head.size], state.head)
      const entries = bundle.flatMap((bytes, i): NumberedEntry[] => {
        const entry = decodeEntry(bytes)
        return entry ? [{ index: begin + i, entry }] : []
      })
      return { state, entries: entries.toReversed() }
    },
    refetchInterval: AGAIN_MS,
  })
