import './long-work.css'
import { Button, Progress } from 'antd'
import { useId } from 'react'
import { t } from '#renderer/messages/messages.ts'

interface Props {
  /** 'Approving'. */
  label: string
  done: number
  total: number
  /** Stops after the current part; without it there is no way back. */
  onCancel?: (() => void) | undefined
}

export function LongWork({ label, done, total, onCancel }: Props) {
  const id = useId()
  return (
    <div className="long-work">
      <span id={id} className="long-work-text">
        {t('work.progress', { label, done, total })}
      </span>
      <Progress
        aria-labelledby={id}
        percent={total === 0 ? 100 : (100 * done) / total}
        showInfo={false}
        strokeLinecap="butt"
        status="normal"
      />
      {onCancel && <Button onClick={onCancel}>{t('work.cancel')}</Button>}
    </div>
  )
}
