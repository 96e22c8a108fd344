import { useState } from 'react'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import { caller } from '../../client/call.ts'
import { useFormat, useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { csvOf, type Movement } from './csv.ts'
import { columns, messages } from './messages.ts'
import { useMovementText } from './movement-text.ts'

const call = caller<WalletContract>()

/** Days in UTC, as the house counts them; null where there is no bound. */
export interface Span {
  readonly from: string | null
  readonly to: string | null
}

const DAY_MS = 86_400_000

/** Everything that has moved within a span, oldest page last; `onCount` gets how many were read so far. */
async function readAll({ from, to }: Span, onCount: (count: number) => void): Promise<Movement[]> {
  const all: Movement[] = []
  const first = from === null ? 0 : Date.parse(from)
  // The cursor is a moment before which to read: here the one at which the last day has ended.
  for (let lastCreateTime = to === null ? 0 : Date.parse(to) + DAY_MS; ;) {
    const page = await call('GET /api/user/ledger/export/{lastCreateTime}', { lastCreateTime }, { quiet: true })
    const within = page.filter(({ createTime }) => createTime >= first)
    all.push(...within)
    onCount(all.length)
    const last = page.at(-1)
    if (!last || within.length < page.length) return all
    lastCreateTime = last.createTime
  }
}

function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken its copy by the next turn.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}

interface Export {
  /** How many were read so far, null while nothing is being saved. */
  readonly count: number | null
  /** The period that was asked for has no transactions. */
  readonly isEmpty: boolean
  readonly start: () => void
}

/** Saves every movement of a span as a table. */
export function useExport(span: Span): Export {
  const t = useMessages(messages)
  const column = useMessages(columns)
  const text = useMovementText()
  const format = useFormat()
  const language = useLanguage()
  const [count, setCount] = useState<number | null>(null)
  const period = `${span.from} ${span.to}`
  const [emptyPeriod, setEmptyPeriod] = useState<string | null>(null)

  const run = async (): Promise<void> => {
    setCount(0)
    try {
      const all = await readAll(span, setCount)
      setEmptyPeriod(all.length === 0 ? period : null)
      if (all.length === 0) return setCount(null)
      const csv = csvOf(all, { ...text, column: (name) => column(name), separator: language === 'fr' ? ';' : ',' })
      save(`${t('fileName')}-${new Date().toISOString().slice(0, 10)}.csv`, csv)
      toast(t('exported', { n: format.number(all.length) }))
    } catch {
      toast(t('exportFailed'))
    }
    setCount(null)
  }
  return { count, isEmpty: emptyPeriod === period, start: () => void (count === null && run()) }
}
