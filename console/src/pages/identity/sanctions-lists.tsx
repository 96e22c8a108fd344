import { useRef, useState } from 'react'
import { sanctionsSourceNames } from '@glasshouse/rulebook/backoffice/values'
import { Table } from '@glasshouse/ui/data/table.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { call, CallError } from '../../client/call.ts'
import { number } from '../../ui/format.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Panel } from '../../ui/page.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { toast } from '../../ui/toast.ts'
import { messages } from './messages.ts'

const LISTS = 'GET /api/console/sanctions'

export function SanctionsLists() {
  const t = useMessages(messages)
  const lists = useAnswer(LISTS, {})
  return (
    <Panel title={t('lists')}>
      <p>{t('listsText')}</p>
      <Loaded query={lists}>
        {(data) =>
          data.length === 0 ? (
            <p className="hint">{t('noLists')}</p>
          ) : (
            <Table label={t('lists')}>
              <thead>
                <tr>
                  <th>{t('publisher')}</th>
                  <th>{t('generated')}</th>
                  <th>{t('persons')}</th>
                  <th>{t('uploadedBy')}</th>
                </tr>
              </thead>
              <tbody>
                {data.map(({ source, generated, persons, operator, createTime }) => (
                  <tr key={source}>
                    <td>{sanctionsSourceNames[source]}</td>
                    <td>{generated}</td>
                    <td>{number(persons)}</td>
                    <td>
                      <Timestamp at={createTime} /> {operator}
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          )
        }
      </Loaded>
      <Upload />
    </Panel>
  )
}

function Upload() {
  const t = useMessages(messages)
  const cache = useAnswerCache()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const upload = async (file: File): Promise<void> => {
    setIsBusy(true)
    setProblem('')
    try {
      await call('POST /api/console/sanctions', { data: await packed(file) })
      toast(t('uploaded'))
      await cache.refresh(LISTS)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setProblem(error.message)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Stack gap={8}>
      <input
        ref={input}
        className="sr"
        type="file"
        accept=".xml,text/xml,application/xml"
        aria-label={t('listFile')}
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) void upload(file)
        }}
      />
      <Row>
        <Button busy={isBusy} onClick={() => input.current?.click()}>
          {t(isBusy ? 'uploading' : 'uploadList')}
        </Button>
      </Row>
      <p role="status" className="sr">
        {isBusy ? t('uploading') : ''}
      </p>
      {problem && <p role="alert">{problem}</p>}
    </Stack>
  )
}

/** Compressed, because the EU's file has some 25 MB. In base64. */
async function packed(file: File): Promise<string> {
  const stream = file.stream().pipeThrough(new CompressionStream('gzip'))
  const blob = await new Response(stream).blob()
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file could not be read')))
    reader.readAsDataURL(blob)
  })
  return url.slice(url.indexOf(',') + 1)
}
