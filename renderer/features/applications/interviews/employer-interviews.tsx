import './employer-interviews.css'
import { Button } from 'antd'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { EmptyState, LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { usePrint } from '#renderer/components/workplace/print-view.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useCanPrint } from '#renderer/hooks/use-can-print.ts'
import { useNow } from '#renderer/hooks/use-now.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { foldThread } from '#shared/domain/application/interview-thread/interview-thread.ts'
import { type FixedInterview, listInterviews } from '#shared/domain/application/interview-thread/list-interviews.ts'
import { formatWeekday } from '#shared/domain/format-date-time.ts'
import { findNearDay, formatLocalDay } from '#shared/domain/format-day.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import type { DashboardApplicants } from '../applicants/dashboard-applicants.tsx'
import { formatApplicantName } from '../applicants/describe-applicant.ts'
import {
  describePlace,
  describeWhen,
  formatProposed,
  formatTimeOfDay,
  formatTimes
} from '../interview-thread/describe-interview.ts'
import { useOwnSteps } from '../interview-thread/use-interview-thread.ts'
import { PrintedInterviewDay } from './printed-interview-day.tsx'

/** All interviews of an employer: by day, what waits for a reply, and past ones. */
export function EmployerInterviews({ of }: { of: DashboardApplicants }) {
  const steps = useOwnSteps('company')
  const now = useNow()
  const { data } = of.applicants
  const lists = useMemo(() => {
    if (!data || !steps.data) return undefined
    const known = steps.data
    const all = data.applications.flatMap((application) => {
      const { interview } = foldThread(application, known)
      return interview ? { application, interview } : []
    })
    return listInterviews(all, now)
  }, [data, steps.data, now])
  const { printed, print } = usePrint<PrintedInterviewDay>()
  const canPrint = useCanPrint()
  const error = of.applicants.error ?? steps.error
  if (error && !lists) {
    return <LoadFailed title={t('interviews.failed')} error={error} onRetry={steps.error ? steps.retry : of.retry} />
  }
  if (!lists) return <Skeleton width="60%" height="2rem" />
  const { upcoming, toAnswer, waiting, past } = lists
  if (upcoming.length + toAnswer.length + waiting.length + past.length === 0) {
    return (
      <EmptyState title={t('interviews.none')} text={t('interviews.none.text')}>
        <Link className="btn btn-line" to={paths.dashboard}>
          {t('interviews.none.jobs')}
        </Link>
      </EmptyState>
    )
  }
  const link = (application: Application) => of.address.buildApplicantAddress(application.jobId, application.id)
  return (
    <div className="interviews">
      {toAnswer.length > 0 && (
        <Group title={t('interviews.toAnswer', { count: toAnswer.length })}>
          {toAnswer.map(({ application, interview }) => (
            <Row key={application.id} application={application} to={link(application)}>
              {interview.state === 'otherTime'
                ? joinParts([t('invite.state.otherTime'), formatProposed(interview)])
                : interview.state === 'declined'
                  ? t('invite.state.declined')
                  : t('invite.state.lapsed', { times: formatTimes(interview.invite.slots) })}
            </Row>
          ))}
        </Group>
      )}
      {groupByDay(upcoming).map(([day, interviews]) => {
        const name = describeDay(day, now)
        return (
          <Group
            key={day}
            title={name}
            action={
              canPrint && (
                <Button
                  aria-label={t('interviews.print.day', { day: name })}
                  // On paper neither 'Today' nor 'Tomorrow': it is read later.
                  onClick={() => print({ name: formatWeekday(day, now) ?? day, interviews })}
                >
                  {t('interviews.print')}
                </Button>
              )
            }
          >
            {interviews.map(({ application, interview, slot }) => (
              <Row
                key={application.id}
                application={application}
                to={link(application)}
                time={formatTimeOfDay(slot.start)}
              >
                {describePlace(interview.invite.where)}
              </Row>
            ))}
          </Group>
        )
      })}
      {upcoming.length === 0 && <p className="soft">{t('interviews.noneUpcoming')}</p>}
      {waiting.length > 0 && (
        <Group title={t('interviews.waiting', { count: waiting.length })}>
          {waiting.map(({ application, interview }) => (
            <Row key={application.id} application={application} to={link(application)}>
              {t('interviews.offered', { times: formatTimes(interview.invite.slots) })}
            </Row>
          ))}
        </Group>
      )}
      <Past past={past} link={link} now={now} />
      {printed && <PrintedInterviewDay {...printed} />}
    </div>
  )
}

const pageSize = 20

interface PastProps {
  past: readonly FixedInterview[]
  link: (application: Application) => string
  now: Date
}

function Past({ past, link, now }: PastProps) {
  const [shown, setShown] = useState(pageSize)
  if (past.length === 0) return null
  return (
    <Group title={t('interviews.past', { count: past.length })}>
      {past.slice(0, shown).map(({ application, slot }) => (
        <Row key={application.id} application={application} to={link(application)}>
          {joinParts([describeWhen(slot.start, now), t(`applicants.stage.${stageOf(application)}`)])}
        </Row>
      ))}
      {past.length > shown && (
        <li>
          <Button onClick={() => setShown(shown + pageSize)}>{t('interviews.past.more')}</Button>
        </li>
      )}
    </Group>
  )
}

const stageOf = ({ state }: Application) => (state === 'withdrawn' ? 'not-now' : state)

interface GroupProps {
  title: string
  action?: ReactNode
  children: ReactNode
}

function Group({ title, action, children }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="spread">
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      <ul>{children}</ul>
    </section>
  )
}

interface RowProps {
  application: Application
  to: string
  time?: string
  children: string
}

function Row({ application, to, time, children }: RowProps) {
  return (
    <li className={time === undefined ? 'interview-row' : 'interview-row interview-timed'}>
      {time !== undefined && <b>{time}</b>}
      <span>
        <Link to={to}>{formatApplicantName(application)}</Link> <span className="soft">{application.job.title}</span>
      </span>
      <span>{children}</span>
    </li>
  )
}

function groupByDay(interviews: readonly FixedInterview[]): [day: string, FixedInterview[]][] {
  const days = new Map<string, FixedInterview[]>()
  for (const each of interviews) {
    const day = formatLocalDay(new Date(each.slot.start))
    days.set(day, [...(days.get(day) ?? []), each])
  }
  return [...days]
}

/** 'Today, Sat 28 Nov', 'Tomorrow, Sun 29 Nov'. */
function describeDay(day: string, now: Date): string {
  const name = formatWeekday(day, now) ?? day
  // Noon: a day alone is parsed as midnight in UTC.
  const near = findNearDay(new Date(`${day}T12:00`), now)
  return near ? t(`interviews.${near}`, { day: name }) : name
}
