import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { t } from '#renderer/messages/messages.ts'
import { copyTexts, hasTexts } from '#shared/domain/job/copy-posting.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { JobTexts } from '#shared/domain/job/job-form.ts'
import { formatFieldId } from './problem-summary.tsx'

// Most postings are written without it.
const CopyDialog = lazy(() => import('./copy-dialog.tsx').then((module) => ({ default: module.CopyDialog })))

interface Props {
  /** Whose postings are offered. */
  uid: string
  texts: JobTexts
  onCopy: (texts: JobTexts) => void
}

/** Begins a new posting with the texts of an earlier one. What was typed before is replaced only after a yes, and can be brought back. */
export function CopyPosting({ uid, texts, onCopy }: Props) {
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const [done, setDone] = useState<{ title: string; replaced: JobTexts | null } | null>(null)
  const show = () => {
    setWasOpened(true)
    setOpen(true)
  }
  const copy = (job: Job) => {
    setDone({ title: job.title, replaced: hasTexts(texts) ? texts : null })
    onCopy(copyTexts(job))
    setOpen(false)
  }
  const bringBack = (replaced: JobTexts) => {
    setDone(null)
    onCopy(replaced)
    focusTitle()
  }
  return (
    <div className="posting-copy">
      <Button aria-haspopup="dialog" onClick={show}>
        {t('post.copy')}
      </Button>
      <p role="status" className="posting-help">
        {done && t('post.copy.done', { title: done.title })}
      </p>
      {done?.replaced && (
        <Button type="text" onClick={() => done.replaced && bringBack(done.replaced)}>
          {t('post.copy.bringBack')}
        </Button>
      )}
      {wasOpened && (
        <Suspense>
          <CopyDialog
            open={open}
            uid={uid}
            replaces={hasTexts(texts)}
            onCopy={copy}
            onClose={() => setOpen(false)}
            onClosed={() => done && focusTitle()}
          />
        </Suspense>
      )}
    </div>
  )
}

function focusTitle(): void {
  document.getElementById(formatFieldId('title'))?.focus()
}
