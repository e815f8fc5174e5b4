import { useNavigationGuard } from '#renderer/hooks/use-navigation-guard.ts'
import { t } from '#renderer/messages/messages.ts'
import { ConfirmDialog } from '../public/dialog/confirm-dialog.tsx'

interface Props {
  unsaved: boolean
  /** Of the message ids. */
  area: 'ask' | 'ownCompany' | 'pageEditor' | 'profile'
}

/** Asks before unsaved text is left: by a link, by Back, or by a button that calls `navigateGuarded`. */
export function UnsavedChangesDialog({ unsaved, area }: Props) {
  const { asking, stay, leave } = useNavigationGuard(unsaved)
  return (
    <ConfirmDialog
      open={asking}
      title={t(`${area}.leave`)}
      text={t(`${area}.leave.text`)}
      cancel={t(`${area}.leave.stay`)}
      confirm={t(`${area}.leave.do`)}
      onCancel={stay}
      onConfirm={leave}
    />
  )
}
