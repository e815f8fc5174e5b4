import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { storeReasonDraft, useReasonDraft } from '#renderer/jobs/moderation-reasons/unsaved-reasons.ts'
import { delaySignOut } from '#renderer/stores/delay-sign-out.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { ModerationQueue, QueueItem } from '../queue/use-moderation-queue.ts'
import type { Undoable } from './use-undo-decision.ts'

/** Auto-selected work ignores the second press of a double press for so long. */
export const doublePressMs = 400

export interface ModerationTools {
  beforeLeaving(): void
  record(made: Undoable): void
}

interface Steps<Work, Decision extends string> {
  canDecide(decision: Decision, work: Work): boolean
  needsReason(decision: Decision, work: Work): boolean
  /** Key of the typed words until the decision is stored (unsaved-reasons.ts). */
  formatKey(decision: Decision, work: Work): string
  /** Whether there is something new to read: a status or a revision alone does not count. */
  hasChanged(seen: Work, shown: Work): boolean
  keepsWaiting?(decision: Decision): boolean
  /** Stores it with a toast. Resolves with its undo; undefined: none. */
  store(decision: Decision, work: Work, words: string): Promise<Undoable | undefined>
  explain(error: unknown, work: Work): void
}

export interface Review<Work, Decision extends string> {
  /** The stale version that was being read while a newer one is shown: decisions wait until that is acknowledged. */
  before: Work | null
  /** A decision is being stored, or the next work has only just come up. */
  busy: boolean
  /** The open dialog; `work`: as it was when it opened. */
  question: { decision: Decision; work: Work } | null
  /** Kept until the decision is stored, also when the review queue is left before. */
  words: string
  autoSelectedId: string | null
  readButton: RefObject<HTMLButtonElement | null>
  acknowledgeChange(): void
  /** Decides, opens the dialog, or focuses `readButton` while a newer version is unread. */
  request(decision: Decision): void
  setReason(words: string): void
  cancel(): void
  confirm(): void
}

export function useReviewDecision<Work extends QueueItem, Decision extends string>(
  queue: Pick<ModerationQueue<Work>, 'leave' | 'step'>,
  shown: Work | null | undefined,
  steps: Steps<Work, Decision>,
  tools: ModerationTools
): Review<Work, Decision> {
  const uid = useSession((session) => session.user?.uid ?? '')
  const { before, acknowledgeChange } = useUnseenChange(shown, steps.hasChanged)
  const [question, setQuestion] = useState<{ decision: Decision; work: Work } | null>(null)
  const [autoSelectedId, setAutoSelectedId] = useState<string | null>(null)
  const readButton = useRef<HTMLButtonElement>(null)
  const { busy, run } = useOneAtATime()
  const key = question ? steps.formatKey(question.decision, question.work) : undefined
  const words = useReasonDraft(uid, key)
  // Layout effect: a decision that was just stored continues from the queue as it is rendered.
  const latest = useRef({ queue, steps, tools })
  useLayoutEffect(() => {
    latest.current = { queue, steps, tools }
  })

  const decide = (decision: Decision, work: Work, reason: string) =>
    run(async () => {
      try {
        const made = await delaySignOut(steps.store(decision, work, reason))
        const restoreWords = () => storeReasonDraft(uid, steps.formatKey(decision, work), reason)
        if (made) latest.current.tools.record({ ...made, revert: () => made.revert().then(restoreWords) })
      } catch (error) {
        latest.current.steps.explain(error, work)
        return false
      }
      storeReasonDraft(uid, steps.formatKey(decision, work), '')
      latest.current.tools.beforeLeaving()
      if (steps.keepsWaiting?.(decision)) latest.current.queue.step(1)
      else setAutoSelectedId(latest.current.queue.leave(work))
      return true
    })

  return {
    ...{ before, busy, question, words, autoSelectedId, readButton, acknowledgeChange },
    request(decision) {
      if (!shown || busy || !steps.canDecide(decision, shown)) return
      if (before) readButton.current?.focus()
      else if (steps.needsReason(decision, shown)) setQuestion({ decision, work: shown })
      else void decide(decision, shown, '')
    },
    setReason: (typed) => key && storeReasonDraft(uid, key, typed),
    cancel: () => setQuestion(null),
    confirm() {
      if (!question) return
      setQuestion(null)
      void decide(question.decision, question.work, words)
    }
  }
}

/** Detects a change of the work while it is read. Other work starts again. */
function useUnseenChange<Work extends QueueItem>(
  shown: Work | null | undefined,
  hasChanged: (seen: Work, shown: Work) => boolean
) {
  const [seen, setSeen] = useState<Work>()
  if (shown && seen?.id !== shown.id) setSeen(shown)
  const before = shown && seen?.id === shown.id && hasChanged(seen, shown) ? seen : null
  return { before, acknowledgeChange: () => shown && setSeen(shown) }
}

function useOneAtATime() {
  const isRunning = useRef(false)
  const [busy, setBusy] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const set = (now: boolean) => {
    isRunning.current = now
    setBusy(now)
  }
  return {
    busy,
    /** `work` resolves with whether something else is on the screen by then. */
    async run(work: () => Promise<boolean>): Promise<void> {
      if (isRunning.current) return
      set(true)
      if (await work()) timer.current = setTimeout(() => set(false), doublePressMs)
      else set(false)
    }
  }
}
