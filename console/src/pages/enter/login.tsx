import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { call, type Operator } from '../../client/call.ts'
import { Form } from '../../ui/form.tsx'
import { CenteredPage } from '../../ui/page.tsx'
import { messages } from './messages.ts'

export function LoginPage({ onLogin }: { onLogin: (token: string, operator: Operator) => void }) {
  const t = useMessages(messages)
  return (
    <CenteredPage title={t('logIn')}>
      <Form<'name' | 'password'>
        act={t('logIn')}
        busyAct={t('loggingIn')}
        onSubmit={async (fields) => {
          const { token, operator } = await call('POST /api/console/login', fields)
          onLogin(token, operator)
        }}
      >
        <p className="hint">{t('logInHint')}</p>
        <TextField
          label={t('name')}
          name="name"
          autoComplete="username"
          autoCapitalize="none"
          required
          maxLength={64}
        />
        <TextField
          label={t('password')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={200}
        />
      </Form>
    </CenteredPage>
  )
}
