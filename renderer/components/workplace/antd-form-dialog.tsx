import { type ComponentProps, useState } from 'react'
import { useNavigationGuard } from '#renderer/hooks/use-navigation-guard.ts'
import { t } from '#renderer/messages/messages.ts'
import { AntdConfirmDialog } from './antd-confirm-dialog.tsx'

interface Props extends ComponentProps<typeof AntdConfirmDialog> {
  unsaved: boolean
}

/** A question with fields, which asks before what was typed is lost: closed, or left by Back or with the tab. */
export function AntdFormDialog({ unsaved, onCancel, ...question }: Props) {
  const [isClosing, setClosing] = useState(false)
  const { asking, stay, leave } = useNavigationGuard(unsaved, true)
  return (
    <>
      <AntdConfirmDialog {...question} onCancel={() => (unsaved ? setClosing(true) : onCancel())} />
      <AntdConfirmDialog
        open={asking || isClosing}
        title={t('question.leave')}
        text={t('question.leave.text')}
        cancel={t('question.leave.stay')}
        confirm={t('question.leave.do')}
        danger
        onCancel={() => {
          setClosing(false)
          stay()
        }}
        onConfirm={() => {
          // While it is being sent the question below stays, and is not to lie under this one when that fails.
          setClosing(false)
          if (asking) leave()
          onCancel()
        }}
      />
    </>
  )
}
