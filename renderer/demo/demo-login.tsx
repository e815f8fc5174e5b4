import './demo.css'
import { type ComponentProps, useState, useSyncExternalStore } from 'react'
import { paths } from '#renderer/config/paths.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { formatDay } from '#shared/domain/format-day.ts'
import { showLoginFailure } from '../features/accounts/login-and-signup-toasts.ts'
// By its relative name: build/vite/demo-config.ts puts this file in the place of the other name.
import { LoginForm as OwnLoginForm } from '../features/accounts/login-form.tsx'
import { demoDay, demoProblem } from './open-demo-documents.ts'

type Props = ComponentProps<typeof OwnLoginForm>

interface DemoPerson {
  email: string
  label: string
  sees: string
}

/** Accounts of board.json, and the administrator. */
export const people: readonly DemoPerson[] = [
  {
    email: 'meena.patel@example.com',
    label: 'Look as a candidate',
    sees: 'Meena, a setter: an interview tomorrow and an invitation'
  },
  {
    email: 'suvarna_employer@loupe.example',
    label: 'Look as an employer',
    sees: 'Suvarna: three jobs, nine applicants, interviews, a question'
  },
  {
    email: 'admin@loupe.example',
    label: 'Look as the administrator',
    sees: 'Job Requests: seven jobs, a reported job, a company that wants to join'
  }
]

const neverChanges = () => () => {}

export function LoginForm(props: Props) {
  // The prerendered page knows no board.
  const isKnown = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false
  )
  return (
    <>
      {!isKnown ? null : demoDay === null ? <OtherBoard /> : <DemoLogins day={demoDay} onEntered={props.onEntered} />}
      <OwnLoginForm {...props} />
    </>
  )
}

function OtherBoard() {
  return (
    <p className="notice">
      {demoProblem
        ? `The demonstration could not be stored: ${demoProblem}`
        : 'This address has another board already, or this browser blocks storage. Start the demonstration on another port: PORT=4175 npm run demo'}
    </p>
  )
}

function DemoLogins({ day, onEntered }: { day: string } & Pick<Props, 'onEntered'>) {
  const { accounts, platform } = useServices()
  const [busy, setBusy] = useState(false)

  async function enter(email: string) {
    if (busy) return
    setBusy(true)
    try {
      const { role, isAdmin } = await accounts.signIn(email, import.meta.env.LOUPE_DEMO_PASSWORD)
      if (isAdmin) showToast('adminLoginSuccessful')
      else showToast('loginSuccessful', { role })
      onEntered(role)
    } catch (error) {
      showLoginFailure(error)
    } finally {
      setBusy(false)
    }
  }

  async function startAgain() {
    if (busy) return
    setBusy(true)
    try {
      await platform.documents.device?.eraseAll({ uid: 'admin', isAdmin: true })
      window.location.assign(paths.login)
    } catch {
      showToast('deviceNotErased')
      setBusy(false)
    }
  }

  return (
    <section className="demo" aria-labelledby="demo-title">
      <h2 id="demo-title">Try Loupe</h2>
      <p className="soft">
        {`Sample data, made on ${formatDay(day)}. It stays in this browser, so you can try everything. The demonstration needs a connection; Loupe itself opens offline.`}
      </p>
      <ul>
        {people.map(({ email, label, sees }, index) => (
          <li key={email}>
            <button
              type="button"
              className="btn btn-line"
              aria-disabled={busy || undefined}
              aria-describedby={`demo-${index}`}
              onClick={() => enter(email)}
            >
              {label}
            </button>
            <span id={`demo-${index}`} className="help">
              {sees}
            </span>
          </li>
        ))}
      </ul>
      <button type="button" className="btn btn-quiet" aria-disabled={busy || undefined} onClick={startAgain}>
        Start again
      </button>
    </section>
  )
}
