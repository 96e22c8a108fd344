import { useId } from 'react'
import { imageTypes, type DocumentSide } from '@glasshouse/rulebook/identity/levels'
import { buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { IconTile } from '@glasshouse/ui/controls/icon-tile.tsx'
import { FieldNote } from '@glasshouse/ui/forms/field.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { messages } from './messages.ts'
import type { SlotState } from './use-identity.ts'
import css from './identity.module.css'

interface ImageSlotProps {
  side: DocumentSide
  name: string
  state: SlotState
  problem: string | null
  onChoose: (file: File) => void
}

/** One photo. A phone opens its camera, the front one for the selfie; a computer lets the player choose a file. */
export function ImageSlot({ side, name, state, problem, onChoose }: ImageSlotProps) {
  const t = useMessages(messages)
  const id = useId()
  const has = state === 'uploaded'
  return (
    <div className={css.slot} data-state={state}>
      <Row wrap gap="8px 12px">
        <IconTile icon={has ? 'check' : side === 'selfie' ? 'user' : 'book'} />
        <Stack gap={2} style={{ flex: '1 1 8rem' }}>
          <strong>{name}</strong>
          <Text size={2} tone={has ? 'win' : 'muted'} role="status">
            {state === 'uploading' ? t('uploading') : has ? t('uploaded') : t(`hint.${side}`)}
          </Text>
        </Stack>
        <label className={`${buttonClass({ kind: 'quiet', size: 'small' })} ${css.pick}`}>
          {t(has ? 'retake' : 'take')}
          <input
            type="file"
            accept={imageTypes.join(',')}
            capture={side === 'selfie' ? 'user' : 'environment'}
            aria-label={t(has ? 'retakeSide' : 'takeSide', { side: name })}
            aria-describedby={problem ? id : undefined}
            aria-invalid={problem ? true : undefined}
            disabled={state === 'uploading'}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              // The same file can be chosen again after a failure.
              event.target.value = ''
              if (file) onChoose(file)
            }}
          />
        </label>
      </Row>
      {problem && <FieldNote id={id} error={problem} />}
    </div>
  )
}
