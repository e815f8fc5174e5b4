import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import type { ReportDecision } from '#shared/domain/report/report.ts'
import { canDecide, type ReportedPosting } from '#shared/domain/report/reported-posting.ts'
import { countAsStoring, holdDecision, reopen, storeDecisions } from '../decide/held-decisions.ts'
import { doublePressMs } from '../decide/use-decisions.ts'
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
  /** What was typed for it. It is kept until the decision is stored. */
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
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map())
  const [arrived, setArrived] = useState<string | null>(null)
  const writeFor = (key: string, text: string) => setTexts((before) => new Map(before).set(key, text))
  const { busy, decide } = useHeldReports({
    onDecided(id) {
      beforeLeaving()
      setArrived(desk.leave(id))
    },
    onStored: (decision, id) => decision !== 'leave' && writeFor(getKey(decision, id), '')
  })
  const key = question && getKey(question.decision, question.posting.id)
  const text = (key && texts.get(key)) ?? ''
  return {
    ...{ busy, question, text, arrived },
    press(decision) {
      if (!shown || job === undefined || busy || !canDecide(actor, decision, job)) return
      if (decision === 'leave') void decide(decision, shown, job, '')
      else if (job) setQuestion({ decision, posting: shown, job })
    },
    write: (typed) => key && writeFor(key, typed),
    keep: () => setQuestion(null),
    confirm() {
      if (!question) return
      setQuestion(null)
      void decide(question.decision, question.posting, question.job, text)
    }
  }
}

function getKey(decision: WordedDecision, id: string): string {
  return `${decision} ${id}`
}

interface Listeners {
  onDecided(id: string): void
  onStored(decision: ReportDecision, id: string): void
}

/** Makes one decision at a time, and holds it back as long as the desk holds one that can be taken back. */
function useHeldReports(listeners: Listeners) {
  const { postings, reports } = useRepositories()
  const actor = useSession((session) => session.user)
  const deciding = useRef(false)
  const [busy, setBusy] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(listeners)
  // With what is drawn, not after it: a decision about what has just come up must go on from there.
  useLayoutEffect(() => {
    latest.current = listeners
  })
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      clearTimeout(timer.current)
    }
  }, [])
  const setDeciding = (now: boolean) => {
    deciding.current = now
    setBusy(now)
  }

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
      if (decision === 'takeDown' && job) await postings.takeDown(person, job, text)
      const opened = await reports.open()
      if (decision === 'ask' && job) await opened.ask(job, text)
      await opened.decide(posting.reports, decision)
    } catch (error) {
      reopen(posting.reports)
      const hasChanged = error instanceof StoreError && error.failure === 'conflict' && error.stored !== undefined
      if (hasChanged) showToast('postingChangedSince', { title })
      else showFailure('posting', error)
      return
    }
    showToast('reportsDecided', { title, decision })
    latest.current.onStored(decision, posting.id)
  }

  async function decide(
    decision: ReportDecision,
    posting: ReportedPosting,
    job: Job | null,
    text: string
  ): Promise<void> {
    if (deciding.current || !actor) return
    setDeciding(true)
    try {
      // What nobody has read is told now, not when it is stored.
      await countAsStoring(async () => {
        if (job && decision !== 'leave') await postings.expectStored(job)
        holdDecision({
          kind: decision,
          jobs: job ? [job] : [],
          reported: posting,
          store: () => store(decision, posting, job, text, actor)
        })
      })
      // Whoever left while that was asked is not there to take it back.
      if (isLeft.current || document.visibilityState === 'hidden') storeDecisions()
    } catch (error) {
      setDeciding(false)
      showFailure('posting', error)
      return
    }
    latest.current.onDecided(posting.id)
    timer.current = setTimeout(() => setDeciding(false), doublePressMs)
  }

  return { busy, decide }
}
