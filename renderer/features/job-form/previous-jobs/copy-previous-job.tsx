import { Button } from 'antd'
import { useState } from 'react'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useWasOpened } from '#renderer/hooks/use-was-opened.ts'
import { t } from '#renderer/messages/messages.ts'
import { copyTexts } from '#shared/domain/job/copy-job.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { JobTexts } from '#shared/domain/job/job-form-values.ts'
import { formatQuestionTexts } from '#shared/domain/job/screening-question-input.ts'
import { formatFieldId } from '../describe-job-field.ts'
import { CopyJobDialog } from './copy-job-dialog.tsx'

interface Props {
  uid: string
  texts: JobTexts
  isTyped: boolean
  onCopy: (texts: JobTexts) => void
}

interface Copied {
  title: string
  shows: 'copy' | 'typed'
  /** The texts that the form does not show; null: none. */
  other: JobTexts | null
}

/** Fills the form with the texts of an earlier job. Typed and copied texts can each be brought back. */
export function CopyPreviousJob({ uid, texts, isTyped, onCopy }: Props) {
  const [open, setOpen] = useState(false)
  const wasOpened = useWasOpened(open)
  const [copied, setCopied] = useState<Copied | null>(null)
  const { wantedAnswers } = useRepositories()
  const copy = async (job: Job) => {
    // The copy is worth having without them.
    const wanted = await wantedAnswers?.read(job.id).catch(() => [])
    setCopied({ title: job.title, shows: 'copy', other: isTyped ? texts : null })
    onCopy({ ...copyTexts(job), ...formatQuestionTexts(job.questions, wanted) })
    setOpen(false)
  }
  const bringBack = ({ title, shows }: Copied, other: JobTexts) => {
    setCopied({ title, shows: shows === 'copy' ? 'typed' : 'copy', other: texts })
    onCopy(other)
    focusTitle()
  }
  return (
    <div className="row">
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('post.copy')}
      </Button>
      <p role="status" className="help">
        {copied?.shows === 'copy' && t('post.copy.done', { title: copied.title })}
      </p>
      {copied?.other && (
        <Button type="text" onClick={() => copied.other && bringBack(copied, copied.other)}>
          {t(copied.shows === 'copy' ? 'post.copy.bringBack' : 'post.copy.bringBackCopy')}
        </Button>
      )}
      {wasOpened && (
        <CopyJobDialog
          open={open}
          uid={uid}
          replaces={isTyped}
          onCopy={copy}
          onClose={() => setOpen(false)}
          onClosed={() => copied && focusTitle()}
        />
      )}
    </div>
  )
}

function focusTitle(): void {
  document.getElementById(formatFieldId('title'))?.focus()
}
