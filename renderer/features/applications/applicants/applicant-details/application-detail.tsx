import './application-detail.css'
import { Button } from 'antd'
import { type ReactNode, useId } from 'react'
import { Icon } from '#renderer/components/public/icon.tsx'
import { PhotoGallery } from '#renderer/components/public/photo-gallery.tsx'
import { ResumeView } from '#renderer/components/workplace/pdf/resume-view.tsx'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import {
  type ApplicantProfile,
  type Application,
  type ApplicationStage,
  applicationStages
} from '#shared/domain/application/application.ts'
import { findDocumentAccess } from '#shared/domain/candidate/candidate.ts'
import { formatDateTime } from '#shared/domain/format-date-time.ts'
import { type HistoryLine, listHistory } from '../../interview-thread/describe-interview.ts'
import { useInterviewThread } from '../../interview-thread/use-interview-thread.ts'
import { ScreeningAnswerList } from '../../screening-answer-list.tsx'
import { useFocusOnMount } from '../applicant-card-focus.ts'
import { formatApplicantName } from '../describe-applicant.ts'
import { InterviewPanel } from '../invite/interview-panel.tsx'
import { ApplicantHeader } from './applicant-header.tsx'
import { ApplicationFacts } from './application-facts.tsx'
import { useApplicantResume } from './use-applicant-resume.ts'

interface Props {
  application: Application
  profile: ApplicantProfile
  isResumeOpen: boolean
  onResume: (isOpen: boolean) => void
  /** Both take the id of the applicant's name. */
  renderNote: (nameId: string) => ReactNode
  renderShortlist: (nameId: string) => ReactNode
  onMove: (application: Application, to: ApplicationStage) => void
}

export function ApplicationDetail(props: Props) {
  const { application, profile, isResumeOpen, onResume, renderNote, renderShortlist, onMove } = props
  const resume = useApplicantResume(profile, application.uid)
  const isShown = resume.access === 'view' && isResumeOpen
  const id = useId()
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const name = formatApplicantName(application)
  const message = application.message.trim()
  const thread = useInterviewThread(application)
  const lines = listHistory(thread, 'company', ({ state }, isFirst) =>
    t(isFirst ? 'applicants.history.applied' : `applicants.history.${state}`)
  )
  return (
    <article className="dossier" aria-labelledby={id} data-resume={isShown || undefined}>
      <ApplicantHeader {...{ application, profile, id, heading, resume, isResumeOpen, onResume }}>
        {renderShortlist(id)}
      </ApplicantHeader>
      <StageChoice application={application} onMove={onMove} />
      <div className="dossier-text">
        <InterviewPanel {...{ application, thread }} onInvite={() => onMove(application, 'interview')} />
        {message !== '' && (
          <section>
            <h4>{t('applicants.message')}</h4>
            <blockquote>{message}</blockquote>
          </section>
        )}
        {application.answers && (
          <section className="dossier-answers">
            <h4>{t('applicants.answers')}</h4>
            <ScreeningAnswerList answers={application.answers} />
          </section>
        )}
        <ApplicantPhotos profile={profile} owner={application.uid} />
        <section className="dossier-note">{renderNote(id)}</section>
        <ApplicationFacts {...{ profile, resume }} />
      </div>
      <section className="dossier-history">
        <h4>{t('applicants.history')}</h4>
        <ApplicationDetailHistory lines={lines} />
      </section>
      {isShown && <ResumeView link={profile.resumeUrl} owner={application.uid} name={name} />}
    </article>
  )
}

/** Open to those who may open the resume. */
function ApplicantPhotos({ profile, owner }: { profile: ApplicantProfile; owner: string }) {
  const access = useSession(({ user }) => findDocumentAccess(user, owner))
  const { photos = [], name } = profile
  if (photos.length === 0) return null
  return (
    <section className="dossier-answers">
      <h4>{t('photos.label')}</h4>
      {access === 'open' ? (
        <PhotoGallery links={photos} owner={owner} name={name} />
      ) : (
        <p className="small soft">{t(`documents.${access}`)}</p>
      )}
    </section>
  )
}

function StageChoice({ application, onMove }: Pick<Props, 'application' | 'onMove'>) {
  return (
    <fieldset className="stage-choice">
      <legend className="label">{t('applicants.move')}</legend>
      <div>
        {applicationStages.map((stage) => {
          const here = stage === application.state
          return (
            <Button
              key={stage}
              className={here ? 'stage-here prints' : ''}
              aria-pressed={here}
              onClick={() => here || onMove(application, stage)}
            >
              {here && <Icon name="check" />}
              <span>{t(`applicants.stage.${stage}`)}</span>
            </Button>
          )
        })}
      </div>
    </fieldset>
  )
}

function ApplicationDetailHistory({ lines }: { lines: readonly HistoryLine[] }) {
  return (
    <ol reversed>
      {[...lines].reverse().map(({ key, at, text, words }) => (
        <li key={key}>
          <span>{`${text} `}</span>
          <time className="small faint" dateTime={at}>
            {formatDateTime(at)}
          </time>
          {words !== '' && <p className="history-words">{words}</p>}
        </li>
      ))}
    </ol>
  )
}
