import { Button, Empty, Input, Modal, Skeleton } from 'antd'
import { useId, useState } from 'react'
import { LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Logo } from '#renderer/components/public/logo.tsx'
import { maxOwnJobs, useOwnJobs } from '#renderer/jobs/job-queries.ts'
import { t } from '#renderer/messages/messages.ts'
import { formatDay } from '#shared/domain/format-day.ts'
import { findJobs } from '#shared/domain/job/copy-job.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { joinParts } from '#shared/domain/join-parts.ts'

interface Props {
  open: boolean
  uid: string
  /** The form has texts: asked before they are replaced. */
  replaces: boolean
  onCopy: (job: Job) => void
  onClose: () => void
  /** After the focus was given back. */
  onClosed: () => void
}

export function CopyJobDialog({ open, uid, replaces, onCopy, onClose, onClosed }: Props) {
  const [chosen, setChosen] = useState<Job | null>(null)
  return (
    <Modal
      open={open}
      onCancel={onClose}
      afterClose={() => {
        setChosen(null)
        onClosed()
      }}
      destroyOnHidden
      rootClassName="job-copy-dialog"
      title={t(chosen ? 'post.copy.ask' : 'post.copy')}
      footer={
        chosen && (
          <>
            <Button onClick={() => setChosen(null)}>{t('post.copy.back')}</Button>
            <Button type="primary" onClick={() => onCopy(chosen)}>
              {t('post.copy.replace')}
            </Button>
          </>
        )
      }
    >
      {chosen ? (
        <p>{t('post.copy.ask.text', { title: chosen.title })}</p>
      ) : (
        <EarlierJobs uid={uid} onChoose={replaces ? setChosen : onCopy} />
      )}
    </Modal>
  )
}

function EarlierJobs({ uid, onChoose }: { uid: string; onChoose: (job: Job) => void }) {
  const { data, error, retry } = useOwnJobs(uid)
  const [typed, setTyped] = useState('')
  if (error) return <LoadFailed title={t('error.jobsTitle')} error={error} onRetry={retry} />
  if (!data) return <Skeleton active title={false} />
  if (data.jobs.length === 0) return <Empty image={<Logo ghost />} description={t('post.copy.none')} />
  const found = findJobs(data.jobs, typed)
  return (
    <>
      <Input
        type="search"
        aria-label={t('post.copy.search')}
        placeholder={t('post.copy.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className="help job-copy-count">
        <span>{t('post.copy.found', { count: found.length })}</span>
        <span>{data.total > maxOwnJobs && ` ${t('post.copy.newest', { max: maxOwnJobs })}`}</span>
      </p>
      <ul className="job-copy-list">
        {found.map((job) => (
          <EarlierJob key={job.id} job={job} onChoose={() => onChoose(job)} />
        ))}
      </ul>
    </>
  )
}

function EarlierJob({ job, onChoose }: { job: Job; onChoose: () => void }) {
  const id = useId()
  return (
    <li>
      <p id={id}>
        <b>{job.title}</b>
        <span className="help">{joinParts([job.company, job.location, formatDay(job.postedDate)])}</span>
      </p>
      <Button aria-describedby={id} onClick={onChoose}>
        {t('post.copy.take')}
      </Button>
    </li>
  )
}
