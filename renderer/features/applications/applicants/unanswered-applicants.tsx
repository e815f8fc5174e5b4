import { Button } from 'antd'
import { createContext, useState } from 'react'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { type Application, isUndecided } from '#shared/domain/application/application.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { readEnding } from '#shared/domain/job/job-closing-outcome.ts'
import { isExpired } from '#shared/domain/job/job-expiry.ts'
import { SendMessageDialog } from './send-message-dialog.tsx'

/** Marks unanswered applicants once the job has ended. */
export const JobEnded = createContext(false)

export function hasEnded(job: Job | null): job is Job {
  return job !== null && (job.status === 'deleted' || isExpired(job, new Date()))
}

interface Props {
  job: Job
  applications: readonly Application[]
}

export function UnansweredApplicants({ job, applications }: Props) {
  const { declineOpen } = useRepositories().applications
  const [isAsked, setAsked] = useState(false)
  const [done, setDone] = useState<number>()
  if (!hasEnded(job)) return null
  const ending = job.status === 'deleted' ? (readEnding(job) ?? 'not-filled') : 'expired'
  const count = applications.filter(isUndecided).length
  return (
    <section className="unanswered-applicants notice" aria-label={t('applicants.left')}>
      <p>
        <b>{t(`applicants.ended.${ending}`)}</b> <span>{count > 0 && t('applicants.left.count', { count })}</span>
      </p>
      {count > 0 && (
        <Button aria-haspopup="dialog" onClick={() => setAsked(true)}>
          {t('applicants.left.do')}
        </Button>
      )}
      <p className="small" role="status">
        {done !== undefined && t('applicants.left.done', { count: done })}
      </p>
      {isAsked && (
        <SendMessageDialog
          title={t('applicants.left.ask', { count })}
          text={t('applicants.left.text')}
          cancel={t('applicants.left.keep')}
          confirm={t('applicants.left.send', { count })}
          label={t('applicants.left.message')}
          describeFailure={() => t('applicants.left.failed')}
          // A failed batch resumes where it stopped.
          onSend={async (message) => setDone(await declineOpen(job.id, message))}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  )
}
