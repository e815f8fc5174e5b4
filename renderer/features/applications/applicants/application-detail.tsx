import './application-detail.css'
import { useId } from 'react'
import { Avatar } from '#renderer/components/public/avatar.tsx'
import { Icon } from '#renderer/components/public/icon.tsx'
import { t } from '#renderer/messages/messages.ts'
import { type ApplicantProfile, type Application, applicationStages } from '#shared/domain/application/application.ts'
import { formatDateTime } from '#shared/domain/date-time.ts'
import { formatApplicantName } from './applicant.ts'
import { ApplicationFacts } from './application-facts.tsx'
import { useFocusOnMount } from './focus.ts'
import type { Move } from './use-moves.ts'

interface Props {
  application: Application
  profile: ApplicantProfile
  onMove: Move
}

/** One applicant: everything they sent, as it was when they applied. */
export function ApplicationDetail({ application, profile, onMove }: Props) {
  const id = useId()
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const name = formatApplicantName(application)
  const message = application.message.trim()
  return (
    <article className="dossier" aria-labelledby={id}>
      <div className="dossier-head">
        <Avatar name={name} picture={profile.avatarUrl} owner={application.uid} />
        <div>
          <h3 id={id} ref={heading} tabIndex={-1}>
            {name}
          </h3>
          {profile.headline.trim() !== '' && <p className="lead">{profile.headline}</p>}
          <p className="small faint">
            {t('applicants.appliedAt', { moment: formatDateTime(application.appliedAt) ?? '' })}
          </p>
        </div>
      </div>
      <StageChoice application={application} onMove={onMove} />
      <div className="dossier-text">
        {message !== '' && (
          <section>
            <h4>{t('applicants.message')}</h4>
            <blockquote>{message}</blockquote>
          </section>
        )}
        <ApplicationFacts profile={profile} owner={application.uid} />
      </div>
      <section className="dossier-history">
        <h4>{t('applicants.history')}</h4>
        <ApplicationDetailHistory application={application} />
      </section>
    </article>
  )
}

/** Where the applicant stands, and where else they can be moved. */
function StageChoice({ application, onMove }: { application: Application; onMove: Move }) {
  return (
    <fieldset className="stage-choice">
      <legend className="label">{t('applicants.move')}</legend>
      <div>
        {applicationStages.map((stage) => {
          const here = stage === application.state
          return (
            <button
              key={stage}
              type="button"
              className={here ? 'btn btn-line stage-here' : 'btn btn-line'}
              aria-pressed={here}
              onClick={() => onMove(application, stage)}
            >
              {here && <Icon name="check" />}
              {t(`applicants.stage.${stage}`)}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

/** What became of an application, newest first. */
function ApplicationDetailHistory({ application: { history } }: { application: Application }) {
  return (
    <ol reversed>
      {[...history].reverse().map(({ state, at }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an applicant may come to the same stage twice
        <li key={history.length - index}>
          <span>{t(index === history.length - 1 ? 'applicants.history.applied' : `applicants.history.${state}`)}</span>{' '}
          <time dateTime={at}>{formatDateTime(at)}</time>
        </li>
      ))}
    </ol>
  )
}
