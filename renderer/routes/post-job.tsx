import '#renderer/look/fields.css'
import '#renderer/messages/job.json'
import '#renderer/messages/post.json'
import '#renderer/messages/postings.json'
import { useLocation } from 'react-router-dom'
import { Workplace } from '#renderer/components/workplace/workplace.tsx'
import { parseJobId, paths } from '#renderer/config/paths.ts'
import { VerifyBanner } from '#renderer/features/accounts/verify-banner.tsx'
import { EditPosting } from '#renderer/features/postings/form/edit-posting.tsx'
import { NewPosting } from '#renderer/features/postings/form/new-posting.tsx'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { PostJobPreview } from './post-job-preview.tsx'

/** The form of a new job, or of the one that the address names. */
export function PostJobRoute() {
  const user = useSession((session) => session.user)
  const rest = useLocation().pathname.slice(paths.postJob.length)
  if (!user) return null
  const isNew = rest === '' || rest === '/'
  // The address of a job ends in its id, read as in its public address.
  const id = parseJobId(`/jobs${rest}`)
  return (
    <Workplace>
      <div className="page">
        <VerifyBanner />
        {isNew ? (
          <NewPosting key={user.uid} user={user} preview={renderPreview} />
        ) : (
          <EditPosting key={`${user.uid} ${id}`} id={id} user={user} preview={renderPreview} />
        )}
      </div>
    </Workplace>
  )
}

function renderPreview(job: Job) {
  return <PostJobPreview job={job} />
}
