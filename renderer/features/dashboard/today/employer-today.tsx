import './employer-today.css'
import type { ReactNode } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import type { EmployerDay } from '#shared/domain/employer-day-tasks.ts'
import { buildViewAddress, defaultView } from '../filter/posted-jobs-url.ts'

interface Props {
  newApplicantsAddress: string
  renderInterviews: (day: EmployerDay) => ReactNode
}

/** The same that the header counts, each part with a way to its work. */
export function EmployerToday({ newApplicantsAddress, renderInterviews }: Props) {
  const day = useApplyStore((applying) => applying.day)
  if (!day) {
    return (
      <div className="today" aria-hidden="true">
        <Skeleton width="12rem" />
      </div>
    )
  }
  const { newApplicants, interviews, toAnswer, expiring, questioned, total } = day
  const meetings = interviews.length + toAnswer.length
  return (
    <section className="today" aria-label={t('dashboard.today')}>
      {total === 0 && <p className="soft">{t('dashboard.today.nothing')}</p>}
      <TodayPart count={newApplicants} label="applicants" to={newApplicantsAddress} />
      <TodayPart count={meetings} label="interviews" to={`${paths.dashboard}?tab=interviews`}>
        {meetings > 0 && renderInterviews(day)}
      </TodayPart>
      <TodayPart count={expiring.length} label="expiring" to={buildViewAddress({ ...defaultView, sort: 'ends' })}>
        {expiring.slice(0, maxNamed).map(({ id, title }) => (
          <li key={id} className="soft">
            {title}
          </li>
        ))}
        <Unnamed count={expiring.length - maxNamed} />
      </TodayPart>
      <TodayPart count={questioned.length} label="questions" to={paths.editJob(questioned[0]?.id ?? '')}>
        {questioned.slice(0, maxNamed).map(({ id, title }) => (
          <li key={id}>
            <Link to={paths.editJob(id)}>{title}</Link>
          </li>
        ))}
        <Unnamed count={questioned.length - maxNamed} />
      </TodayPart>
    </section>
  )
}

export const maxNamed = 3

export function Unnamed({ count }: { count: number }) {
  return count > 0 && <li className="soft">{t('interviews.more', { count })}</li>
}

interface PartProps {
  count: number
  label: 'applicants' | 'interviews' | 'expiring' | 'questions' | 'pending' | 'reports' | 'companies' | 'unapproved'
  to: string
  /** List items. */
  children?: ReactNode
}

/** Left out where nothing waits. */
export function TodayPart({ count, label, to, children }: PartProps) {
  if (count === 0) return null
  return (
    <div className="today-part">
      <Link to={to}>
        <b>{count}</b> <span>{t(`dashboard.today.${label}`, { count })}</span>
      </Link>
      {children && <ul className="small">{children}</ul>}
    </div>
  )
}
