import { useRef, useState } from 'react'
import type { ToastName } from '#renderer/config/toast-catalogue.ts'
import type { JobsRepository } from '#renderer/data/jobs-repository.ts'
import type { Repositories } from '#renderer/data/open-repositories.ts'
import { type Batch, runBatch } from '#renderer/hooks/run-batch.ts'
import { useIsUnmounted } from '#renderer/hooks/use-is-unmounted.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import {
  formatTakeDownKey,
  storeReasonDraft,
  useReasonDraft
} from '#renderer/jobs/moderation-reasons/unsaved-reasons.ts'
import { delaySignOut } from '#renderer/stores/delay-sign-out.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { formatDay } from '#shared/domain/format-day.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { CloseOutcome } from '#shared/domain/job/job-closing-outcome.ts'
import { findReminder, isExpired, readLastDay } from '#shared/domain/job/job-expiry.ts'
import { type Actor, canAct } from '#shared/domain/job/job-transitions.ts'

export const lifecycleSteps = ['renew', 'reopen', 'close', 'takeDown'] as const
export type LifecycleStep = (typeof lifecycleSteps)[number]

export type AnsweredStep =
  | { action: 'renew' | 'reopen' }
  | { action: 'close'; outcome: CloseOutcome }
  | { action: 'takeDown'; reason: string }

export function listLifecycleSteps(actor: Actor, job: Job): LifecycleStep[] {
  return lifecycleSteps.filter((step) => canAct(actor, step, job))
}

export function isRenewalDue(actor: Actor, job: Job, now: Date): boolean {
  return canAct(actor, 'renew', job) && (findReminder(job, now) !== null || isExpired(job, now))
}

export interface LifecycleRun extends Batch<Job> {
  action: LifecycleStep
  /** Taken down, but with unsettled reports. */
  reportsLeft: readonly Job[]
}

export type JobLifecycle = ReturnType<typeof useJobLifecycle>

/** Ends, renews and reopens jobs, one after the other. */
export function useJobLifecycle(user: SessionUser) {
  const { jobs: jobsRepository, reports } = useRepositories()
  const [question, setQuestion] = useState<{ step: 'close' | 'takeDown'; jobs: readonly Job[] }>()
  const reason = useReasonDraft(user.uid, question && listReasonKeys(question.jobs))
  const [run, setRun] = useState<LifecycleRun>()
  const isRunning = useRef(false)
  const isStopped = useRef(false)
  const hasLeft = useIsUnmounted()

  async function perform(step: AnsweredStep, jobs: readonly Job[]) {
    if (isRunning.current) return
    isRunning.current = true
    isStopped.current = false
    const { action } = step
    const reportsLeft: Job[] = []
    let last: Job | undefined
    const act = async (job: Job) => {
      last = await applyAnsweredStep(jobsRepository, user, job, step)
      if (action !== 'takeDown') return
      storeReasonDraft(user.uid, formatTakeDownKey(job.id), '')
      if (!(await settleReports(reports, job))) reportsLeft.push(job)
    }
    const onProgress = (batch: Batch<Job>) => {
      const { isOver, total, done, failed } = batch
      const isWhole = isOver && total > 0 && done === total && failed.length + reportsLeft.length === 0
      setRun(isWhole ? undefined : { ...batch, action, reportsLeft: [...reportsLeft] })
      if (isWhole && last) showDone(action, last, total)
    }
    const control = { isStopped: () => isStopped.current || hasLeft.current }
    const { failed } = await delaySignOut(runBatch(jobs, act, onProgress, control))
    isRunning.current = false
    // The outcome has no screen any more.
    if (hasLeft.current && failed[0]) showFailure('job', failed[0].error)
  }

  return {
    question,
    /** Typed so far; survives until the jobs are down. */
    reason,
    run,
    setReason(text: string) {
      if (question) storeReasonDraft(user.uid, listReasonKeys(question.jobs), text)
    },
    /** Skips the jobs to which the person may not do it. */
    start(step: LifecycleStep, jobs: readonly Job[]) {
      const able = jobs.filter((job) => canAct(user, step, job))
      if (isRunning.current) return
      if (step !== 'close' && step !== 'takeDown') void perform({ action: step }, able)
      else if (able.length > 0) setQuestion({ step, jobs: able })
      else {
        setRun({ total: 0, done: 0, failed: [], reportsLeft: [], action: step, isOver: true })
      }
    },
    answer(step: AnsweredStep) {
      if (!question) return
      setQuestion(undefined)
      void perform(step, question.jobs)
    },
    cancel: () => setQuestion(undefined),
    /** Takes effect after the current job. */
    stop() {
      isStopped.current = true
    },
    dismiss: () => setRun(undefined)
  }
}

/** @param last the job that was changed last */
function showDone(action: LifecycleStep, last: Job, count: number): void {
  const { title, status } = last
  // An employer's reopened job is checked again.
  const name = action === 'reopen' && status === 'pending' ? 'jobsReopenedForReview' : doneToasts[action]
  showToast(name, { count, title, day: formatDay(readLastDay(last)) ?? '' })
}

const doneToasts = {
  renew: 'jobsRenewed',
  reopen: 'jobsReopened',
  close: 'jobsClosed',
  takeDown: 'jobsTakenDown'
} as const satisfies Record<LifecycleStep, ToastName>

const listReasonKeys = (jobs: readonly Job[]) => jobs.map(({ id }) => formatTakeDownKey(id))

function applyAnsweredStep(jobsRepository: JobsRepository, actor: Actor, job: Job, step: AnsweredStep): Promise<Job> {
  switch (step.action) {
    case 'close':
      return jobsRepository.close(actor, job, step.outcome)
    case 'takeDown':
      return jobsRepository.takeDown(actor, job, step.reason)
    default:
      return jobsRepository[step.action](actor, job)
  }
}

/** Whether none is left; never rejects: unsettled reports wait in the review queue. */
async function settleReports(reports: Repositories['reports'], { id }: Job): Promise<boolean> {
  try {
    const opened = await reports.open()
    await opened.settleTakenDown(id)
    return true
  } catch {
    return false
  }
}
