import { PrintView } from '#renderer/components/workplace/print-view.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { FixedInterview } from '#shared/domain/application/interview-thread/list-interviews.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import { formatApplicantName } from '../applicants/describe-applicant.ts'
import { describePlace, formatTimeOfDay } from '../interview-thread/describe-interview.ts'

export interface PrintedInterviewDay {
  name: string
  interviews: readonly FixedInterview[]
}

/** For the gate and the person who meets them: when, who, how to reach them, and where. */
export function PrintedInterviewDay({ name, interviews }: PrintedInterviewDay) {
  return (
    <PrintView>
      <h1>{t('interviews.printed', { day: name })}</h1>
      <p>{t('interviews.count', { count: interviews.length })}</p>
      {interviews.map(({ application, interview: { invite }, slot }) => (
        <article key={application.id}>
          <h2>{joinParts([formatTimeOfDay(slot.start), formatApplicantName(application)])}</h2>
          <p>
            {joinParts([
              application.job.title,
              application.profile?.contactNumber ?? '',
              t('invite.minutes.of', { minutes: slot.minutes })
            ])}
          </p>
          <p>{joinParts([describePlace(invite.where), invite.contact])}</p>
        </article>
      ))}
    </PrintView>
  )
}
