import './job-form.css'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { FormSkeleton } from '#renderer/components/form/form-skeleton.tsx'
import { LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { paths } from '#renderer/config/paths.ts'
import type { ToastName } from '#renderer/config/toast-catalogue.ts'
import { useCompanyOf } from '#renderer/hooks/companies/use-company.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { useJob, useOwnJobs } from '#renderer/jobs/job-queries.ts'
import { t } from '#renderer/messages/messages.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { JobTexts } from '#shared/domain/job/job-form-values.ts'
import { canAct, findRelation, isHistoryFull } from '#shared/domain/job/job-transitions.ts'
import { JobForm, type RenderPreview } from './job-form.tsx'
import { useStoredDraft } from './use-job-draft.ts'

interface NewJobProps {
  user: SessionUser
  preview: RenderPreview
  /** Why it cannot be submitted yet; undefined: it can. */
  waits?: ReactNode
}

export function NewJob({ user, preview, waits }: NewJobProps) {
  const { repository, draft } = useStoredDraft(undefined)
  const start = useStartingTexts(user.uid)
  return (
    <JobPage
      title={t('nav.postJob')}
      lead={t(waits ? 'post.lead.waits' : user.isAdmin ? 'post.lead.newLive' : 'post.lead.new')}
    >
      {draft === undefined ? (
        skeleton()
      ) : (
        <JobForm user={user} draftRepository={repository} {...{ draft, preview, waits, start }} />
      )}
    </JobPage>
  )
}

/** The texts of the company's page, and the hours of the newest job. */
function useStartingTexts(uid: string): Partial<JobTexts> {
  const company = useCompanyOf(uid)
  const { data } = useOwnJobs(uid, 1)
  const { hours = '', weeklyOff = '' } = data?.jobs[0]?.terms ?? {}
  const page = company && { company: company.name, location: company.place, companyOverview: company.about }
  return { hours, weeklyOff, ...page }
}

/** Its owner revises a job, the administrator edits it, anybody else is sent away. */
export function EditJob({ id, user, preview }: { id: string; user: SessionUser; preview: RenderPreview }) {
  const { data: job, error, retry } = useJob(id)
  const { repository, draft } = useStoredDraft(id)
  const { wantedAnswers } = useRepositories()
  const { data: wanted, error: wantedError, retry: retryWanted } = useWatchedQuery(wantedAnswers?.watch, id)
  const [firstWanted, setFirstWanted] = useState(wanted)
  // As it was at the beginning: what is typed is not replaced.
  if (wanted && !firstWanted) setFirstWanted(wanted)
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
    <JobPage title={title} lead={t(user.isAdmin ? 'post.lead.edit' : 'post.lead.revise')}>
      {open && draft !== undefined && firstWanted ? (
        <JobForm
          user={user}
          draftRepository={repository}
          draft={draft}
          job={open}
          wanted={firstWanted}
          gone={job === null || job?.status === 'deleted'}
          preview={preview}
        />
      ) : (error ?? wantedError) ? (
        <LoadFailed
          title={t('error.jobsTitle')}
          error={error ?? wantedError}
          onRetry={() => {
            retry()
            retryWanted()
          }}
        />
      ) : (
        skeleton()
      )}
    </JobPage>
  )
}

/** null: the person may work on it, or it is not known yet. */
function findRefusal(user: SessionUser, job: Job | null | undefined): ToastName | null {
  if (job === undefined) return null
  if (job === null || job.status === 'deleted') return 'jobMissing'
  if (canAct(user, 'edit', job) || canAct(user, 'revise', job)) return null
  return findRelation(user, job) === 'owner' && isHistoryFull(job) ? 'jobTooOften' : 'jobUnauthorized'
}

/** The heading stays the same element while the form loads, so that it keeps the focus. */
function JobPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="job">
      <PageTitle title={title} />
      <div className="job-top">
        <h1>{title}</h1>
        <p className="soft">{lead}</p>
      </div>
      {children}
    </div>
  )
}

const skeleton = () => <FormSkeleton className="job-form" label={t('post.loading')} fields={5} />
