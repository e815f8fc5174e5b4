import './application-detail.css'
import { Button, Checkbox } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { Avatar } from '#renderer/components/public/avatar.tsx'
import { Icon } from '#renderer/components/public/icon.tsx'
import { t } from '#renderer/messages/messages.ts'
import {
  type ApplicantProfile,
  type Application,
  type ApplicationStage,
  applicationStages
} from '#shared/domain/application/application.ts'
import { formatDateTime } from '#shared/domain/date-time.ts'
import { type HistoryLine, listHistory } from '../../thread/describe-thread.ts'
import { useThread } from '../../thread/use-thread.ts'
import { useFocusOnMount } from '../applicant-focus.ts'
import { formatApplicantName } from '../format-applicant.ts'
import { InterviewPanel } from '../invite/interview-panel.tsx'
import { asksForWords } from '../use-stage-moves.ts'
import { ApplicationFacts, useResumeAccess } from './application-facts.tsx'
import { loadPdfViewer, ResumeView } from './resume-view.tsx'

interface Props {
  application: Application
  profile: ApplicantProfile
  /** Both take the id of the applicant's name. */
  renderNote: (nameId: string) => ReactNode
  renderShortlist: (nameId: string) => ReactNode
  /** `isAsked`: words are asked for first. */
  onMove: (application: Application, to: ApplicationStage, isAsked?: boolean) => void
}

export function ApplicationDetail({ application, profile, renderNote, renderShortlist, onMove }: Props) {
  // A stranger's file is parsed on request only.
  const [isResumeOpen, setResumeOpen] = useState(false)
  const canView = useResumeAccess(profile, application.uid) === 'view'
  const id = useId()
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const name = formatApplicantName(application)
  const message = application.message.trim()
  const thread = useThread(application)
  const lines = listHistory(thread, 'company', ({ state }, isFirst) =>
    t(isFirst ? 'applicants.history.applied' : `applicants.history.${state}`)
  )
  const preload = () => void loadPdfViewer().catch(() => {})
  return (
    <article className="dossier" aria-labelledby={id} data-resume={(canView && isResumeOpen) || undefined}>
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
        <div className="dossier-do">
          {canView && (
            <Button
              aria-expanded={isResumeOpen}
              onPointerEnter={preload}
              onFocus={preload}
              onClick={() => setResumeOpen(!isResumeOpen)}
            >
              {t(isResumeOpen ? 'applicants.resume.hide' : 'applicants.resume.show')}
            </Button>
          )}
          {renderShortlist(id)}
        </div>
      </div>
      <StageChoice application={application} onMove={onMove} />
      <div className="dossier-text">
        <InterviewPanel {...{ application, thread }} onInvite={() => onMove(application, 'interview', true)} />
        {message !== '' && (
          <section>
            <h4>{t('applicants.message')}</h4>
            <blockquote>{message}</blockquote>
          </section>
        )}
        <section className="dossier-note">{renderNote(id)}</section>
        <ApplicationFacts profile={profile} owner={application.uid} job={application.job} />
      </div>
      <section className="dossier-history">
        <h4>{t('applicants.history')}</h4>
        <ApplicationDetailHistory lines={lines} />
      </section>
      {canView && isResumeOpen && <ResumeView link={profile.resumeUrl} owner={application.uid} name={name} />}
    </article>
  )
}

function StageChoice({ application, onMove }: Pick<Props, 'application' | 'onMove'>) {
  const [isWithWords, setWithWords] = useState(false)
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
              onClick={() => here || onMove(application, stage, isWithWords || asksForWords(stage))}
            >
              {here && <Icon name="check" />}
              <span>{t(`applicants.stage.${stage}`)}</span>
            </Button>
          )
        })}
      </div>
      <Checkbox checked={isWithWords} onChange={({ target }) => setWithWords(target.checked)}>
        {t('words.with')}
      </Checkbox>
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
