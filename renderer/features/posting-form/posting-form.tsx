import { Form } from 'antd'
import { type ReactNode, useDeferredValue, useId, useState } from 'react'
import { ConfirmDialog } from '#renderer/components/public/dialog/confirm-dialog.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { State } from '#renderer/components/public/state.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useServices } from '#renderer/hooks/services.ts'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { parseContent } from '#shared/domain/job/job-form.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { CopyPosting } from './earlier/copy-posting.tsx'
import { NearDuplicates } from './earlier/near-duplicates.tsx'
import type { DraftState } from './posting-draft.ts'
import { PostingFields } from './posting-fields.tsx'
import { PostingUpdates } from './posting-updates.tsx'
import { ProblemSummary } from './problem-summary.tsx'
import { PostingTermsFields } from './terms/posting-terms.tsx'
import { type PostingFormState, usePostingForm } from './use-posting-form.ts'
import type { OpenPosting } from './use-posting-texts.ts'

/** The form of a posting with all that stands around it. Its parts take their places in the grid of the page. */
export function PostingForm({ preview, waits, ...open }: OpenPosting & { preview: RenderPreview; waits?: ReactNode }) {
  const { user, job, gone = false } = open
  const posting = usePostingForm(open)
  const [discarding, setDiscarding] = useState(false)
  // Nothing moves under the hands of somebody who may submit it from now on.
  const [isFirst] = useState(Boolean(waits))
  const discard = () => {
    setDiscarding(false)
    posting.discard()
  }
  return (
    <>
      <DraftStatus state={posting.draft} />
      {posting.newest && <PostingUpdates job={posting.newest} gone={gone} posting={posting} />}
      <form className="posting-form" ref={posting.refused.frame} onSubmit={posting.send} noValidate>
        {!job && !isFirst && <CopyPosting uid={user.uid} texts={posting.texts} onCopy={posting.replaceAll} />}
        <ProblemSummary posting={posting} />
        <Form component={false} layout="vertical">
          <PostingFields form={posting} />
          <PostingTermsFields terms={posting.terms} />
        </Form>
        {!user.isAdmin && !waits && (
          <NearDuplicates uid={user.uid} jobId={job?.id} texts={posting.texts} isSent={posting.busy} />
        )}
        <PostingEnd
          submit={selectSubmitLabel(user, job !== undefined && !gone)}
          posting={posting}
          waits={waits}
          onDiscard={() => setDiscarding(true)}
        />
      </form>
      <PostingPreview posting={posting} preview={preview} />
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

const tones = { kept: 'good', here: 'waiting', failed: 'bad', full: 'bad', discarded: 'plain' } as const
const wordsOnDevice = {
  kept: 'post.draft.kept',
  here: 'post.draft.kept',
  failed: 'post.draft.failed',
  full: 'post.draft.failed',
  discarded: 'post.draft.discarded'
} as const
const wordsOnSharedBoard = {
  ...wordsOnDevice,
  kept: 'post.draft.shared.kept',
  here: 'post.draft.shared.here',
  failed: 'post.draft.shared.failed',
  full: 'post.draft.shared.full'
} as const

/** Says whether and where what was typed would survive a closed tab. It keeps its room, so that nothing moves when it speaks. */
function DraftStatus({ state }: { state: DraftState }) {
  const { documents } = useServices().platform
  // On a shared board a draft lies beside the account, and on this device only while that cannot be reached.
  const words = documents.device ? wordsOnDevice : wordsOnSharedBoard
  return (
    <p className="draft-status" role="status">
      {state !== 'none' && <State tone={tones[state]} word={t(words[state])} />}
    </p>
  )
}

interface Props {
  submit: MessageId
  posting: PostingFormState
  /** Stands where it could be submitted otherwise. */
  waits: ReactNode
  onDiscard: () => void
}

/** What can be done with the form. Leaving it keeps what was typed, so that has to be thrown away by itself. */
function PostingEnd({ submit, posting: { busy, changed }, waits, onDiscard }: Props) {
  return (
    <div className="posting-end">
      {waits || (
        <button type="submit" className="btn btn-primary btn-tall" aria-disabled={busy || undefined}>
          {t(busy ? 'post.submit.busy' : submit)}
        </button>
      )}
      {changed ? (
        <button type="button" className="btn btn-quiet" onClick={onDiscard}>
          {t('post.discard')}
        </button>
      ) : (
        <Link className="btn btn-quiet" to={waits ? paths.askEmployer : paths.dashboard}>
          {t('post.cancel')}
        </Link>
      )}
      <a className="btn btn-quiet to-preview" href="#preview">
        {t('post.seePreview')}
      </a>
    </div>
  )
}

export type RenderPreview = (job: Job) => ReactNode

/** What is typed, as the public will see it. */
function PostingPreview({ posting: { texts, base }, preview }: { posting: PostingFormState; preview: RenderPreview }) {
  const labelId = useId()
  // Typing never waits for a long posting to be set.
  const content = parseContent(useDeferredValue(texts))
  const rest = base ?? { id: 'preview', status: 'pending' as const, employerId: '', postedDate: '' }
  return (
    <aside className="posting-preview" id="preview" aria-labelledby={labelId}>
      <p className="preview-label" id={labelId}>
        {t('post.preview')}
      </p>
      <div className="leaf">{preview({ ...rest, ...content })}</div>
    </aside>
  )
}
