import type { ReactNode } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { canAct } from '#shared/domain/job/job-transitions.ts'
import { useKeysOn } from './desk-keys.ts'
import { KeyCap } from './key-cap.tsx'
import type { Decision } from './use-decisions.ts'

interface Props {
  job: Job
  busy: boolean
  /** The id of what says why nothing can be decided now; undefined: it can. */
  heldBy: string | undefined
  onDecide: (decision: Decision) => void
  /** The place in the queue. */
  children: ReactNode
}

const buttons: readonly [Decision, className: string, key?: string][] = [
  ['approve', 'btn btn-primary', 'A'],
  ['restore', 'btn btn-primary'],
  ['reject', 'btn btn-line btn-danger', 'R'],
  ['delete', 'btn btn-line btn-danger']
]

/** What may be decided about the posting, always at hand at the foot. */
export function DecisionBar({ job, busy, heldBy, onDecide, children }: Props) {
  const actor = useSession((session) => session.user)
  const { on } = useKeysOn()
  return (
    <div className="desk-bar" aria-busy={busy}>
      {buttons.map(
        ([decision, className, key]) =>
          canAct(actor, decision, job) && (
            <button
              key={decision}
              type="button"
              className={className}
              aria-disabled={heldBy !== undefined}
              aria-describedby={heldBy}
              aria-keyshortcuts={on ? key : undefined}
              onClick={() => onDecide(decision)}
            >
              {t(`desk.${decision}`)}
              {on && key && <KeyCap>{key}</KeyCap>}
            </button>
          )
      )}
      {canAct(actor, 'edit', job) && (
        <Link className="btn btn-quiet desk-edit" to={paths.editJob(job.id)} aria-keyshortcuts={on ? 'E' : undefined}>
          {t('desk.edit')}
          {on && <KeyCap>E</KeyCap>}
        </Link>
      )}
      {children}
    </div>
  )
}
