import { memo, useId } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { formatDateTime } from '#shared/domain/date-time.ts'
import { useIsPublic } from './queries.ts'

interface Props {
  application: Application
  /** It was answered since the person last looked. */
  fresh: boolean
  onWithdraw: (application: Application) => void
}

/** One application as its candidate sees it: the posting, where it stands, and how it came there. */
export const OwnApplication = memo(function OwnApplication({ application, fresh, onWithdraw }: Props) {
  const id = useId()
  const { jobId, job, state, history, message } = application
  const isPublic = useIsPublic(jobId)
  const where = [job.company, job.location].filter((text) => text.trim() !== '').join(' · ')
  return (
    <li className="own" aria-labelledby={id}>
      <div className="own-head">
        <div>
          <h3 id={id}>{isPublic === false ? job.title : <Link to={paths.job(jobId)}>{job.title}</Link>}</h3>
          {where !== '' && <p className="soft">{where}</p>}
        </div>
        <p className="own-now">
          {fresh && <span className="own-fresh">{t('applications.fresh')}</span>}
          <span className={`own-state own-state-${state}`}>{t(`applications.state.${state}`)}</span>
        </p>
      </div>
      {isPublic === false && <p className="small soft">{t('applications.closed')}</p>}
      <ol className="own-history small">
        {history.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added, and two may say the same
          <li key={index}>
            <span>{t(index === 0 ? 'applications.history.sent' : `applications.history.${line.state}`)}</span>{' '}
            <time dateTime={line.at}>{formatDateTime(line.at)}</time>
          </li>
        ))}
      </ol>
      {message !== '' && (
        <details className="own-message">
          <summary>{t('applications.message')}</summary>
          <p>{message}</p>
        </details>
      )}
      {state !== 'withdrawn' && (
        <button type="button" className="btn btn-quiet" aria-describedby={id} onClick={() => onWithdraw(application)}>
          {t('applications.withdraw')}
        </button>
      )}
    </li>
  )
})
