import '#renderer/features/jobs/detail/job.css'
import './post-job-preview.css'
import { JobTags, JobWho } from '#renderer/features/jobs/card/job-summary.tsx'
import { JobText } from '#renderer/features/jobs/detail/job-text.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { defaultSalaryText, findGivenSalary } from '#shared/domain/job/job-defaults.ts'

/** A posting that is being written, made of the parts that the public sees. What is still empty says what will stand there. */
export function PostJobPreview({ job }: { job: Job }) {
  const named = job.company !== '' || job.location !== ''
  return (
    <>
      <h2 className={job.title ? 'preview-title' : 'preview-title faint'}>{job.title || t('post.preview.title')}</h2>
      <p className={named ? 'soft' : 'faint'}>{named ? <JobWho job={job} /> : t('post.preview.who')}</p>
      <div className="preview-tags">
        <JobTags job={{ ...job, salaryRange: findGivenSalary(job) ?? t(defaultSalaryText) }} />
      </div>
      {!job.description && <p className="preview-ghost faint">{t('post.preview.description')}</p>}
      <JobText job={job} />
    </>
  )
}
