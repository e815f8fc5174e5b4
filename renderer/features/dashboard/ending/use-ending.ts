import { useEffect, useRef, useState } from 'react'
import type { PostingsRepository } from '#renderer/data/postings-repository.ts'
import type { Repositories } from '#renderer/data/repositories.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { formatTakeDownKey, storeReason, useTypedReason } from '#renderer/postings/reasons/typed-reasons.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { type Actor, canAct } from '#shared/domain/job/job-transitions.ts'
import { type AnsweredStep, type EndingRun, type EndingStep, runEnding, type StepResult } from './ending-steps.ts'

export interface EndingQuestion {
  step: 'close' | 'takeDown'
  jobs: readonly Job[]
}

export interface Ending {
  /** What is asked at the moment. */
  question: EndingQuestion | undefined
  /** Why postings are taken down, as it was typed for those in question. It is kept until they are. */
  reason: string
  write: (reason: string) => void
  /** What is being done, or was done last. */
  run: EndingRun | undefined
  /** Asks for what a step needs, or does it: to those of the postings to which this person may do it. */
  start: (step: EndingStep, jobs: readonly Job[]) => void
  answer: (step: AnsweredStep) => void
  /** Takes the question back. */
  keep: () => void
  /** Stops after the posting that is being changed now. */
  cancel: () => void
  /** Takes away what is said of the last one. */
  dismiss: () => void
}

/** How postings end and go on, from the table, the cards and the selection alike. */
export function useEnding(user: SessionUser): Ending {
  const { postings, reports } = useRepositories()
  const [question, setQuestion] = useState<EndingQuestion>()
  const reason = useTypedReason(
    user.uid,
    question?.jobs.map(({ id }) => formatTakeDownKey(id))
  )
  const [run, setRun] = useState<EndingRun>()
  const isRunning = useRef(false)
  const isCancelled = useRef(false)
  useEffect(() => {
    isCancelled.current = false
    return () => {
      isCancelled.current = true
    }
  }, [])

  async function perform(step: AnsweredStep, jobs: readonly Job[]) {
    if (isRunning.current) return
    isRunning.current = true
    isCancelled.current = false
    const act = async (job: Job) => {
      await applyAnsweredStep(postings, user, job, step)
      if (step.action !== 'takeDown') return 'done'
      storeReason(user.uid, formatTakeDownKey(job.id), '')
      return settleReports(reports, job)
    }
    await runEnding(step.action, jobs, act, setRun, () => isCancelled.current)
    isRunning.current = false
  }

  return {
    ...{ question, reason, run },
    write: (text) =>
      question &&
      storeReason(
        user.uid,
        question.jobs.map(({ id }) => formatTakeDownKey(id)),
        text
      ),
    start(step, jobs) {
      const able = jobs.filter((job) => canAct(user, step, job))
      if (isRunning.current) return
      if (able.length > 0 && (step === 'close' || step === 'takeDown')) setQuestion({ step, jobs: able })
      else if (step !== 'close' && step !== 'takeDown') void perform({ action: step }, able)
      else setRun({ action: step, total: 0, done: 0, failed: [], reportsLeft: [], isOver: true })
    },
    answer(step) {
      if (!question) return
      setQuestion(undefined)
      void perform(step, question.jobs)
    },
    keep: () => setQuestion(undefined),
    cancel() {
      isCancelled.current = true
    },
    dismiss: () => setRun(undefined)
  }
}

function applyAnsweredStep(postings: PostingsRepository, actor: Actor, job: Job, step: AnsweredStep): Promise<Job> {
  switch (step.action) {
    case 'close':
      return postings.close(actor, job, step.outcome)
    case 'takeDown':
      return postings.takeDown(actor, job, step.reason)
    default:
      return postings[step.action](actor, job)
  }
}

/**
 * What was reported of a posting waits for nobody once it is taken down. Never rejects: the posting is down, and where its reports could
 * not be settled they wait at the desk, where one press settles them.
 */
async function settleReports(reports: Repositories['reports'], { id }: Job): Promise<StepResult> {
  try {
    const opened = await reports.open()
    await opened.settleTakenDown(id)
    return 'done'
  } catch {
    return 'reports-left'
  }
}
