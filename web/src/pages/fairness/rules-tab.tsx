import { useQuery } from '@tanstack/react-query'
import { useTiles } from '../../client/game-tile.ts'
import { hostOf } from '../../client/hosts.ts'
import { Link } from '../../client/navigate.tsx'
import { NETWORK_TIMEOUT_MS } from '../../client/timeouts.ts'
import { CopyRow } from '../../play/fairness/copy-row.tsx'
import { RETURNS } from '../../play/fairness/verifier-path.ts'
import { buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { readManifest, textHash } from './chain.ts'
import { messages } from './rules-messages.ts'
import { useEpochs, useManifest } from './use-chain.ts'
import { Verdict } from './verdict.tsx'
import css from './fairness.module.css'

const FILE = '/verify.mjs'
/** In a shell that may be none of the player's, so nothing but plain words. */
const COMMANDS = {
  commandSum: 'sha256sum verify.mjs',
  commandBet: 'node verify.mjs bet <game> <serverSeed> <serverSeedHash> <clientSeed> <nonce>',
  commandRound: 'node verify.mjs round <game> <hash> <previousHash> <index> <salt>',
  commandExport: 'node verify.mjs export <file>',
  commandHelp: 'node verify.mjs --help',
} as const

/** PF1 in words, and the way to check it without this page. */
export function RulesTab() {
  const t = useMessages(messages)
  return (
    <>
      <section className={css.section}>
        <p>{t('intro')}</p>
        <h2>{t('stream')}</h2>
        <p>{t('streamText')}</p>
        <pre>HMAC-SHA256(secret, "PF1:" + game + ":" + public + ":" + n + ":" + block)</pre>
        <ul className={css.list}>
          <li>{t('streamKey')}</li>
          <li>{t('streamPublic')}</li>
        </ul>
      </section>
      <section className={css.section}>
        {(['below', 'r52', 'pick'] as const).map((name) => (
          <div key={name} className={css.chapter}>
            <h2>{t(name)}</h2>
            <p>{t(`${name}Text`)}</p>
          </div>
        ))}
      </section>
      <Draws />
      <section className={css.section}>
        {(['alone', 'shared', 'limits'] as const).map((name) => (
          <div key={name} className={css.chapter}>
            <h2>{t(name)}</h2>
            <p>{t(`${name}Text`)}</p>
          </div>
        ))}
        <Link to={RETURNS} className={buttonClass({ kind: 'quiet', size: 'small' })}>
          <Icon name="chart" size={18} />
          {t('returns')}
        </Link>
      </section>
      <Script />
    </>
  )
}

type DrawName = keyof (typeof messages)['en']
const isDraw = (game: string): game is DrawName => Object.hasOwn(messages.en, game)

function Draws() {
  const t = useMessages(messages)
  const language = useLanguage()
  const rows = useTiles().flatMap(({ id, name }) => (isDraw(id) ? [{ id, name: name[language], draw: t(id) }] : []))
  return (
    <section className={css.section}>
      <h2>{t('draws')}</h2>
      <p>{t('drawsText')}</p>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('game')}</th>
            <th scope="col">{t('draw')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, draw }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{draw}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Script() {
  const t = useMessages(messages)
  const address = hostOf(FILE) + FILE
  const { data: text, isError } = useQuery({
    queryKey: ['verifier'],
    queryFn: async ({ signal }) => {
      const limit = AbortSignal.timeout(NETWORK_TIMEOUT_MS)
      const answer = await fetch(address, { signal: AbortSignal.any([signal, limit]) })
      if (!answer.ok) throw new Error(`${FILE}: ${answer.status}`)
      return await answer.text()
    },
    staleTime: Infinity,
  })
  const { data: epochs } = useEpochs()
  const newest = epochs?.[0]?.epoch
  const { data: published } = useManifest(newest)
  const named = published && readManifest(published.manifest)?.verifierHash
  const reckoned = text === undefined ? null : textHash(text)
  return (
    <section className={css.section}>
      <h2>{t('script')}</h2>
      <p>{t('scriptText')}</p>
      <a href={address} download="verify.mjs" className={buttonClass({ kind: 'quiet' })}>
        <Icon name="arrowDown" size={18} />
        {t('save')}
      </a>
      {reckoned ? (
        <dl>
          <CopyRow name={t('fileHash')} value={reckoned} />
          {named && named !== reckoned && <CopyRow name={t('manifestHash')} value={named} />}
        </dl>
      ) : isError ? (
        <p role="alert">{t('failed')}</p>
      ) : (
        <Skeleton height={56} />
      )}
      {reckoned &&
        named &&
        newest !== undefined &&
        (named === reckoned ? (
          <Verdict holds>{t('fileHolds', { epoch: newest })}</Verdict>
        ) : (
          <p>{t('fileOther', { epoch: newest })}</p>
        ))}
      <dl>
        {Object.entries(COMMANDS).map(([name, command]) => (
          <CopyRow key={name} name={t(name as keyof typeof COMMANDS)} value={command} />
        ))}
      </dl>
    </section>
  )
}
