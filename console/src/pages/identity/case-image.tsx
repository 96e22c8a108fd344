import { useEffect, useState } from 'react'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { call, CallError, type Answer } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { number } from '../../ui/format.ts'
import { messages } from './messages.ts'
import css from './identity.module.css'

type Image = Answer<'POST /api/console/identity/open'>['images'][number]

/** An image stays in this component's memory only, and leaves it after this time. */
const SHOWN_MS = 120_000
const KILOBYTE = 1024
const QUARTER_TURN = 90

export function CaseImage({ caseId, image }: { caseId: number; image: Image }) {
  const t = useMessages(messages)
  const [source, setSource] = useState<string | null>(null)
  const [degrees, setDegrees] = useState(0)
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    if (!source) return
    const timer = setTimeout(() => setSource(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [source])
  const show = async (): Promise<void> => {
    setIsBusy(true)
    setProblem('')
    try {
      const { type, data } = await call('POST /api/console/identity/image', { id: image.id })
      setSource(`data:${type};base64,${data}`)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setProblem(error.message)
    } finally {
      setIsBusy(false)
    }
  }
  const side = t(`side.${image.side}`)
  const own = image.side === 'selfie' ? 'selfieOf' : image.side === 'statement' ? 'statementOf' : null
  const label = own ? t(own, { id: caseId }) : t('imageOf', { side, id: caseId })
  return (
    <Stack gap={8}>
      <Row wrap gap="8px 14px">
        <strong>{side}</strong>
        <span className="hint">
          {t('kilobytes', { n: number(Math.ceil(image.bytes / KILOBYTE)) })}
          {!image.isScanned && `, ${t('notScanned')}`}
        </span>
        <Row wrap gap={8} style={{ marginLeft: 'auto' }}>
          {source && <Button onClick={() => setDegrees(degrees + QUARTER_TURN)}>{t('turn', { side })}</Button>}
          <Button busy={isBusy} onClick={() => (source ? setSource(null) : void show())}>
            {t(source ? 'hide' : 'show', { side })}
          </Button>
        </Row>
      </Row>
      {problem && <p role="alert">{problem}</p>}
      {source && (
        <div className={css.frame}>
          <img src={source} alt={label} style={{ rotate: `${degrees}deg` }} />
        </div>
      )}
    </Stack>
  )
}
