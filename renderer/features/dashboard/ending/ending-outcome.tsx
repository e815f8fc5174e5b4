import { Alert } from 'antd'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import type { EndingRun } from './ending-steps.ts'

/** What came of it, and which postings were left as they are. */
export function EndingOutcome({ run, onClose }: { run: EndingRun; onClose: () => void }) {
  const { action, total, done, failed, reportsLeft } = run
  const changed = done - failed.length
  const left = total - done
  const isWhole = failed.length === 0 && reportsLeft.length === 0 && total > 0
  return (
    <Alert
      className="posted-outcome"
      role={isWhole ? 'status' : 'alert'}
      type={isWhole ? 'success' : 'warning'}
      closable={{ 'aria-label': t('dashboard.end.dismiss') }}
      onClose={onClose}
      title={[
        total === 0 ? t('dashboard.end.nothing') : t(`dashboard.end.${action}.done`, { count: changed }),
        ...(left > 0 ? [t('dashboard.end.stopped', { count: left })] : []),
        ...(reportsLeft.length > 0 ? [t('dashboard.end.reportsLeft', { count: reportsLeft.length })] : [])
      ].join(' ')}
      description={
        failed.length > 0 && (
          <ul>
            {failed.map(({ job, error }) => (
              <li key={job.id}>{t('dashboard.end.failed', { title: job.title, why: t(explain(error)) })}</li>
            ))}
          </ul>
        )
      }
    />
  )
}

function explain(error: unknown): MessageId {
  if (!(error instanceof StoreError)) return 'dashboard.end.why.notSaved'
  if (error.isOffline) return 'dashboard.end.why.offline'
  if (error.failure === 'refused') return 'dashboard.end.why.refused'
  if (error.failure !== 'conflict') return 'dashboard.end.why.notSaved'
  return error.stored ? 'dashboard.end.why.changed' : 'dashboard.end.why.gone'
}
