import '#renderer/messages/candidate-messages.ts'
import './kiosk.css'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useServices } from '#renderer/hooks/services-context.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Kiosk } from '#renderer/platform/platform.ts'
import { finishWork } from '#renderer/stores/delay-sign-out.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { KioskState, PolicyProblem } from '#shared/kiosk-bridge.ts'
import { ExternalLinkQr } from './external-link-qr.tsx'
import { IdleWarning } from './idle-warning.tsx'
import { StaffExitDialog } from './staff-exit-dialog.tsx'

export function KioskLayer({ kiosk }: { kiosk: Kiosk }) {
  const uid = useSession(({ user }) => user?.uid ?? '')
  const [leftMs, setLeftMs] = useState<number | null>(null)
  const [address, setAddress] = useState<string | null>(null)
  const endVisit = useEndOfVisit(kiosk, uid)
  const { hasPin, problems } = kiosk.state

  useEffect(() => {
    announceStart(kiosk.state)
    const refused = refuseFiles()
    const end = kiosk.watch((event) => {
      if (event.kind === 'idle') setLeftMs(event.leftMs)
      else if (event.kind === 'link') setAddress(event.address)
      else if (event.kind === 'ending') void endVisit()
      // After the screen's own toast.
      else setTimeout(() => showToast('kioskFiles'))
    })
    return () => {
      refused()
      end()
    }
  }, [kiosk, endVisit])

  const stay = () => {
    setLeftMs(null)
    kiosk.ask({ kind: 'stay' }).catch(() => {})
  }
  return (
    <>
      <aside className="kiosk" aria-label={t('kiosk.bar')}>
        <div className="page row">
          <p>
            <b>{t('kiosk.bar')}</b> <span className="soft">{t('kiosk.bar.text')}</span>
          </p>
          <button type="button" className="btn btn-line" onClick={endVisit}>
            {t('kiosk.end')}
          </button>
          {hasPin && <StaffExitDialog kiosk={kiosk} />}
        </div>
        {problems.length > 0 && <PolicyProblems problems={problems} />}
      </aside>
      <IdleWarning leftMs={leftMs} isSignedIn={uid !== ''} onStay={stay} />
      <ExternalLinkQr address={address} onClose={() => setAddress(null)} />
    </>
  )
}

function useEndOfVisit(kiosk: Kiosk, uid: string): () => Promise<void> {
  const { accounts } = useServices()
  const isEnding = useRef(false)
  const lastUid = useRef(uid)

  const endVisit = useCallback(async () => {
    if (isEnding.current) return
    isEnding.current = true
    const wasSignedIn = useSession.getState().user !== null
    try {
      await finishWork()
      await accounts.signOut()
    } catch {
      // The reload drops the session anyway: a kiosk stores none.
    }
    await kiosk.ask({ kind: 'end', wasSignedIn }).catch(() => {
      isEnding.current = false
    })
  }, [accounts, kiosk])

  useEffect(() => {
    const hasSignedOut = lastUid.current !== '' && uid === ''
    lastUid.current = uid
    if (hasSignedOut) void endVisit()
  }, [uid, endVisit])

  return endVisit
}

function announceStart({ begun, idleMinutes }: KioskState): void {
  if (begun === 'signedOut') showToast('loggedOut', { minutes: idleMinutes })
  else if (begun === 'idle') showToast('kioskCleared', { minutes: idleMinutes })
  else if (begun === 'ended') showToast('kioskEnded')
  else if (begun !== 'start') showToast('kioskRestarted')
}

/** Explains the file dialog that the preload script blocks. */
function refuseFiles(): () => void {
  const refuse = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.type === 'file') showToast('kioskFiles')
  }
  window.addEventListener('click', refuse)
  return () => window.removeEventListener('click', refuse)
}

function PolicyProblems({ problems }: { problems: readonly PolicyProblem[] }) {
  return (
    <div className="notice" role="status">
      <div>
        <b>{t('kiosk.problems')}</b>
        <ul>
          {problems.map((problem) => (
            <li key={describe(problem)}>{describe(problem)}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function describe(problem: PolicyProblem): string {
  if (problem.kind === 'unreadable') return t('kiosk.problem.unreadable')
  if (problem.kind === 'text') return t('kiosk.problem.text', { line: problem.line })
  if (problem.kind === 'unknown') return t('kiosk.problem.unknown', { line: problem.line, field: problem.field })
  return t(`kiosk.problem.${problem.field}`, { line: problem.line })
}
