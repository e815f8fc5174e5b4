import './application-detail.css'
import { useId } from 'react'
import { Avatar } from '#renderer/components/public/avatar.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { ApplicantProfile, Application } from '#shared/domain/application/application.ts'
import { formatDateTime } from '#shared/domain/date-time.ts'
import { formatApplicantName } from './applicant-name.ts'
import { ApplicationDetailFacts } from './application-detail-facts.tsx'
import { ApplicationDetailHistory } from './application-detail-history.tsx'
import { StageChoice } from './stage-choice.tsx'
import { useFocusOnMount } from './use-focus-on-mount.ts'
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
        <ApplicationDetailFacts profile={profile} owner={application.uid} />
      </div>
      <section className="dossier-history">
        <h4>{t('applicants.history')}</h4>
        <ApplicationDetailHistory application={application} />
      </section>
    </article>
  )
}
