import '#renderer/components/workplace/question.css'
import './reach.css'
import { Button, Modal } from 'antd'
import type { ReactNode } from 'react'
import { load, t } from '#renderer/messages/messages.ts'
import reach from '#renderer/messages/reach.json'

load(reach)

interface Props {
  title: string
  onClose: () => void
  children: ReactNode
}

/** The frame of what an employer does with a found candidate. */
export function ReachDialog({ title, onClose, children }: Props) {
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
