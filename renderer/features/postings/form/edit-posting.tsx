import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { LoadFailed } from '#renderer/components/public/load-failed.tsx'
import { paths } from '#renderer/config/paths.ts'
import type { ToastName } from '#renderer/config/toasts.ts'
import { t } from '#renderer/messages/messages.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Job } from '#shared/domain/job.ts'
import { may } from '#shared/domain/job-transitions.ts'
import type { SessionUser } from '#shared/domain/session-user.ts'
import { usePosting } from '../queries.ts'
import { PostingForm } from './posting-form.tsx'
import { PostingPage } from './posting-page.tsx'
import type { RenderPreview } from './posting-preview.tsx'
import { PostingSkeleton } from './posting-skeleton.tsx'
import { useStoredDraft } from './use-stored-draft.ts'

interface Props {
  id: string
  user: SessionUser
  preview: RenderPreview
}

/** A job that is there: its owner revises it, the administrator edits it, anybody else is sent away. */
export function EditPosting({ id, user, preview }: Props) {
  const { data: job, error: failed, retry } = usePosting(id)
  const { place, draft } = useStoredDraft(id)
  const [open, setOpen] = useState<Job>()
  const navigate = useNavigate()
  const refusal = open ? null : refusalOf(user, job)
  if (job && job !== open && refusalOf(user, job) === null) setOpen(job)

  useEffect(() => {
    if (!refusal) return
    showToast(refusal)
    navigate(paths.dashboard, { replace: true })
  }, [refusal, navigate])

  const title = t(user.isAdmin ? 'post.edit' : 'post.revise')
  return (
    <PostingPage title={title} lead={t(user.isAdmin ? 'post.lead.edit' : 'post.lead.revise')}>
      {open && draft !== undefined ? (
        <PostingForm
          user={user}
          place={place}
          found={draft}
          job={open}
          gone={job === null || job?.status === 'deleted'}
          preview={preview}
        />
      ) : failed ? (
        <LoadFailed title={t('error.jobsTitle')} onRetry={retry} />
      ) : (
        <PostingSkeleton />
      )}
    </PostingPage>
  )
}

/** Why a person may not work on a job; null: they may, or it is not known yet. */
function refusalOf(user: SessionUser, job: Job | null | undefined): ToastName | null {
  if (job === undefined) return null
  if (job === null || job.status === 'deleted') return 'postingMissing'
  return may(user, 'edit', job) || may(user, 'revise', job) ? null : 'postingUnauthorized'
}
