import { useNavigationGuard } from '#renderer/hooks/use-navigation-guard.ts'
import { ConfirmDialog } from '../public/dialog/confirm-dialog.tsx'

interface Props {
  unsaved: boolean
  words: { title: string; text: string; stay: string; leave: string }
}

/** Asks before unsaved text is left: by a link, by Back, or by a button that calls `leaveBy`. */
export function LeaveQuestion({ unsaved, words }: Props) {
  const { asking, stay, leave } = useNavigationGuard(unsaved)
  return (
    <ConfirmDialog
      open={asking}
      title={words.title}
      text={words.text}
      cancel={words.stay}
      confirm={words.leave}
      onCancel={stay}
      onConfirm={leave}
    />
  )
}
