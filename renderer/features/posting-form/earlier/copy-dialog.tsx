import { Button, Empty, Input, Modal, Skeleton } from 'antd'
import { useId, useState } from 'react'
import { LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Mark } from '#renderer/components/public/mark.tsx'
import { t } from '#renderer/messages/messages.ts'
import { maxOwnPostings, useOwnPostings } from '#renderer/postings/queries.ts'
import { formatDay } from '#shared/domain/dates.ts'
import { findPostings } from '#shared/domain/job/copy-posting.ts'
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

export function CopyDialog({ open, uid, replaces, onCopy, onClose, onClosed }: Props) {
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
      rootClassName="posting-copy-dialog"
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
        <EarlierPostings uid={uid} onChoose={replaces ? setChosen : onCopy} />
      )}
    </Modal>
  )
}

function EarlierPostings({ uid, onChoose }: { uid: string; onChoose: (job: Job) => void }) {
  const { data, error, retry } = useOwnPostings(uid)
  const [typed, setTyped] = useState('')
  if (error) return <LoadFailed title={t('error.jobsTitle')} error={error} onRetry={retry} />
  if (!data) return <Skeleton active />
  if (data.jobs.length === 0) return <Empty image={<Mark ghost />} description={t('post.copy.none')} />
  const found = findPostings(data.jobs, typed)
  return (
    <>
      <Input
        type="search"
        aria-label={t('post.copy.search')}
        placeholder={t('post.copy.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className="help posting-copy-count">
        <span>{t('post.copy.found', { count: found.length })}</span>
        <span>{data.total > maxOwnPostings && ` ${t('post.copy.newest', { most: maxOwnPostings })}`}</span>
      </p>
      <ul className="posting-copy-list">
        {found.map((job) => (
          <EarlierPosting key={job.id} job={job} onChoose={() => onChoose(job)} />
        ))}
      </ul>
    </>
  )
}

function EarlierPosting({ job, onChoose }: { job: Job; onChoose: () => void }) {
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
