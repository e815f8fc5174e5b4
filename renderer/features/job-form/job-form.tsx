import { type ReactNode, useDeferredValue, useId, useState } from 'react'
import { FormFooter } from '#renderer/components/form/form-footer.tsx'
import { ConfirmDialog } from '#renderer/components/public/dialog/confirm-dialog.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { StatusTag, type Tone } from '#renderer/components/public/status-tag.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { isExpired } from '#shared/domain/job/job-expiry.ts'
import { parseContent } from '#shared/domain/job/job-form-values.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { AnswerAdministratorQuestion } from './answer-administrator-question.tsx'
import { FormProblemSummary } from './form-problem-summary.tsx'
import { JobChangeNotices } from './job-change-notices.tsx'
import { JobFields } from './job-fields.tsx'
import { CopyPreviousJob } from './previous-jobs/copy-previous-job.tsx'
import { NearDuplicatesWarning } from './previous-jobs/near-duplicates-warning.tsx'
import type { DraftState } from './use-job-draft.ts'
import { type JobFormState, type OpenJob, useJobForm } from './use-job-form.ts'

export function JobForm({ preview, waits, ...open }: OpenJob & { preview: RenderPreview; waits?: ReactNode }) {
  const { user, job, gone = false } = open
  const form = useJobForm(open)
  const [discarding, setDiscarding] = useState(false)
  // The button to copy must not appear while the person types.
  const [isFirst] = useState(Boolean(waits))
  const discard = () => {
    setDiscarding(false)
    form.discard()
  }
  return (
    <>
      <DraftStatus state={form.draft} />
      {form.stored && <JobChangeNotices job={form.stored} gone={gone} form={form} />}
      <form className="job-form" ref={form.refused.frame} onSubmit={form.submit} noValidate>
        {!job && !isFirst && (
          <CopyPreviousJob uid={user.uid} texts={form.texts} isTyped={form.isChanged} onCopy={form.write} />
        )}
        <AnswerAdministratorQuestion form={form} />
        <JobFields form={form} isAdmin={user.isAdmin} />
        {!user.isAdmin && !waits && (
          <NearDuplicatesWarning uid={user.uid} jobId={job?.id} texts={form.texts} isSent={form.busy} />
        )}
        <a className="btn btn-quiet to-preview" href="#preview">
          {t('post.seePreview')}
        </a>
        <JobEnd
          submit={selectSubmitLabel(user, job !== undefined && !gone)}
          form={form}
          waits={waits}
          onDiscard={() => setDiscarding(true)}
        />
      </form>
      <JobPreview form={form} preview={preview} />
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

const draftWords: Record<
  Exclude<DraftState, 'none'>,
  readonly [Tone, onDevice: MessageId, onSharedBoard: MessageId]
> = {
  kept: ['good', 'post.draft.kept', 'post.draft.shared.kept'],
  here: ['waiting', 'post.draft.kept', 'post.draft.shared.here'],
  failed: ['bad', 'post.draft.failed', 'post.draft.shared.failed'],
  full: ['bad', 'post.draft.failed', 'post.draft.shared.full'],
  discarded: ['plain', 'post.draft.discarded', 'post.draft.discarded']
}

/** Whether and where the draft is kept. The line keeps its room, so that nothing moves. */
function DraftStatus({ state }: { state: DraftState }) {
  const { documents } = useServices().platform
  const words = state === 'none' ? undefined : draftWords[state]
  return (
    <p className="draft-status" role="status">
      {words && <StatusTag tone={words[0]} word={t(words[documents.device ? 1 : 2])} />}
    </p>
  )
}

interface Props {
  submit: MessageId
  form: JobFormState
  waits: ReactNode
  onDiscard: () => void
}

/** Leaving the form keeps its draft, so there is a button that discards it. */
function JobEnd({ submit, form, waits, onDiscard }: Props) {
  const { busy, isChanged, attempted, stored } = form
  const takesOff = submit === 'post.submit.review' && stored?.status === 'approved' && !isExpired(stored, new Date())
  return (
    <FormFooter
      above={
        waits || (
          <>
            {attempted.length > 0 && <FormProblemSummary form={form} />}
            {takesOff && <TakesOff jobId={stored.id} />}
          </>
        )
      }
      submit={waits ? undefined : t(busy ? 'post.submit.busy' : submit)}
      busy={busy}
    >
      {isChanged ? (
        <button type="button" className="btn btn-quiet" onClick={onDiscard}>
          {t('post.discard')}
        </button>
      ) : (
        <Link className="btn btn-quiet" to={waits ? paths.askEmployer : paths.dashboard}>
          {t('post.cancel')}
        </Link>
      )}
    </FormFooter>
  )
}

/** A new text is read before it is public, and until then the job is not. */
function TakesOff({ jobId }: { jobId: string }) {
  const { applications } = useRepositories()
  const { data: count } = useWatchedQuery(applications.watchOpen, jobId)
  return (
    <p className="small">
      <span>{t('post.takesOff')}</span> <span>{count ? t('post.takesOff.waiting', { count }) : ''}</span>
    </p>
  )
}

export type RenderPreview = (job: Job) => ReactNode

function JobPreview({ form: { texts, seen }, preview }: { form: JobFormState; preview: RenderPreview }) {
  const labelId = useId()
  // Typing never waits for a long preview.
  const content = parseContent(useDeferredValue(texts))
  const rest = seen ?? { id: 'preview', status: 'pending' as const, employerId: '', postedDate: '' }
  return (
    <aside className="job-preview" id="preview" aria-labelledby={labelId}>
      <p className="preview-label small faint" id={labelId}>
        {t('post.preview')}
      </p>
      <div className="leaf">{preview({ ...rest, ...content })}</div>
    </aside>
  )
}
