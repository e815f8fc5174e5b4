import { type ReactNode, useMemo, useState } from 'react'
import { Icon } from '#renderer/components/public/icon.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { compareContents } from '#shared/domain/job/job-changes.ts'
import { PostingHistory } from '../posting-history.tsx'
import { findBaseline } from './baseline.ts'
import { MarkedHead } from './marked-head.tsx'
import { MarkedKeywords } from './marked-keywords.tsx'
import { MarkedText } from './marked-text.tsx'
import { PostingSummary } from './posting-summary.tsx'

interface Props {
  job: Job
  /** What the person had begun to read, when it is another version. */
  before: Job | null
  /** The text of a posting as the public reads it. */
  renderPublicText: (job: Job) => ReactNode
}

/** The whole posting, as the public will see it or with what changed marked, and all that belongs to it. */
export function PostingReview({ job, before, renderPublicText }: Props) {
  // For this version only: the next one shows its changes again.
  const [plain, setPlain] = useState<Job>()
  const baseline = useMemo(() => findBaseline(job, before), [job, before])
  const changes = useMemo(() => compareContents(baseline?.content ?? job, job), [baseline, job])
  const count = changes.fields.length
  const marked = baseline !== null && count > 0 && plain !== job
  const shown = useMemo(() => (marked ? changes : compareContents(job, job)), [marked, changes, job])
  return (
    <article className="sheet-in">
      <PostingSummary
        job={job}
        baseline={baseline}
        count={count}
        marked={marked}
        onMark={(on) => setPlain(on ? undefined : job)}
      />
      <MarkedHead job={job} changes={shown} />
      {marked ? <MarkedText job={job} changes={shown} /> : renderPublicText(job)}
      <MarkedKeywords keywords={shown.lines.keywords} />
      <Link className="btn btn-line sheet-edit" to={paths.editJob(job.id)}>
        {t('desk.edit')}
      </Link>
      <details className="sheet-history">
        <summary>
          {t('desk.history')}
          <Icon name="chevron" />
        </summary>
        <PostingHistory job={job} />
      </details>
    </article>
  )
}
