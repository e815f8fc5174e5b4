import { Button } from 'antd'
import { useState } from 'react'
import { EmptyState, LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import { formatLocalDate } from '#shared/domain/date-time.ts'
import type { Invitation } from '#shared/domain/invitation/invitation.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import { ReachDialog } from './reach-dialog.tsx'
import { useOpenPostings } from './use-open-postings.ts'

interface Props {
  candidate: CandidateProfile
  onClose: () => void
}

export function InviteDialog({ candidate, onClose }: Props) {
  return (
    <ReachDialog title={t('candidates.invite.title', { name: candidate.name })} onClose={onClose}>
      <InviteList candidate={candidate} onClose={onClose} />
    </ReachDialog>
  )
}

function InviteList({ candidate, onClose }: Props) {
  const { invitations } = useRepositories()
  const { uid = '' } = candidate
  const own = useOpenPostings()
  const sent = useLiveQuery<Invitation[]>(
    (onData, onError) => invitations.watchSentTo(uid, onData, onError),
    [invitations, uid]
  )
  const [isSending, setSending] = useState(false)
  const { data: live, error = sent.error } = own
  const retry = () => {
    own.retry()
    sent.retry()
  }
  if (error) return <LoadFailed title={t('candidates.invite.failed')} error={error} onRetry={retry} />
  if (!live || !sent.data) return null
  if (live.length === 0) {
    return (
      <EmptyState title={t('candidates.invite.none')} text={t('candidates.invite.none.text')}>
        <Link className="btn btn-primary" to={paths.postJob}>
          {t('nav.postJob')}
        </Link>
      </EmptyState>
    )
  }
  const invite = async (job: Job) => {
    setSending(true)
    try {
      await invitations.invite(candidate, job)
      showToast('candidateInvited', { name: candidate.name })
      onClose()
    } catch (failure) {
      showFailure('invitation', failure, { name: candidate.name })
      setSending(false)
    }
  }
  return (
    <>
      <p className="soft">{t('candidates.invite.text')}</p>
      <ul className="invite-postings">
        {live.map((job) => {
          const before = sent.data?.find(({ jobId }) => jobId === job.id)
          return (
            <li key={job.id}>
              <Button block disabled={isSending || before !== undefined} onClick={() => invite(job)}>
                <span>{joinParts([job.title, job.location])}</span>
                {before && <span className="small">{describeSent(before)}</span>}
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function describeSent({ state, invitedAt }: Invitation): string {
  return state === 'declined'
    ? t('candidates.invite.declined')
    : t('candidates.invite.sent', { day: formatLocalDate(invitedAt) ?? '' })
}
