import '#renderer/messages/employer-messages.ts'
import '#renderer/styles/fields.css'
import '#renderer/features/jobs/detail/job-detail.css'
import './post-job-route.css'
import { useLocation } from 'react-router-dom'
import { AntdProvider } from '#renderer/components/workplace/antd-provider.tsx'
import { parseJobId, paths } from '#renderer/config/paths.ts'
import { VerifyEmailBanner } from '#renderer/features/accounts/mail/verify-email-banner.tsx'
import { FirstJobForm } from '#renderer/features/companies/employer-request/first-job-form.tsx'
import { EditJob, NewJob } from '#renderer/features/job-form/job-form-page.tsx'
import { JobTags, JobWho, QuestionsLine, TermFacts } from '#renderer/features/jobs/card/job-card-summary.tsx'
import { JobDescriptionSections } from '#renderer/features/jobs/detail/job-description-sections.tsx'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { defaultSalaryText, findGivenSalary } from '#shared/domain/job/default-job-texts.ts'
import type { Job } from '#shared/domain/job/job.ts'

/** Form of a new job, of the one in the address, or of the first one before the account is an employer's. */
export function Route() {
  const user = useSession((session) => session.user)
  const { pathname } = useLocation()
  const rest = pathname.slice(paths.postJob.length)
  if (!user) return null
  const isNew = rest === '' || rest === '/'
  const id = parseJobId(`/jobs${rest}`)
  return (
    <AntdProvider>
      <div className="page">
        <VerifyEmailBanner />
        {pathname.startsWith(paths.firstJob) ? (
          <FirstJobForm
            key={user.uid}
            user={user}
            form={(waits) => <NewJob user={user} preview={renderPreview} waits={waits} />}
          />
        ) : isNew ? (
          <NewJob key={user.uid} user={user} preview={renderPreview} />
        ) : (
          <EditJob key={`${user.uid} ${id}`} id={id} user={user} preview={renderPreview} />
        )}
      </div>
    </AntdProvider>
  )
}

function renderPreview(job: Job) {
  return <PostJobPreview job={job} />
}

/** Preview made of the public parts; empty fields say what will stand there. */
function PostJobPreview({ job }: { job: Job }) {
  const named = job.company !== '' || job.location !== ''
  return (
    <>
      <h2 className={job.title ? 'preview-title' : 'preview-title faint'}>{job.title || t('post.preview.title')}</h2>
      <p className={named ? 'soft' : 'faint'}>{named ? <JobWho job={job} /> : t('post.preview.who')}</p>
      <div className="preview-tags">
        <JobTags job={{ ...job, salaryRange: findGivenSalary(job) ?? t(defaultSalaryText) }} />
      </div>
      <dl className="facts preview-facts">
        <TermFacts terms={job.terms} />
      </dl>
      <QuestionsLine job={job} />
      {!job.description && <p className="preview-ghost faint">{t('post.preview.description')}</p>}
      <JobDescriptionSections job={job} />
    </>
  )
}
