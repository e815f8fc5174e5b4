import './batch-progress.css'
import { Button } from 'antd'
import { useId } from 'react'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { t } from '#renderer/messages/messages.ts'

// 7.8 kB that only work on many things at once needs.
const ProgressBar = lazyPart(() => import('./progress-bar.tsx').then((code) => code.ProgressBar))

interface Props {
  /** 'Approving'. */
  label: string
  done: number
  total: number
  /** Stops after the current part; without it there is no way back. */
  onCancel?: (() => void) | undefined
}

export function BatchProgress({ label, done, total, onCancel }: Props) {
  const id = useId()
  return (
    <div className="batch-progress">
      <span id={id} className="batch-progress-text">
        {t('work.progress', { label, done, total })}
      </span>
      <ProgressBar labelId={id} percent={total === 0 ? 100 : (100 * done) / total} />
      {onCancel && <Button onClick={onCancel}>{t('work.cancel')}</Button>}
    </div>
  )
}
