import { useMemo } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { findConfirmedSlot, findInterviewReminder, foldThread } from '#shared/domain/application/thread/thread.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import { formatTime } from '../thread/describe-thread.ts'
import { useOwnSteps } from '../thread/use-thread.ts'
import { formatApplicantName } from './applicant.ts'
import type { ApplicantsAddress } from './applicants-address.ts'

interface Props {
  applications: readonly Application[]
  address: ApplicantsAddress
}

/** Interviews of today and tomorrow, the next one first. */
export function NearInterviews({ applications, address }: Props) {
  const { data: steps } = useOwnSteps('house')
  const near = useMemo(() => listNear(applications, steps ?? []), [applications, steps])
  return near.map(({ application, day, start }) => (
    <Link
      key={application.id}
      className="state state-waiting"
      to={address.buildApplicantAddress(application.jobId, application.id)}
    >
      {t(`interview.${day}`, {
        time: formatTime(start).split(', ').at(-1) ?? '',
        what: joinParts([formatApplicantName(application), application.job.title])
      })}
    </Link>
  ))
}

function listNear(applications: readonly Application[], steps: Parameters<typeof foldThread>[1]) {
  const now = new Date()
  const found = applications.flatMap((application) => {
    const { interview } = foldThread(application, steps)
    const day = interview && findInterviewReminder(interview, now)
    const start = interview && findConfirmedSlot(interview)?.start
    return day && start ? [{ application, day, start }] : []
  })
  return found.sort((one, other) => one.start.localeCompare(other.start))
}
