import './applicants.css'
import './stage-board.css'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { t } from '#renderer/messages/messages.ts'
import { applicationStages } from '#shared/domain/application/application.ts'

/** The board in its final shape, before it is known who stands on it. */
export function ApplicantsSkeleton() {
  return (
    <div className="applicants">
      <p className="sr" role="status">
        {t('applicants.loading')}
      </p>
      <div aria-hidden="true">
        <div className="applicants-sk-back" />
        <div className="applicants-of">
          <Skeleton width="18rem" height="2.4rem" />
          <Skeleton width="12rem" height="1.5rem" />
        </div>
        <div className="board">
          {applicationStages.map((stage, index) => (
            <div key={stage} className="stage">
              <p className="stage-name">{t(`applicants.stage.${stage}`)}</p>
              {index < 3 && (
                <div className="applicant">
                  <Skeleton width="70%" height="1.5rem" />
                  <Skeleton width="85%" />
                  <Skeleton width="55%" />
                </div>
              )}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
