import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChatContract, ChatMessage, reportReasons } from '@glasshouse/rulebook/wire/chat/chat'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { TextArea } from '@glasshouse/ui/forms/text-area.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { say, useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { caller } from '../../../client/call.ts'
import { ChatIcon } from '../chat-icon.tsx'
import { messages } from '../messages.ts'
import { useAttempt } from './use-attempt.ts'
import css from './sheets.module.css'

const call = caller<ChatContract>()
type Reason = (typeof reportReasons)[number]
const REASONS: readonly Reason[] = ['harmful', 'sexual', 'wrong', 'urging', 'other']
const NOTE_MAX = 500

interface MessageSheetProps {
  open: boolean
  onClose: () => void
  message: ChatMessage
  onReport: () => void
}

/** What can be done with one answer. */
export function MessageSheet({ open, onClose, message, onReport }: MessageSheetProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const { text, isReported, createTime } = message
  const copy = async (): Promise<void> => {
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    toast(say(messages, isCopied ? 'copied' : 'copyFailed'))
    onClose()
  }
  return (
    <Sheet open={open} onClose={onClose} title={t('sentOn', { time: format.dateTime(createTime) })}>
      <div className={css.choices}>
        <button type="button" onClick={() => void copy()}>
          <Icon name="copy" size={22} />
          {t('copy')}
        </button>
        {isReported ? (
          open && <ReportState messageId={message.id} />
        ) : (
          <button type="button" onClick={onReport}>
            <ChatIcon name="flag" size={22} />
            {t('report')}
          </button>
        )}
      </div>
    </Sheet>
  )
}

/** How far the team has come with the player's report. */
function ReportState({ messageId }: { messageId: number }) {
  const t = useMessages(messages)
  const format = useFormat()
  const query = useQuery({
    queryKey: ['chat-report', messageId],
    queryFn: ({ signal }) => call('GET /api/ai_lady/report/{messageId}', { messageId }, { quiet: true, signal }),
    refetchOnMount: 'always',
    meta: { own: true },
  })
  return (
    <Loaded query={query}>
      {({ state, createTime }) => (
        <div className={css.report} role="status">
          <Icon name={state === 'received' || state === 'underReview' ? 'clock' : 'check'} size={22} />
          <Stack gap={2}>
            <span>{t(`report ${state}`)}</span>
            <Text size={1} tone="faint">
              {t('reportedOn', { time: format.dateTime(createTime) })}
            </Text>
          </Stack>
        </div>
      )}
    </Loaded>
  )
}

interface ReportSheetProps {
  open: boolean
  onClose: () => void
  message: ChatMessage
  onReported: () => void
}

export function ReportSheet({ open, onClose, message, onReported }: ReportSheetProps) {
  const t = useMessages(messages)
  const [reason, setReason] = useState<Reason | null>(null)
  const [note, setNote] = useState('')
  const { isBusy, attempt } = useAttempt()
  const send = () =>
    attempt(async () => {
      if (!reason) return
      const text = note.trim()
      await call('POST /api/ai_lady/report', { messageId: message.id, reason, ...(text && { note: text }) })
      onReported()
      toast(say(messages, 'reported'))
      onClose()
    })
  return (
    <Sheet open={open} onClose={onClose} title={t('reportTitle')}>
      <Stack gap={14}>
        <Text tone="muted">{t('reportText')}</Text>
        <fieldset className={css.reasons}>
          <legend className="sr">{t('reportTitle')}</legend>
          {REASONS.map((one) => (
            <label key={one}>
              <input type="radio" name="reason" checked={reason === one} onChange={() => setReason(one)} />
              {t(one)}
            </label>
          ))}
        </fieldset>
        <TextArea label={t('note')} value={note} onChange={setNote} maxLength={NOTE_MAX} rows={3} />
        <Button size="large" wide busy={isBusy} disabled={!reason} onClick={() => void send()}>
          {t('sendReport')}
        </Button>
      </Stack>
    </Sheet>
  )
}
