import { useNavigationGuard } from '#renderer/hooks/use-navigation-guard.ts'
import { t } from '#renderer/messages/messages.ts'
import { ConfirmDialog } from '../public/dialog/confirm-dialog.tsx'

interface Props {
  unsaved: boolean
  /** The id of the question; its text and answers lie below it. */
  question: 'ask.leave' | 'ownHouse.leave' | 'profile.leave'
}

/** Asks before unsaved text is left: by a link, by Back, or by a button that calls `leaveBy`. */
export function LeaveQuestion({ unsaved, question }: Props) {
  const { asking, stay, leave } = useNavigationGuard(unsaved)
  return (
    <ConfirmDialog
      open={asking}
      title={t(question)}
      text={t(`${question}.text`)}
      cancel={t(`${question}.stay`)}
      confirm={t(`${question}.do`)}
      onCancel={stay}
      onConfirm={leave}
    />
  )
}
