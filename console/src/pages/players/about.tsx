// A player's identity, linked accounts, sessions, and operators' notes.

import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { List } from '@glasshouse/ui/data/list.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { call, type Answer } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextArea } from '@glasshouse/ui/forms/text-area.tsx'
import { fieldsOf } from '../../ui/field.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { Columns, Panel } from '../../ui/page.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { toast } from '../../ui/toast.ts'
import { PlayerState, type ActionProps, type Profile } from './player-state.tsx'
import { messages } from './messages.ts'

type Session = Profile['sessions'][number]

export const About = (props: ActionProps) => (
  <Columns>
    <Identity {...props} />
    <Links profile={props.profile} />
    <Sessions {...props} />
    <Notes {...props} />
  </Columns>
)

function Identity({ profile, role }: ActionProps) {
  const t = useMessages(messages)
  const [asks, setAsks] = useState(false)
  const [shown, setShown] = useState<Answer<'POST /api/console/player/reveal'> | null>(null)
  const { phone, email } = shown ?? profile
  const mayReveal = (role === 'risk' || role === 'owner') && profile.state !== 'closed'
  return (
    <Panel
      title={t('identity')}
      aside={mayReveal && !shown && <Button onClick={() => setAsks(true)}>{t('showContact')}</Button>}
    >
      <Facts isAligned>
        <Fact name={t('phone')}>{phone || '—'}</Fact>
        <Fact name={t('email')}>{email ?? t('none')}</Fact>
        <Fact name={t('country')}>{profile.country}</Fact>
        {profile.place !== profile.country && <Fact name={t('location')}>{profile.place}</Fact>}
        <Fact name={t('language')}>{profile.language}</Fact>
        <Fact name={t('invitationCode')}>
          <code>{profile.invitationCode}</code>
        </Fact>
        <Fact name={t('secondFactor')}>{t(profile.hasSecondFactor ? 'isSetUp' : 'none')}</Fact>
        <Fact name={t('vipUntil')}>{profile.vipUntil ? <Timestamp at={profile.vipUntil} /> : t('noVip')}</Fact>
        {profile.googleOrder && (
          <Fact name={t('googleOrder')}>
            <code>{profile.googleOrder.orderId}</code> {t(profile.googleOrder.state)} {profile.googleOrder.reason}
          </Fact>
        )}
        <Fact name={t('registered')}>
          <Timestamp at={profile.createTime} />
        </Fact>
        {profile.closedTime !== null && (
          <Fact name={t('closed')}>
            <Timestamp at={profile.closedTime} />
          </Fact>
        )}
      </Facts>
      {asks && (
        <FormDialog
          title={t('revealTitle', { name: profile.nickname })}
          act={t('showContact')}
          wantsReason
          onSubmit={async ({ reason }) =>
            setShown(await call('POST /api/console/player/reveal', { id: profile.id, reason }))
          }
          onClose={() => setAsks(false)}
        >
          <p>{t('revealText')}</p>
        </FormDialog>
      )}
    </Panel>
  )
}

function Links({ profile: { id, inviter, invited, shared, exclusionMatches } }: { profile: Profile }) {
  const t = useMessages(messages)
  return (
    <Panel title={t('links')}>
      <Facts isAligned>
        <Fact name={t('invitedBy')}>
          {inviter ? (
            <a href={`#/players/${inviter.id}`}>
              {inviter.nickname} ({inviter.id})
            </a>
          ) : (
            t('nobody')
          )}
        </Fact>
        <Fact name={t('invited')}>
          {invited === 0 ? t('nobody') : <a href={`#/players?inviter=${id}`}>{t('invitedCount', { n: invited })}</a>}
        </Fact>
        {exclusionMatches > 0 && (
          <Fact name={t('exclusionMatches')}>
            <a href={`#/protection/${id}`}>{t('matchCount', { n: exclusionMatches })}</a>
          </Fact>
        )}
      </Facts>
      {shared.length === 0 ? (
        <p className="hint">{t('noLinks')}</p>
      ) : (
        <List>
          {shared.map((other) => (
            <Row as="li" key={`${other.id} ${other.kind}`} wrap gap="4px 14px" pad="8px 0">
              <a href={`#/players/${other.id}`}>
                {other.nickname} <span className="hint">{other.id}</span>
              </a>
              <PlayerState state={other.state} />
              <span>{t(other.kind === 'email' ? 'sharedEmail' : other.kind)}</span>
            </Row>
          ))}
        </List>
      )}
    </Panel>
  )
}

function Sessions({ profile, role, onChanged }: ActionProps) {
  const t = useMessages(messages)
  const name = profile.nickname
  const [session, setSession] = useState<Session | null>(null)
  const mayEnd = role !== 'finance'
  const deviceOf = ({ browser, system }: Session): string =>
    browser && system ? t('browserOnSystem', { browser, system }) : (browser ?? system ?? t('unknownBrowser'))
  return (
    <Panel title={t('sessions')}>
      {profile.sessions.length === 0 ? (
        <p className="hint">{t('noSessions')}</p>
      ) : (
        <List>
          {profile.sessions.map((each) => (
            <Row as="li" key={each.id} wrap gap="4px 14px" pad="8px 0">
              <strong>{deviceOf(each)}</strong>
              <span>
                <Sentence text={t('lastSeen')} parts={{ time: <Timestamp at={each.lastSeen} isAgo /> }} />
              </span>
              {mayEnd && (
                <Button kind="link" onClick={() => setSession(each)}>
                  {t('endSession')}
                </Button>
              )}
            </Row>
          ))}
        </List>
      )}
      {session && (
        <FormDialog
          title={t('endSessionTitle', { name, device: deviceOf(session) })}
          act={t('logOut')}
          onSubmit={async () => {
            await call('POST /api/console/player/session', { id: profile.id, session: session.id })
            toast(t('sessionEnded', { name, device: deviceOf(session) }))
            await onChanged()
          }}
          onClose={() => setSession(null)}
        >
          <p>{t('endSessionText')}</p>
        </FormDialog>
      )}
    </Panel>
  )
}

function Notes({ profile, onChanged }: ActionProps) {
  const t = useMessages(messages)
  const writing = useMutation({
    mutationFn: (form: HTMLFormElement) =>
      call('POST /api/console/player/note', { id: profile.id, text: fieldsOf<'text'>(form).text.trim() }),
    onSuccess: async (_, form) => {
      form.reset()
      await onChanged()
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    writing.mutate(event.currentTarget)
  }
  return (
    <Panel title={t('notes')}>
      {profile.state !== 'closed' && (
        <form className="stack" onSubmit={submit}>
          <TextArea label={t('newNote')} name="text" required maxLength={1000} hint={t('noteHint')} />
          {writing.isError && <p role="alert">{writing.error.message}</p>}
          <div>
            <Button type="submit" busy={writing.isPending}>
              {t('addNote')}
            </Button>
          </div>
        </form>
      )}
      {profile.notes.length === 0 ? (
        <p className="hint">{t('noNotes')}</p>
      ) : (
        <List as="ol">
          {profile.notes.map(({ id, operator, text, createTime }) => (
            <Stack as="li" key={id} gap={2} pad="10px 0">
              <p className="written">{text}</p>
              <span className="hint">
                <Sentence text={t('noteBy')} parts={{ operator, time: <Timestamp at={createTime} /> }} />
              </span>
            </Stack>
          ))}
        </List>
      )}
    </Panel>
  )
}
