import { Button } from 'antd'
import { createContext, useMemo, useState } from 'react'
import { useInterviews } from '#renderer/hooks/use-interviews.ts'
import { useNow } from '#renderer/hooks/use-now.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { findLeftOpen } from '#shared/domain/application/after-closing.ts'
import { type Application, isUndecided } from '#shared/domain/application/application.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { readEnding } from '#shared/domain/job/job-closing-outcome.ts'
import { isExpired } from '#shared/domain/job/job-expiry.ts'
import { SendMessageDialog } from './send-message-dialog.tsx'

/** Ids of applications that wait for the employer's reply after the job has ended. */
export const WaitingApplicants = createContext<ReadonlySet<string>>(new Set())

export function hasEnded(job: Job | null): job is Job {
  return job !== null && (job.status === 'deleted' || isExpired(job, new Date()))
}

/** Not those with an interview or an open invitation: the end of the job leaves them as they are. */
export function useWaitingApplicants(
  job: Job | null,
  applications: readonly Application[] | undefined
): ReadonlySet<string> {
  const interviews = useInterviews()
  const now = useNow()
  return useMemo(() => {
    const waits = (one: Application) =>
      isUndecided(one) &&
      (interviews || one.state !== 'interview') &&
      findLeftOpen(interviews?.get(one.id) ?? null, now) === 'reply'
    return new Set(hasEnded(job) ? applications?.filter(waits).map(({ id }) => id) : [])
  }, [job, applications, interviews, now])
}

interface Props {
  job: Job
  applications: readonly Application[]
  waiting: ReadonlySet<string>
}

export function UnansweredApplicants({ job, applications, waiting }: Props) {
  const { declineOpen } = useRepositories().applications
  const [isAsked, setAsked] = useState(false)
  const [done, setDone] = useState<number>()
  if (!hasEnded(job)) return null
  const ending = job.status === 'deleted' ? (readEnding(job) ?? 'not-filled') : 'expired'
  const count = waiting.size
  const kept = new Set(applications.flatMap(({ id }) => (waiting.has(id) ? [] : id)))
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
          onSend={async (message) => setDone(await declineOpen(job.id, message, kept))}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  )
}
