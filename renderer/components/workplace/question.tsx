import '../public/dialog/dialog.css'
import './question.css'
import { Button, Modal } from 'antd'
import { type FormEvent, type KeyboardEvent, type ReactNode, useId } from 'react'

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
  /** It cannot be answered with yes now. */
  disabled?: boolean
  /** Called when the person does not want it: also by Esc. */
  onCancel: () => void
  onConfirm: () => void
  /** What the answer needs. */
  children?: ReactNode
}

/**
 * Asks before something happens. The focus goes back where it was; Esc changes nothing. Ctrl or ⌘ with Enter is yes from anywhere in it, so that
 * nobody has to leave the field they type in.
 */
export function Question({
  open,
  title,
  text,
  danger = false,
  disabled = false,
  onCancel,
  onConfirm,
  children,
  ...words
}: Props) {
  const id = useId()
  const answer = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    onConfirm()
  }
  const answerByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat) answer(event)
  }
  return (
    <Modal
      open={open}
      onCancel={onCancel}
      title={<h2>{title}</h2>}
      closable={false}
      footer={null}
      mask={{ closable: false }}
      destroyOnHidden
      rootClassName="question"
      aria-describedby={`${id}-text`}
    >
      <form onSubmit={answer} onKeyDown={answerByKey}>
        <div id={`${id}-text`} className="dialog-text soft">
          {text}
        </div>
        {children}
        <div className="dialog-end">
          <Button type="text" onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button htmlType="submit" type={danger ? 'default' : 'primary'} danger={danger} disabled={disabled}>
            {words.confirm}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
