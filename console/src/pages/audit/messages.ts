import { defineEnglish } from '@glasshouse/ui/text/i18n.ts'
import { messages as uiMessages } from '../../ui/messages.ts'

export const messages = defineEnglish(
  {
    title: 'Audit log',
    export: 'Export audit log',
    verify: 'Verify audit log',
    actions: 'Operators’ actions',
    tampered: 'The audit log isn’t intact. {details}',
    intact: 'The audit log is intact. We checked {n} {n|entry|entries} and found no breaks.',
    checkedAt: 'Checked {time}.',
    lastRow: 'The last row is {row}. Store its hash elsewhere to detect whether the latest rows are rewritten later.',
    becomes: 'becomes',
  },
  uiMessages,
)
