import { ConfirmDialog } from '#renderer/components/public/dialog/confirm-dialog.tsx'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Application } from '#shared/domain/application/application.ts'

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
      showFailure('application', error)
    }
  }
  return (
    <ConfirmDialog
      open={application !== null}
      title={t('applications.withdraw.ask')}
      text={application && t('applications.withdraw.text', { title: application.job.title })}
      cancel={t('applications.withdraw.keep')}
      confirm={t('applications.withdraw')}
      onCancel={onClose}
      onConfirm={answer}
    />
  )
}
