import { Icon } from '#renderer/components/public/icon.tsx'
import { t } from '#renderer/messages/messages.ts'
import { type Application, applicationStages } from '#shared/domain/application/application.ts'
import type { Move } from './use-moves.ts'

/** Where the applicant stands, and where else they can be moved. */
export function StageChoice({ application, onMove }: { application: Application; onMove: Move }) {
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
