import { Button } from 'antd'
import { LongWork } from '#renderer/components/workplace/long-work.tsx'
import { t } from '#renderer/messages/messages.ts'
import { cancelBatch, dismissBatch, useBatch } from './batch.ts'

export function BatchLine() {
  const { batch } = useBatch()
  if (!batch) return null
  const { total, done, failed, left, isRunning } = batch
  if (isRunning) {
    return (
      <div className="batch-line">
        <LongWork
          label={t('desk.batch.running')}
          done={done + failed.length + left}
          total={total}
          onCancel={cancelBatch}
        />
      </div>
    )
  }
  return (
    <div className="batch-line" role="status">
      <p>
        <b>{t('desk.batch.result', { done, total })}</b> {left > 0 && t('desk.batch.left', { count: left })}
      </p>
      <Button type="text" onClick={dismissBatch}>
        {t('desk.close')}
      </Button>
      {failed.length > 0 && (
        <ul>
          {failed.map(({ job, why }) => (
            <li key={job.id}>
              <b>{job.title}</b> {t(`desk.batch.why.${why === 'applied' ? 'refused' : why}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
