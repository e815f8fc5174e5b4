import { Button } from 'antd'
import type { ReactNode, RefObject } from 'react'
import { Avatar } from '#renderer/components/public/avatar.tsx'
import { loadPdfViewer } from '#renderer/components/workplace/pdf/resume-view.tsx'
import { PhoneActions } from '#renderer/components/workplace/phone-actions.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { ApplicantProfile, Application } from '#shared/domain/application/application.ts'
import { formatDateTime } from '#shared/domain/format-date-time.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import { formatApplicantName } from '../describe-applicant.ts'
import type { useApplicantResume } from './use-applicant-resume.ts'

interface Props {
  application: Application
  profile: ApplicantProfile
  /** Of the name. */
  id: string
  heading: RefObject<HTMLHeadingElement | null>
  resume: ReturnType<typeof useApplicantResume>
  isResumeOpen: boolean
  onResume: (isOpen: boolean) => void
  /** Further actions. */
  children: ReactNode
}

/** Who it is, and the ways to reach them: what is asked first of every applicant. */
export function ApplicantHeader({
  application,
  profile,
  id,
  heading,
  resume,
  isResumeOpen,
  onResume,
  children
}: Props) {
  const name = formatApplicantName(application)
  const { headline, location, experience, joiningPeriod, contactNumber } = profile
  const joins = joiningPeriod.trim() && t('candidates.joins', { period: joiningPeriod })
  const facts = joinParts([location, experience, joins])
  const { company, title } = application.job
  const preload = () => void loadPdfViewer().catch(() => {})
  return (
    <div className="dossier-head">
      <Avatar name={name} picture={profile.avatarUrl} owner={application.uid} />
      <div className="dossier-who">
        <h3 id={id} ref={heading} tabIndex={-1}>
          {name}
        </h3>
        {headline.trim() !== '' && <p>{headline}</p>}
        {facts !== '' && <p className="soft">{facts}</p>}
        <p className="small faint">
          {t('applicants.appliedAt', { moment: formatDateTime(application.appliedAt) ?? '' })}
        </p>
      </div>
      <div className="dossier-do">
        {contactNumber.trim() !== '' && (
          <PhoneActions
            isShort
            number={contactNumber.trim()}
            words={t('applicants.contact.text', { name: profile.name, company, title })}
          />
        )}
        {resume.access === 'view' && (
          <Button
            aria-expanded={isResumeOpen}
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => onResume(!isResumeOpen)}
          >
            {t(isResumeOpen ? 'applicants.resume.hide' : 'applicants.resume.show')}
          </Button>
        )}
        {(resume.access === 'keep' || resume.access === 'outside') && (
          <Button aria-describedby={id} onClick={resume.open}>
            {t('candidates.document.resume')}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}
