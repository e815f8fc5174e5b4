import { useMemo } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { useNow } from '#renderer/hooks/use-now.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { findConfirmedSlot, foldThread } from '#shared/domain/application/thread/thread.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import { describeReminder } from '../thread/describe-thread.ts'
import { useOwnSteps } from '../thread/use-thread.ts'
import type { ApplicantsUrl } from './applicants-url.ts'
import { formatApplicantName } from './format-applicant.ts'

interface Props {
  applications: readonly Application[]
  address: ApplicantsUrl
}

/** Interviews of today and tomorrow, the next one first. */
export function UpcomingInterviews({ applications, address }: Props) {
  const { data: steps } = useOwnSteps('company')
  const now = useNow()
  const near = useMemo(() => listNear(applications, steps ?? [], now), [applications, steps, now])
  return near.map(({ application, text }) => (
    <Link
      key={application.id}
      className="state state-waiting"
      to={address.buildApplicantAddress(application.jobId, application.id)}
    >
      {text}
    </Link>
  ))
}

function listNear(applications: readonly Application[], steps: Parameters<typeof foldThread>[1], now: Date) {
  const found = applications.flatMap((application) => {
    const { interview } = foldThread(application, steps)
    const what = joinParts([formatApplicantName(application), application.job.title])
    const text = interview && describeReminder(interview, what, now)
    const start = interview && findConfirmedSlot(interview)?.start
    return text && start ? [{ application, text, start }] : []
  })
  return found.sort((one, other) => one.start.localeCompare(other.start))
}
