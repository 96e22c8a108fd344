import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { call, type Operator } from '../../client/call.ts'
import { Form } from '../../ui/form.tsx'
import { CenteredPage } from '../../ui/page.tsx'

export const LoginPage = ({ onLogin }: { onLogin: (token: string, operator: Operator) => void }) => (
  <CenteredPage title="Log in">
    <Form<'name' | 'password'>
      act="Log in"
      busyAct="Logging in…"
      onSubmit={async (fields) => {
        const { token, operator } = await call('POST /api/console/login', fields)
        onLogin(token, operator)
      }}
    >
      <p className="hint">
        For operators. The first one-time password stands in the server’s output at its first start.
      </p>
      <TextField label="Name" name="name" autoComplete="username" autoCapitalize="none" required maxLength={64} />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        maxLength={200}
      />
    </Form>
  </CenteredPage>
)
