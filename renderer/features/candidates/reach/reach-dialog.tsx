import '#renderer/components/workplace/question.css'
import './reach.css'
import { Button, Modal } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { load, t } from '#renderer/messages/messages.ts'
import reach from '#renderer/messages/reach.json'

load(reach)

interface Props {
  title: string
  onClose: () => void
  children: ReactNode
}

/** The frame of what an employer does with a found candidate. The focus returns to where it was. */
export function ReachDialog({ title, onClose, children }: Props) {
  const [from] = useState(() => document.activeElement)
  // A modal that is removed while it is open gives nothing back.
  useEffect(() => () => void (from instanceof HTMLElement && from.focus()), [from])
  return (
    <Modal
      open
      onCancel={onClose}
      title={<h2>{title}</h2>}
      closable={false}
      footer={<Button onClick={onClose}>{t('candidates.invite.close')}</Button>}
      rootClassName="question"
    >
      {children}
    </Modal>
  )
}
