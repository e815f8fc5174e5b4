import './confirm-modal.css'
import { Modal } from 'antd'
import type { ReactNode } from 'react'

interface Props {
  open: boolean
  title: string
  /** What the answer means. */
  text: ReactNode
  /** The words of the button that lets everything be as it is. */
  cancel: string
  /** The words of the button that does it. */
  confirm: string
  /** It cannot be taken back. */
  danger?: boolean
  /** Called when the person does not want it: also by Esc. */
  onCancel: () => void
  onConfirm: () => void
}

/** Asks before something happens. The focus goes back where it was; Esc and a press beside it change nothing. */
export function ConfirmModal({ open, title, text, cancel, confirm, danger = false, onCancel, onConfirm }: Props) {
  return (
    <Modal
      open={open}
      title={title}
      className="confirm-modal"
      width="30rem"
      closable={false}
      okText={confirm}
      cancelText={cancel}
      okButtonProps={{ danger, type: danger ? 'default' : 'primary' }}
      onOk={onConfirm}
      onCancel={onCancel}
    >
      {text}
    </Modal>
  )
}
