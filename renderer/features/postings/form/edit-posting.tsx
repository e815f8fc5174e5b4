import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { paths } from '#renderer/config/paths.ts'
import type { ToastName } from '#renderer/config/toasts.ts'
import { t } from '#renderer/messages/messages.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { canAct } from '#shared/domain/job/job-transitions.ts'
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
  const { data: job, error, retry } = usePosting(id)
  const { repository, draft } = useStoredDraft(id)
  const [open, setOpen] = useState<Job>()
  const navigate = useNavigate()
  const refusal = open ? null : findRefusal(user, job)
  if (job && job !== open && findRefusal(user, job) === null) setOpen(job)

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
          draftRepository={repository}
          draft={draft}
          job={open}
          gone={job === null || job?.status === 'deleted'}
          preview={preview}
        />
      ) : error ? (
        <LoadFailed title={t('error.jobsTitle')} onRetry={retry} />
      ) : (
        <PostingSkeleton />
      )}
    </PostingPage>
  )
}

/** Why a person may not work on a job; null: they may, or it is not known yet. */
function findRefusal(user: SessionUser, job: Job | null | undefined): ToastName | null {
  if (job === undefined) return null
  if (job === null || job.status === 'deleted') return 'postingMissing'
  return canAct(user, 'edit', job) || canAct(user, 'revise', job) ? null : 'postingUnauthorized'
}
