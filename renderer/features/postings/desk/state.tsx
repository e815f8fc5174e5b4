import './state.css'
import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job.ts'
import { changedFields } from '#shared/domain/job-content.ts'
import { approvedVersionOf } from '#shared/domain/job-record.ts'

interface Props {
  job: Job
  /** With how much was changed. */
  counted?: boolean
}

/** A diamond and a word: what kind of decision the posting waits for, or what became of it. */
export function State({ job, counted = false }: Props) {
  const [kind, word] = stateOf(job, counted)
  return <span className={`desk-state desk-state-${kind}`}>{word}</span>
}

function stateOf(job: Job, counted: boolean): [kind: string, word: string] {
  if (job.status !== 'pending') return [job.status, t(`desk.state.${job.status}`)]
  const version = approvedVersionOf(job)
  if (!version) return ['new', t('desk.state.new')]
  const count = changedFields(version.content, job).length
  return ['revised', counted ? t('desk.state.revisedCounted', { count }) : t('desk.state.revised')]
}
