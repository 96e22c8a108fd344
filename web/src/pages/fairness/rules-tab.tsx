import { useQuery } from '@tanstack/react-query'
import { buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Table } from '@glasshouse/ui/data/table.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { Verdict } from '@glasshouse/ui/states/verdict.tsx'
import { useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Paragraph } from '@glasshouse/ui/text/text.tsx'
import { useTiles } from '../../client/game-tile.ts'
import { hostOf } from '../../client/hosts.ts'
import { ButtonLink } from '../../client/link-rows.tsx'
import { NETWORK_TIMEOUT_MS } from '../../client/timeouts.ts'
import { CopyRow } from '../../play/fairness/copy-row.tsx'
import { linkMessages } from '../../play/fairness/link-messages.ts'
import { RETURNS } from '../../play/fairness/verifier-path.ts'
import { textHash } from '../../play/fairness/text-hash.ts'
import { messages } from './rules-messages.ts'
import { ReleasesPanel } from './releases/releases-panel.tsx'
import { useReleases } from './releases/use-releases.ts'
import css from './fairness.module.css'

const FILES = [
  { name: 'verify.mjs', save: 'saveVerifier', part: 'verifierHash' },
  { name: 'verify.py', save: 'savePython', part: 'pythonVerifierHash' },
] as const
const LEFT = { textAlign: 'left' } as const
/** Without anything that one shell reads differently from another. */
const COMMANDS = {
  commandSum: 'sha256sum verify.mjs',
  commandBet: 'node verify.mjs bet <game> <serverSeed> <serverSeedHash> <clientSeed> <nonce>',
  commandRound: 'node verify.mjs round <game> <hash> <previousHash> <index> <salt>',
  commandExport: 'node verify.mjs export <file>',
  commandReleases: 'node verify.mjs releases <file>',
  commandHelp: 'node verify.mjs --help',
} as const

/** PF1 in words, and the way to check it without this page. */
export function RulesTab() {
  const t = useMessages(messages)
  const links = useMessages(linkMessages)
  return (
    <>
      <Panel text={t('intro')}>
        <Chapter title={t('stream')} texts={[t('streamText'), t('streamMore')]} />
        <pre className={css.code}>HMAC-SHA256(secret, "PF1:" + game + ":" + public + ":" + n + ":" + block)</pre>
        <ul className={css.list}>
          <li>{t('streamKey')}</li>
          <li>{t('streamPublic')}</li>
        </ul>
      </Panel>
      <Panel>
        {(['below', 'r52'] as const).map((name) => (
          <Chapter key={name} title={t(name)} texts={[t(`${name}Text`), t(`${name}More`)]} />
        ))}
        <Chapter title={t('pick')} texts={[t('pickText')]} />
      </Panel>
      <Draws />
      <Panel align="start">
        {(['alone', 'shared', 'limits'] as const).map((name) => (
          <Chapter key={name} title={t(name)} texts={[t(`${name}Text`), t(`${name}More`)]} />
        ))}
        <ButtonLink to={RETURNS} kind="quiet" size="small" icon="chart" text={links('returns')} />
      </Panel>
      <Script />
      <ReleasesPanel />
    </>
  )
}

const Chapter = ({ title, texts }: { title: string; texts: readonly string[] }) => (
  <Stack gap={6}>
    <h2>{title}</h2>
    {texts.map((text) => (
      <Paragraph key={text}>{text}</Paragraph>
    ))}
  </Stack>
)

type DrawName = keyof (typeof messages)['en']
const isDraw = (game: string): game is DrawName => Object.hasOwn(messages.en, game)

function Draws() {
  const t = useMessages(messages)
  const language = useLanguage()
  const rows = useTiles().flatMap(({ id, name }) => (isDraw(id) ? [{ id, name: name[language], draw: t(id) }] : []))
  return (
    <Panel title={t('draws')} text={t('drawsText')}>
      <Table label={t('draws')}>
        <thead>
          <tr>
            <th scope="col">{t('game')}</th>
            <th scope="col" style={LEFT}>
              {t('draw')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, draw }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td style={LEFT}>{draw}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}

function Script() {
  const t = useMessages(messages)
  return (
    <Panel align="start" title={t('script')} text={t('scriptText')}>
      {FILES.map((file) => (
        <VerifierFile key={file.name} {...file} />
      ))}
      <dl>
        {Object.entries(COMMANDS).map(([name, command]) => (
          <CopyRow key={name} name={t(name as keyof typeof COMMANDS)} value={command} />
        ))}
      </dl>
    </Panel>
  )
}

/** One verifier: its hash, and whether a release names it. */
function VerifierFile({ name, save, part }: (typeof FILES)[number]) {
  const t = useMessages(messages)
  const links = useMessages(linkMessages)
  const address = `${hostOf(`/${name}`)}/${name}`
  const { data: text, isError } = useQuery({
    queryKey: ['verifier', name],
    queryFn: async ({ signal }) => {
      const limit = AbortSignal.timeout(NETWORK_TIMEOUT_MS)
      const answer = await fetch(address, { signal: AbortSignal.any([signal, limit]) })
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
      return await answer.text()
    },
    staleTime: Infinity,
  })
  const { data: history } = useReleases()
  const computed = text === undefined ? null : textHash(text)
  const named = history?.releases.find((release) => release[part] === computed)
  return (
    <>
      <a href={address} download={name} className={buttonClass({ kind: 'quiet' })}>
        <Icon name="arrowDown" size={18} />
        {links(save)}
      </a>
      {computed ? (
        <dl>
          <CopyRow name={t('fileHash', { file: name })} value={computed} />
        </dl>
      ) : isError ? (
        <p role="alert">{t('failed')}</p>
      ) : (
        <Skeleton height={56} />
      )}
      {computed && history && (
        <Verdict holds={named !== undefined}>
          {named ? t('fileHolds', { number: named.number }) : t('fileOther')}
        </Verdict>
      )}
    </>
  )
}
