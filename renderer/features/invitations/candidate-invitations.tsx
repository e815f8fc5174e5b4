import './candidate-invitations.css'
import { useId, useState } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useJobOutcome } from '#renderer/hooks/use-job-outcome.ts'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import '#renderer/messages/candidate-messages.ts'
import { t } from '#renderer/messages/messages.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { formatLocalDate } from '#shared/domain/format-date-time.ts'
import type { Invitation } from '#shared/domain/invitation/invitation.ts'
import { joinParts } from '#shared/domain/join-parts.ts'

/** Unanswered invitations by the public profile. Shown ones count as seen; those that end here stay in view. */
export function CandidateInvitations({ uid }: { uid: string }) {
  const { invitations } = useRepositories()
  const id = useId()
  const applied = useApplyStore((applying) => applying.applied)
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  const { data, error, retry } = useLiveQuery<Invitation[]>(
    (onData, onError) => {
      const show = (own: Invitation[]) => {
        const unseen = own.filter(({ state }) => state === 'sent')
        onData(own)
        setShown((before) => new Set([...before, ...own.filter(isOpen).map((each) => each.id)]))
        setFresh((before) => new Set([...before, ...unseen.map((each) => each.id)]))
        // A failed mark stays new: harmless.
        for (const invitation of unseen) invitations.markSeen(invitation).catch(() => {})
      }
      return invitations.watchOwn(uid, show, onError)
    },
    [invitations, uid]
  )
  if (error) {
    return (
      <p className="soft" role="alert">
        <span>{t('invitations.failed')}</span>{' '}
        <button type="button" className="btn btn-quiet" onClick={retry}>
          {t('invitations.retry')}
        </button>
      </p>
    )
  }
  const listed = data?.filter((each) => shown.has(each.id) && !applied.has(each.jobId)) ?? []
  if (listed.length === 0) return null
  return (
    <section className="invitations" aria-labelledby={id}>
      <h2 id={id}>{t('invitations.title', { count: listed.length })}</h2>
      <ul>
        {listed.map((invitation) => (
          <OwnInvitation key={invitation.id} invitation={invitation} fresh={fresh.has(invitation.id)} />
        ))}
      </ul>
      <p className="small soft">{t('invitations.free')}</p>
    </section>
  )
}

const isOpen = ({ state }: Invitation) => state !== 'declined'

function OwnInvitation({ invitation, fresh }: { invitation: Invitation; fresh: boolean }) {
  const { invitations } = useRepositories()
  const id = useId()
  const { jobId, job, state, invitedAt } = invitation
  const { data: outcome, error } = useJobOutcome(jobId)
  const isClosed = !error && outcome !== undefined && outcome.state !== 'live'
  const answer = async (write: typeof invitations.decline) => {
    try {
      await write(invitation)
    } catch (failure) {
      showFailure('application', failure)
    }
  }
  return (
    <li className="invitation spread">
      <div>
        <h3 id={id}>
          <span>{joinParts([job.title, job.location])}</span>
          {fresh && (
            <span>
              {' '}
              <b className="small unread">{t('invitations.new')}</b>
            </span>
          )}
        </h3>
        <p className="soft">
          {state === 'declined'
            ? t('invitations.declined', { company: job.company })
            : isClosed
              ? t('invitations.closed')
              : t('invitations.text', { company: job.company, day: formatLocalDate(invitedAt) ?? '' })}
        </p>
      </div>
      <div className="invitation-steps row">
        {state !== 'declined' && !isClosed && (
          <Link className="btn btn-line" to={paths.job(jobId)} aria-describedby={id}>
            {t('invitations.see')}
          </Link>
        )}
        <button
          type="button"
          className={state === 'declined' ? 'btn btn-line' : 'btn btn-quiet'}
          aria-describedby={id}
          // The second press of a double click would take the answer back.
          onClick={({ detail }) =>
            detail < 2 && answer(state === 'declined' ? invitations.markSeen : invitations.decline)
          }
        >
          {t(state === 'declined' ? 'invitations.keep' : 'invitations.decline')}
        </button>
      </div>
    </li>
  )
}
