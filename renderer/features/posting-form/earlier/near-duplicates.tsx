import { useMemo, useState } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import { useOwnPostings } from '#renderer/postings/queries.ts'
import { formatDay } from '#shared/domain/dates.ts'
import { findOwnDuplicates } from '#shared/domain/job/flags/near-duplicates.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { isExpired } from '#shared/domain/job/job-expiry.ts'
import type { JobTexts } from '#shared/domain/job/job-form.ts'
import { joinParts } from '#shared/domain/join-parts.ts'

interface Props {
  /** Whose postings are looked through. */
  uid: string
  /** The posting that is revised: it repeats nothing by being itself. */
  jobId: string | undefined
  texts: JobTexts
  /** It is on its way: from now on it is among the own postings itself. */
  isSent: boolean
}

/** More are not named: one is enough to see it. */
const maxNamed = 3

/** Says which postings of the person, waiting or live, this one repeats. It stops nobody: two benches may need two setters. */
export function NearDuplicates({ uid, jobId, texts: { title, company, location }, isSent }: Props) {
  // Nothing can be like what says nothing yet: until then nothing is read.
  const isFilled = [title, company, location].every((text) => text.trim() !== '')
  const { data } = useOwnPostings(isFilled ? uid : null)
  const [known, setKnown] = useState(data)
  if (!isSent && known !== data) setKnown(data)
  const found = useMemo(() => {
    const now = new Date()
    const open = known?.jobs.filter((job) => !isExpired(job, now)) ?? []
    return findOwnDuplicates({ id: jobId, employerId: uid, title, company, location }, open)
  }, [known, jobId, uid, title, company, location])
  return (
    <div className="posting-near" role="status">
      {found.length > 0 && (
        <>
          <p>{t('post.near', { count: found.length })}</p>
          <ul>
            {found.slice(0, maxNamed).map((job) => (
              <li key={job.id}>
                <Link to={findAddress(job)}>{job.title}</Link>{' '}
                {joinParts([t(`posting.status.${job.status}`), formatDay(job.postedDate)])}
              </li>
            ))}
          </ul>
          <p>{t('post.near.still')}</p>
        </>
      )}
    </div>
  )
}

/** Where the person reads it: what is not live yet only its form shows. */
function findAddress({ id, status }: Job): string {
  return status === 'approved' ? paths.job(id) : paths.editJob(id)
}
