import '#renderer/styles/fields.css'
import { useId, useMemo, useRef } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useNow } from '#renderer/hooks/use-now.ts'
import '#renderer/messages/candidate-messages.ts'
import { t } from '#renderer/messages/messages.ts'
import { compareTexts } from '#shared/documents/fold-text.ts'
import {
  findConfirmedSlot,
  foldThread,
  hasTakenPlace,
  isStanding
} from '#shared/domain/application/interview-thread/interview-thread.ts'
import type { ApplicationInterview } from '#shared/domain/application/interview-thread/list-interviews.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import { useOwnSteps } from '../interview-thread/use-interview-thread.ts'
import { CandidateInterview } from './candidate-interview.tsx'
import { JobOutcomeNote } from './job-outcome-note.tsx'
import { useLatestApplications } from './my-application-queries.ts'

/** Invitations to answer and interviews that are not over, the soonest first. One that is answered here stays in view. undefined: loading. */
export function useNextInterviews(uid: string): readonly ApplicationInterview[] | undefined {
  const { data, error } = useLatestApplications(uid)
  const { data: steps, error: stepsError } = useOwnSteps('candidate')
  const isKnown = (data ?? error) !== undefined && (steps ?? stepsError) !== undefined
  const shown = useRef(new Set<string>())
  const now = useNow()
  return useMemo(() => {
    if (!isKnown) return undefined
    const found = (data?.applications ?? []).flatMap((application) => {
      const { interview } = foldThread(application, steps ?? [])
      if (!isStanding(interview) || hasTakenPlace(interview, now)) return []
      const isNext = interview.state === 'waiting' || interview.state === 'confirmed'
      return isNext || shown.current.has(application.id) ? { application, interview } : []
    })
    shown.current = new Set(found.map(({ application }) => application.id))
    return found.sort((one, other) => compareTexts(findFirstStart(one), findFirstStart(other)))
  }, [isKnown, data, steps, now])
}

/** Of the confirmed time, or of the first one that is offered. */
function findFirstStart({ interview }: ApplicationInterview): string {
  const [first = ''] = interview.invite.slots.map(({ start }) => start).sort(compareTexts)
  return findConfirmedSlot(interview)?.start ?? first
}

interface Props {
  interviews: readonly ApplicationInterview[]
  /** Titles lead to My applications, there to the job. */
  isHome?: boolean
}

export function InterviewBox({ interviews, isHome = false }: Props) {
  const id = useId()
  if (interviews.length === 0) return null
  return (
    <section className="next-interviews" aria-labelledby={id}>
      <h2 id={id}>{t('interview.box', { count: interviews.length })}</h2>
      {interviews.map((one) => (
        <div key={one.application.id}>
          <h3>
            <Link to={isHome ? paths.applications : paths.job(one.application.jobId)}>
              {joinParts([one.application.job.title, one.application.job.company])}
            </Link>
          </h3>
          <JobOutcomeNote jobId={one.application.jobId} interview={one.interview} />
          <CandidateInterview {...one} />
        </div>
      ))}
    </section>
  )
}
