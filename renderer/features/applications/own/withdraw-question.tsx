import { Question } from '#renderer/components/public/dialog/question.tsx'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Application } from '#shared/domain/application.ts'
import { sayApplyFailure } from '../apply/say-apply-failure.ts'

interface Props {
  /** null: nothing is asked. */
  application: Application | null
  onClose: () => void
}

/** Asks before an application is taken back: it cannot be sent again. */
export function WithdrawQuestion({ application, onClose }: Props) {
  const { withdraw } = useRepositories().applications
  const answer = async () => {
    if (!application) return
    onClose()
    try {
      await withdraw(application)
      showToast('applicationWithdrawn', { title: application.job.title })
    } catch (error) {
      sayApplyFailure(error)
    }
  }
  return (
    <Question
      open={application !== null}
      title={t('applications.withdraw.ask')}
      text={application && t('applications.withdraw.text', { title: application.job.title })}
      onClose={onClose}
    >
      <div className="question-end">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {t('applications.withdraw.keep')}
        </button>
        <button type="button" className="btn btn-line" onClick={answer}>
          {t('applications.withdraw')}
        </button>
      </div>
    </Question>
  )
}
