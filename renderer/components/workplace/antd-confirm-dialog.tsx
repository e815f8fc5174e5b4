import '../public/dialog/dialog.css'
import './antd-confirm-dialog.css'
import { Button, Modal } from 'antd'
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState
} from 'react'
import type { Question } from '../public/dialog/confirm-dialog.tsx'

interface Props extends Question {
  disabled?: boolean
  onConfirm: (event: FormEvent) => void
  /** A second way to answer. */
  other?: ReactNode
  /** Gets the form. */
  frame?: RefObject<HTMLFormElement | null>
}

/** The focus returns to where it was. Ctrl or ⌘ with Enter means yes from within a field. */
export function AntdConfirmDialog({
  open,
  title,
  text,
  danger = false,
  disabled = false,
  onCancel,
  onConfirm,
  other,
  frame,
  children,
  ...words
}: Props) {
  const id = useId()
  useFocusAfterRemoval(open)
  const answer = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    onConfirm(event)
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
      <form ref={frame} onSubmit={answer} onKeyDown={answerByKey}>
        <div id={`${id}-text`} className="dialog-text soft">
          {text}
        </div>
        {children}
        <div className="dialog-end">
          <Button type="text" onClick={onCancel}>
            {words.cancel}
          </Button>
          {other}
          <Button htmlType="submit" type={danger ? 'default' : 'primary'} danger={danger} disabled={disabled}>
            {words.confirm}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

/** antd returns the focus when a dialog closes, but not when it is removed while it is open. */
function useFocusAfterRemoval(open: boolean): void {
  const [before] = useState(() => document.activeElement)
  const isOpen = useRef(open)
  useEffect(() => {
    isOpen.current = open
  }, [open])
  useEffect(
    () => () => {
      if (!isOpen.current) return
      queueMicrotask(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
      })
    },
    [before]
  )
}
