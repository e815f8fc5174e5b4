import { useState } from 'react'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { formatTakeDownKey, storeReason, useTypedReason } from '#renderer/postings/reasons/typed-reasons.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import type { ReportDecision } from '#shared/domain/report/report.ts'
import { canDecide, isTakenDown, type ReportedPosting } from '#shared/domain/report/reported-posting.ts'
import { nameReported, reopen } from '../decide/held-decisions.ts'
import { showHeldFailure, useOneDecision } from '../decide/use-one-decision.ts'
import type { ReportsDesk } from './use-reports-desk.ts'

/** A decision that is not made without words. */
export type WordedDecision = Exclude<ReportDecision, 'leave'>

interface PendingQuestion {
  decision: WordedDecision
  /** Both as they were on the screen when the question was asked. */
  posting: ReportedPosting
  job: Job
}

export interface ReportReview {
  busy: boolean
  /** The question on the screen. */
  question: PendingQuestion | null
  /** What was typed for it. It is kept until the decision is stored, also when the desk is left before. */
  text: string
  /** The id of the posting that came up by itself. */
  arrived: string | null
  /** Does it, or asks for the words first. */
  press(decision: ReportDecision): void
  write(text: string): void
  keep(): void
  confirm(): void
}

/** Decisions about the posting on the screen that people have reported. `beforeLeaving` is called before the next one comes up. */
export function useReportReview(desk: ReportsDesk, beforeLeaving: () => void): ReportReview {
  const { shown, job } = desk
  const actor = useSession((session) => session.user)
  const [question, setQuestion] = useState<PendingQuestion | null>(null)
  const [arrived, setArrived] = useState<string | null>(null)
  const uid = actor?.uid ?? ''
  const { busy, decide } = useHeldReports({
    onDecided(id) {
      beforeLeaving()
      setArrived(desk.leave(id))
    },
    onStored: (decision, id) => decision !== 'leave' && storeReason(uid, formatKey(decision, id), '')
  })
  const key = question ? formatKey(question.decision, question.posting.id) : undefined
  const text = useTypedReason(uid, key)
  return {
    ...{ busy, question, text, arrived },
    press(decision) {
      if (!shown || job === undefined || busy || !canDecide(actor, decision, job)) return
      // What is taken down already asks for no words any more: its reports are settled.
      if (decision === 'leave' || isTakenDown(job)) void decide(decision, shown, job, '')
      else if (job) setQuestion({ decision, posting: shown, job })
    },
    write: (typed) => key && storeReason(uid, key, typed),
    keep: () => setQuestion(null),
    confirm() {
      if (!question) return
      setQuestion(null)
      void decide(question.decision, question.posting, question.job, text)
    }
  }
}

function formatKey(decision: WordedDecision, id: string): string {
  return decision === 'takeDown' ? formatTakeDownKey(id) : `${decision} ${id}`
}

interface Listeners {
  onDecided(id: string): void
  onStored(decision: ReportDecision, id: string): void
}

/** Decides about what was reported. Each decision can be taken back, and is held first. */
function useHeldReports(listeners: Listeners) {
  const { postings, reports } = useRepositories()
  const actor = useSession((session) => session.user)
  const { busy, latest, make, hold } = useOneDecision(listeners)

  async function store(
    decision: ReportDecision,
    posting: ReportedPosting,
    job: Job | null,
    text: string,
    person: Actor
  ): Promise<void> {
    const { title } = job ?? posting.job
    try {
      // First what concerns the posting: if the rest fails, its reports wait again and can be decided about again.
      if (decision === 'takeDown' && job && !isTakenDown(job)) await postings.takeDown(person, job, text)
      const opened = await reports.open()
      if (decision === 'ask' && job) await opened.ask(job, text)
      if (decision === 'takeDown') await opened.settleTakenDown(posting.id)
      else await opened.decide(posting, decision)
    } catch (error) {
      reopen([nameReported(posting)])
      showHeldFailure(title, error)
      return
    }
    showToast('reportsDecided', { title, decision: isTakenDown(job) ? 'settle' : decision })
    latest.current.onStored(decision, posting.id)
  }

  async function decide(
    decision: ReportDecision,
    posting: ReportedPosting,
    job: Job | null,
    text: string
  ): Promise<void> {
    if (!actor) return
    const check = async () => job && decision !== 'leave' && postings.expectStored(job)
    await make(
      () =>
        hold(check, {
          kind: isTakenDown(job) ? 'settle' : decision,
          jobs: job ? [job] : [],
          reported: posting,
          store: () => store(decision, posting, job, text, actor)
        }),
      () => latest.current.onDecided(posting.id),
      (error) => showFailure('posting', error)
    )
  }

  return { busy, decide }
}
