import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#renderer/config/paths.ts'
import { unsentUrl } from '#renderer/config/unsent-url.ts'
import type { FoundDraft, JobDraftRepository } from '#renderer/data/job-draft-repository.ts'
import { type FormProblems, readRevision, useForm } from '#renderer/hooks/use-form.ts'
import { useIsUnmounted } from '#renderer/hooks/use-is-unmounted.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useOwnQuestions } from '#renderer/jobs/job-queries.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { cleanProse } from '#shared/domain/clean-text.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { findChangedFields, type StoredContent } from '#shared/domain/job/job-content-fields.ts'
import { isLiveDays, isPublic, readLiveDays } from '#shared/domain/job/job-expiry.ts'
import {
  emptyTexts,
  type FieldProblem,
  formatTexts,
  type JobTexts,
  parseContent,
  validateJobTexts
} from '#shared/domain/job/job-form-values.ts'
import { createJobId } from '#shared/domain/job/job-id.ts'
import { formatQuestionTexts, readQuestionTexts } from '#shared/domain/job/screening-question-input.ts'
import type { WantedAnswer } from '#shared/domain/job/screening-questions.ts'
import { isCurrent, type JobQuestion } from '#shared/domain/report/administrator-question.ts'
import { maxReasonLength } from '#shared/domain/text-limits.ts'
import { useDraft } from './use-job-draft.ts'

export interface OpenJob {
  user: SessionUser
  draftRepository: JobDraftRepository
  draft: FoundDraft | null
  /** The newest version that is known; undefined: a new job. */
  job?: Job | undefined
  gone?: boolean
  /** What a new job begins with. */
  start?: Partial<JobTexts>
  /** Of the stored job. */
  wanted?: readonly WantedAnswer[] | undefined
}

interface JobFormValues extends JobTexts {
  /** To the administrator's question, sent with a new text or alone. */
  answer: string
  /** Days online; null: the field is empty. */
  days: number | null
  isFree: boolean
}

export type JobField = keyof JobFormValues
/** 'days': out of range; 'fee': not confirmed. */
export type JobProblem = FieldProblem | { reason: 'days' | 'fee' }

export function useJobForm({ user, draftRepository, draft: found, job, gone = false, start, wanted }: OpenJob) {
  const readValues = (stored: Job | undefined) => readJobValues(stored, start, wanted)
  const { jobs, reports, wantedAnswers, keepUnsent } = useRepositories()
  const navigate = useNavigate()
  const hasLeft = useIsUnmounted()
  const newId = useRef<string>(undefined)
  const asked = useOwnQuestions(user)?.get(job?.id ?? '')
  const question = asked && job && isCurrent(asked, job) ? asked : undefined
  /** The question being answered: a newer one must be read first. */
  const begun = useRef<JobQuestion>(undefined)
  const { state: draft, autosave } = useDraft(draftRepository, found)

  const form = useForm<Job | undefined, JobFormValues, JobProblem>({
    stored: job,
    read: readValues,
    // Stored texts are taken one by one beside what was typed.
    keepsUntouched: true,
    resume: found && resumeDraft(found, job),
    validate: (values, seen) => findProblems(values, seen, user),
    onRefused(problems) {
      if (Object.values(problems).some(({ reason }) => reason === 'missing')) showToast('jobIncomplete')
    },
    async send({ days, isFree: _, answer, ...texts }, { seen }) {
      // Without a role there is no button; Enter in a field submits all the same.
      if (user.role === 'Candidate') return undefined
      // The shared board would refuse it without a reason.
      if (user.unverified) return void showToast('jobUnverified')
      const base = gone ? undefined : seen
      const content = parseContent(texts)
      const { wanted: must } = readQuestionTexts(texts)
      const liveDays = days === null || days === readLiveDays(base ?? noJob) ? undefined : days
      const close = (address: string) => {
        void autosave.drop()
        if (!hasLeft.current) navigate(address)
        return 'closed' as const
      }
      if (base) {
        if ((await sendAnswer(answer)) === 'refused') return undefined
        // First: a job that failed after it is sent again.
        await wantedAnswers?.save(base, must)
        if (
          !user.isAdmin &&
          liveDays === undefined &&
          isPublic(base, new Date()) &&
          isOnlyWanted(base, content, must, wanted)
        ) {
          showToast('wantedSaved', { title: content.title })
          return close(paths.dashboard)
        }
        await (user.isAdmin ? jobs.edit : jobs.revise)(user, base, content, liveDays)
        showToast(user.isAdmin ? 'jobUpdatedLive' : 'jobUpdated', { title: content.title })
        return close(paths.dashboard)
      }
      // A second try posts under the same id, and so never twice.
      newId.current ??= createJobId(new Date())
      const id = newId.current
      try {
        await wantedAnswers?.save(await jobs.post(user, content, id, liveDays), must)
      } catch (error) {
        const isKept = await keepUnsent(error, (outbox) => outbox.keepJob(id, content, liveDays, must))
        if (isKept === undefined) throw error
        if (!isKept) return void showToast('unsentNotKept')
        showToast('jobUnsent', { title: content.title })
        return close(unsentUrl)
      }
      showToast(user.isAdmin ? 'jobLive' : 'jobSubmitted', { title: content.title })
      return close(paths.dashboard)
    },
    onFailure: (error) => showFailure('job', error)
  })

  async function sendAnswer(words: string): Promise<'none' | 'stored' | 'refused'> {
    const to = begun.current ?? question
    if (!to || to.answer !== undefined || cleanProse(words) === '') return 'none'
    try {
      await (await reports.open()).answer(to, words)
      // A text that fails after it is sent again without it.
      begun.current = undefined
      return 'stored'
    } catch (error) {
      // Its stored version is a question, and no job for the form.
      if (!(error instanceof StoreError && error.failure === 'conflict')) throw error
      begun.current = undefined
      showToast('questionChanged')
      return 'refused'
    }
  }
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  const write = (part: Partial<JobFormValues>) => {
    if (part.answer !== undefined) begun.current = part.answer === '' ? undefined : (begun.current ?? question)
    form.write(part)
    // An answer that is stored empties its field after further typing.
    const { values, base } = latest.current
    const typed = { ...values, ...part }
    autosave.change(isSame(typed, readValues(base)) ? null : formatDraft(typed, readRevision(base)))
  }
  const { days: _days, isFree: _isFree, answer: _answer, ...texts } = form.values
  return {
    ...form,
    ...{ texts, draft, question, write },
    /** The text stays as it is, and a live job live. */
    answerAlone: () =>
      form.run(async () => {
        if (!form.found.answer && (await sendAnswer(form.values.answer)) === 'stored') {
          showToast('questionAnswered')
          write({ answer: '' })
        }
        return undefined
      }),
    discard() {
      form.reset()
      void autosave.drop()
    }
  }
}

export type JobFormState = ReturnType<typeof useJobForm>

/** Whether what candidates read is the same, and only what the employer wants to hear is another. */
function isOnlyWanted(
  base: Job,
  content: StoredContent,
  must: readonly WantedAnswer[],
  wanted: readonly WantedAnswer[] = []
): boolean {
  return findChangedFields(base, content).length === 0 && JSON.stringify(must) !== JSON.stringify(wanted)
}

const noJob = { liveDays: undefined }

function readJobValues(
  job: Job | undefined,
  start: Partial<JobTexts> = {},
  wanted: readonly WantedAnswer[] = []
): JobFormValues {
  const texts = job
    ? { ...formatTexts(job), ...formatQuestionTexts(job.questions, wanted) }
    : { ...emptyTexts, ...start }
  return { answer: '', ...texts, days: readLiveDays(job ?? noJob), isFree: false }
}

function findProblems(values: JobFormValues, seen: Job | undefined, { isAdmin }: SessionUser) {
  const { days, isFree, answer, ...texts } = values
  const actual = cleanProse(answer).length
  const validation = validateJobTexts(texts, seen)
  const problems: FormProblems<JobFormValues, JobProblem> = 'problems' in validation ? validation.problems : {}
  return {
    ...problems,
    ...(actual > maxReasonLength && { answer: { reason: 'long', max: maxReasonLength, actual } as const }),
    ...(!isLiveDays(days) && { days: { reason: 'days' } as const }),
    // The administrator makes the rule, and does not affirm it.
    ...(!isAdmin && !isFree && { isFree: { reason: 'fee' } as const })
  }
}

/** A draft over an older version is shown beside the stored one, as after a conflict. */
function resumeDraft(
  { texts, liveDays: days, isFree = false, answer = '', base: revision }: FoundDraft,
  job: Job | undefined
) {
  const typed = { ...texts, isFree, answer, ...(days !== undefined && { days }) }
  return { typed, base: job && { ...job, revision }, seen: job }
}

function formatDraft({ days, isFree, answer, ...texts }: JobFormValues, base: number) {
  return { texts, liveDays: days ?? undefined, isFree, answer: answer || undefined, base }
}

/** An emptied number of days is nothing that could get lost. */
function isSame(typed: JobFormValues, stored: JobFormValues): boolean {
  return (Object.keys(stored) as JobField[]).every(
    (field) => typed[field] === stored[field] || (field === 'days' && typed.days === null)
  )
}
