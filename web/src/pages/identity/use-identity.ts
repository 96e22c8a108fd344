// The player's identity: its query, uploads of single images, and the submission.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { DocumentSide } from '@glasshouse/rulebook/identity/levels'
import type { Identity, IdentityContract } from '@glasshouse/rulebook/wire/account/identity'
import type { InputOf } from '@glasshouse/rulebook/wire/endpoint'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { caller, CallError } from '../../client/call.ts'
import { newRequestId } from '../../play/table/request.ts'
import { messages } from './messages.ts'
import { prepareImage } from './prepare-image.ts'

const call = caller<IdentityContract>()
const KEY = ['identity'] as const

export const useIdentity = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call('GET /api/user/identity', {}, { quiet: true, signal }),
    meta: { own: true },
  })

export type SlotState = 'empty' | 'uploading' | 'uploaded' | 'failed'
interface Slot {
  readonly isBusy: boolean
  readonly problem: string | null
}

/** One slot for each side: under way, refused or uploaded. */
export function useUploads(uploaded: readonly DocumentSide[]) {
  const t = useMessages(messages)
  const queries = useQueryClient()
  const [slots, setSlots] = useState<Partial<Record<DocumentSide, Slot>>>({})
  const set = (side: DocumentSide, slot: Slot): void => setSlots((all) => ({ ...all, [side]: slot }))
  const upload = async (side: DocumentSide, file: File): Promise<void> => {
    set(side, { isBusy: true, problem: null })
    let problem: string | null = null
    try {
      const data = await prepareImage(file)
      if (data === null) problem = t('unreadable')
      else {
        const fresh = await call('PUT /api/user/identity/image/{side}', { side, data }, { quiet: true })
        queries.setQueryData<Identity>(KEY, fresh)
      }
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      problem = error.message
    } finally {
      set(side, { isBusy: false, problem })
    }
  }
  const stateOf = (side: DocumentSide): SlotState => {
    const slot = slots[side]
    if (slot?.isBusy) return 'uploading'
    if (slot?.problem) return 'failed'
    return uploaded.includes(side) ? 'uploaded' : 'empty'
  }
  return { upload, stateOf, problemOf: (side: DocumentSide) => slots[side]?.problem ?? null }
}

type Form<Key extends 'POST /api/user/identity' | 'POST /api/user/identity/funds'> = Omit<
  InputOf<IdentityContract, Key>,
  'requestId'
>

/** Sends a form. A repeat after a lost answer has the same id, so it is one submission. */
function useOneSubmission<F>(send: (form: F & { requestId: string }) => Promise<Identity>) {
  const queries = useQueryClient()
  const requestId = useRef(newRequestId())
  return async (form: F): Promise<void> => {
    try {
      queries.setQueryData<Identity>(KEY, await send({ ...form, requestId: requestId.current }))
      requestId.current = newRequestId()
    } catch (error) {
      if (error instanceof CallError && !error.network) requestId.current = newRequestId()
      throw error
    }
  }
}

export const useSend = () =>
  useOneSubmission<Form<'POST /api/user/identity'>>((form) => call('POST /api/user/identity', form, { quiet: true }))

export const useSendFunds = () =>
  useOneSubmission<Form<'POST /api/user/identity/funds'>>((form) =>
    call('POST /api/user/identity/funds', form, { quiet: true }),
  )
