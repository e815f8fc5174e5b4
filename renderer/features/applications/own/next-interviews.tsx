import '#renderer/styles/fields.css'
import { useMemo } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import '#renderer/messages/candidate-messages.ts'
import { foldThread } from '#shared/domain/application/thread/thread.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import { useOwnSteps } from '../thread/use-thread.ts'
import { useLatestApplications } from './own-application-queries.ts'
import { OwnInterview } from './own-interview.tsx'

/** For the home page: invitations that wait for an answer, and interviews that are agreed. */
export function NextInterviews({ uid }: { uid: string }) {
  const { data } = useLatestApplications(uid)
  const { data: steps } = useOwnSteps('candidate')
  const waiting = useMemo(() => {
    const inStage = (data?.applications ?? []).filter(({ state }) => state === 'interview')
    return inStage
      .map((application) => ({ application, interview: foldThread(application, steps ?? []).interview }))
      .filter((one) => one.interview?.state === 'waiting' || one.interview?.state === 'confirmed')
  }, [data, steps])
  if (waiting.length === 0) return null
  return (
    <section className="block next-interviews">
      {waiting.map((one) => (
        <div key={one.application.id}>
          <h2>
            <Link to={paths.applications}>{joinParts([one.application.job.title, one.application.job.company])}</Link>
          </h2>
          <OwnInterview {...one} />
        </div>
      ))}
    </section>
  )
}
