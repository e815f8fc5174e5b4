import { useMemo, useState } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useOwnJobs } from '#renderer/jobs/job-queries.ts'
import { t } from '#renderer/messages/messages.ts'
import { formatDay } from '#shared/domain/format-day.ts'
import { findOwnDuplicates } from '#shared/domain/job/hints/near-duplicate-jobs.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { isExpired } from '#shared/domain/job/job-expiry.ts'
import type { JobTexts } from '#shared/domain/job/job-form-values.ts'
import { joinParts } from '#shared/domain/join-parts.ts'

interface Props {
  uid: string
  /** The revised job, which does not repeat itself. */
  jobId: string | undefined
  texts: JobTexts
  /** From now on the job is among the own ones itself. */
  isSent: boolean
}

const maxNamed = 3

/** Names the own jobs, waiting or live, that this one repeats. It stops no submit: two benches may need two setters. */
export function NearDuplicatesWarning({ uid, jobId, texts: { title, company, location }, isSent }: Props) {
  // Nothing is read before there is something to compare.
  const isFilled = [title, company, location].every((text) => text.trim() !== '')
  const { data } = useOwnJobs(isFilled ? uid : null)
  const [known, setKnown] = useState(data)
  if (!isSent && known !== data) setKnown(data)
  const found = useMemo(() => {
    const now = new Date()
    const open = known?.jobs.filter((job) => !isExpired(job, now)) ?? []
    return findOwnDuplicates({ id: jobId, employerId: uid, title, company, location }, open)
  }, [known, jobId, uid, title, company, location])
  return (
    <div className="job-near" role="status">
      {found.length > 0 && (
        <>
          <p>{t('post.near', { count: found.length })}</p>
          <ul>
            {found.slice(0, maxNamed).map((job) => (
              <li key={job.id}>
                <Link to={findAddress(job)}>{job.title}</Link>{' '}
                <span>{joinParts([t(`job.status.${job.status}`), formatDay(job.postedDate)])}</span>
              </li>
            ))}
          </ul>
          <p>{t('post.near.still')}</p>
        </>
      )}
    </div>
  )
}

/** Only a live job has a page. */
function findAddress({ id, status }: Job): string {
  return status === 'approved' ? paths.job(id) : paths.editJob(id)
}
