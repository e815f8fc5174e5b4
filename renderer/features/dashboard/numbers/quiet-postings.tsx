import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import { type NumbersSummary, quietDays } from './summarize.ts'

const maxShown = 20

/** The live postings that nobody applied to, the longest on the board first. */
export function QuietPostings({ quiet }: Pick<NumbersSummary, 'quiet'>) {
  return (
    <section className="numbers-chart">
      <h3>{t('dashboard.numbers.quiet', { days: quietDays })}</h3>
      {quiet === undefined && <p className="soft">{t('dashboard.numbers.outside')}</p>}
      {quiet?.length === 0 && <p className="soft">{t('dashboard.numbers.noneQuiet')}</p>}
      {quiet !== undefined && quiet.length > 0 && (
        <ul className="numbers-quiet">
          {quiet.slice(0, maxShown).map(({ job, days = 0 }) => (
            <li key={job.id}>
              <Link to={paths.job(job.id)}>{job.title}</Link>
              <span>{t('dashboard.numbers.quietFor', { company: job.company.trim(), days })}</span>
            </li>
          ))}
        </ul>
      )}
      {quiet !== undefined && quiet.length > maxShown && (
        <p className="small faint">{t('dashboard.numbers.quietMore', { count: quiet.length - maxShown })}</p>
      )}
    </section>
  )
}
