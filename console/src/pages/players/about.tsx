// A player's identity, linked accounts, sessions, and operators' notes.

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
import { toast } from '../../ui/toast.ts'
import { PlayerState, type ActionProps, type Profile } from './player-state.tsx'

export const About = (props: ActionProps) => (
  <Columns>
    <Identity {...props} />
    <Links profile={props.profile} />
    <Sessions {...props} />
    <Notes {...props} />
  </Columns>
)

function Identity({ profile, role }: ActionProps) {
  const [asks, setAsks] = useState(false)
  const [shown, setShown] = useState<Answer<'POST /api/console/player/reveal'> | null>(null)
  const { phone, email } = shown ?? profile
  const mayReveal = (role === 'risk' || role === 'owner') && profile.state !== 'closed'
  return (
    <Panel
      title="Who"
      aside={mayReveal && !shown && <Button onClick={() => setAsks(true)}>Show phone and mail</Button>}
    >
      <Facts isAligned>
        <Fact name="Phone">{phone || '—'}</Fact>
        <Fact name="Mail address">{email ?? 'none'}</Fact>
        <Fact name="Country">
          {profile.country}
          {profile.place !== profile.country && `, says he is in ${profile.place}`}
        </Fact>
        <Fact name="Language">{profile.language}</Fact>
        <Fact name="Invitation code">
          <code>{profile.invitationCode}</code>
        </Fact>
        <Fact name="Second factor">{profile.hasSecondFactor ? 'set up' : 'none'}</Fact>
        <Fact name="VIP">{profile.vipUntil ? <Timestamp at={profile.vipUntil} /> : 'no'}</Fact>
        <Fact name="Since">
          <Timestamp at={profile.createTime} />
        </Fact>
        {profile.closedTime !== null && (
          <Fact name="Closed">
            <Timestamp at={profile.closedTime} />
          </Fact>
        )}
      </Facts>
      {asks && (
        <FormDialog
          title="Show phone and mail address?"
          act="Show"
          wantsReason
          onSubmit={async ({ reason }) =>
            setShown(await call('POST /api/console/player/reveal', { id: profile.id, reason }))
          }
          onClose={() => setAsks(false)}
        >
          <p>They are personal. That you looked at them is kept in the audit log.</p>
        </FormDialog>
      )}
    </Panel>
  )
}

const KINDS = { device: 'same browser', payout: 'paid to the same place' } as const

function Links({ profile: { id, inviter, invited, shared } }: { profile: Profile }) {
  return (
    <Panel title="Links">
      <Facts isAligned>
        <Fact name="Invited by">
          {inviter ? (
            <a href={`#/players/${inviter.id}`}>
              {inviter.nickname} ({inviter.id})
            </a>
          ) : (
            'nobody'
          )}
        </Fact>
        <Fact name="Has invited">{invited === 0 ? 'nobody' : <a href={`#/players?inviter=${id}`}>{invited}</a>}</Fact>
      </Facts>
      {shared.length === 0 ? (
        <p className="hint">No other account shares a browser or a payout with this one.</p>
      ) : (
        <List>
          {shared.map((other) => (
            <Row as="li" key={`${other.id} ${other.kind}`} wrap gap="4px 14px" pad="8px 0">
              <a href={`#/players/${other.id}`}>
                {other.nickname} <span className="hint">{other.id}</span>
              </a>
              <PlayerState state={other.state} />
              <span>{KINDS[other.kind]}</span>
            </Row>
          ))}
        </List>
      )}
    </Panel>
  )
}

function Sessions({ profile, role, onChanged }: ActionProps) {
  const [session, setSession] = useState<string | null>(null)
  const mayEnd = role !== 'finance'
  return (
    <Panel title="Signed in">
      {profile.sessions.length === 0 ? (
        <p className="hint">Nowhere at the moment.</p>
      ) : (
        <List>
          {profile.sessions.map(({ id, browser, system, lastSeen }) => (
            <Row as="li" key={id} wrap gap="4px 14px" pad="8px 0">
              <strong>{[browser, system].filter(Boolean).join(' on ') || 'unknown browser'}</strong>
              <span>
                seen <Timestamp at={lastSeen} isAgo />
              </span>
              {mayEnd && (
                <Button kind="link" onClick={() => setSession(id)}>
                  Sign out there
                </Button>
              )}
            </Row>
          ))}
        </List>
      )}
      {session && (
        <FormDialog
          title="Sign the player out there?"
          act="Sign out"
          onSubmit={async () => {
            await call('POST /api/console/player/session', { id: profile.id, session })
            toast('Signed out there.')
            await onChanged()
          }}
          onClose={() => setSession(null)}
        >
          <p>He can sign in again with his password.</p>
        </FormDialog>
      )}
    </Panel>
  )
}

function Notes({ profile, onChanged }: ActionProps) {
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
    <Panel title="Notes">
      {profile.state !== 'closed' && (
        <form className="stack" onSubmit={submit}>
          <TextArea
            label="New note"
            name="text"
            required
            maxLength={1000}
            hint="Other operators read it, and the player in the copy of his data. It can not be changed."
          />
          {writing.isError && <p role="alert">{writing.error.message}</p>}
          <div>
            <Button type="submit" busy={writing.isPending}>
              Write down
            </Button>
          </div>
        </form>
      )}
      {profile.notes.length === 0 ? (
        <p className="hint">Nobody has written anything yet.</p>
      ) : (
        <List as="ol">
          {profile.notes.map(({ id, operator, text, createTime }) => (
            <Stack as="li" key={id} gap={2} pad="10px 0">
              <p className="written">{text}</p>
              <span className="hint">
                {operator}, <Timestamp at={createTime} />
              </span>
            </Stack>
          ))}
        </List>
      )}
    </Panel>
  )
}
