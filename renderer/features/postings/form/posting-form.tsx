import { useState } from 'react'
import { ConfirmDialog } from '#renderer/components/public/dialog/confirm-dialog.tsx'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { DraftStatus } from './draft-status.tsx'
import { PostingEnd } from './posting-end.tsx'
import { PostingFields } from './posting-fields.tsx'
import { PostingPreview, type RenderPreview } from './posting-preview.tsx'
import { PostingUpdates } from './posting-updates.tsx'
import { type OpenPosting, usePostingForm } from './use-posting-form.ts'

/** The form of a posting with all that stands around it. Its parts take their places in the grid of the page. */
export function PostingForm({ preview, ...open }: OpenPosting & { preview: RenderPreview }) {
  const { user, job, gone = false } = open
  const posting = usePostingForm(open)
  const { texts, problems, base, write } = posting
  const [discarding, setDiscarding] = useState(false)
  const discard = () => {
    setDiscarding(false)
    posting.discard()
  }
  return (
    <>
      <DraftStatus state={posting.draft} />
      {posting.newest && <PostingUpdates job={posting.newest} gone={gone} posting={posting} />}
      <form className="posting-form" ref={posting.refused.frame} onSubmit={posting.send} noValidate>
        <PostingFields form={{ texts, problems, base, write }} />
        <PostingEnd
          submit={selectSubmitLabel(user, job !== undefined && !gone)}
          busy={posting.busy}
          changed={posting.changed}
          onDiscard={() => setDiscarding(true)}
        />
      </form>
      <PostingPreview texts={texts} job={base} preview={preview} />
      <ConfirmDialog
        open={discarding}
        title={t('post.discard.ask')}
        text={t(job ? 'post.discard.edit' : 'post.discard.new')}
        cancel={t('post.discard.keep')}
        confirm={t('post.discard')}
        onCancel={() => setDiscarding(false)}
        onConfirm={discard}
      />
    </>
  )
}

function selectSubmitLabel({ role }: Actor, stored: boolean): MessageId {
  if (role !== 'Admin') return 'post.submit.review'
  return stored ? 'post.submit.publish' : 'post.submit.post'
}
