import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Interview } from '#shared/domain/application/interview-thread/interview-thread.ts'
import type { EmployerDay } from '#shared/domain/employer-day-tasks.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import { describeWhen, formatProposed } from '../interview-thread/describe-interview.ts'
import type { ApplicantsUrl } from './applicants-url.ts'
import { formatApplicantName } from './describe-applicant.ts'

interface Props {
  day: EmployerDay
  address: ApplicantsUrl
}

const maxShown = 4

function describeReply({ state }: Interview) {
  if (state === 'waiting') return 'interviews.lapsed'
  return state === 'declined' ? 'interviews.declined' : 'interviews.otherTime'
}

/** List items: who asks for another time, declined or did not reply, then who comes today and next. */
export function UpcomingInterviews({ day: { toAnswer, interviews }, address }: Props) {
  const now = new Date()
  const items = [
    ...toAnswer.map(({ application, interview }) => ({
      application,
      text: joinParts([
        t(describeReply(interview), { name: formatApplicantName(application) }),
        formatProposed(interview)
      ])
    })),
    ...interviews.map(({ application, slot }) => ({
      application,
      text: joinParts([describeWhen(slot.start, now), formatApplicantName(application), application.job.title])
    }))
  ]
  const more = items.length - maxShown
  return (
    <>
      {items.slice(0, maxShown).map(({ application: { id, jobId }, text }) => (
        <li key={id}>
          <Link to={address.buildApplicantAddress(jobId, id)}>{text}</Link>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link to={`${paths.dashboard}?tab=interviews`}>{t('interviews.more', { count: more })}</Link>
        </li>
      )}
    </>
  )
}
