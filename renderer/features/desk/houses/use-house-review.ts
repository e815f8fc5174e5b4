import { type RefObject, useRef, useState } from 'react'
import type { Asker } from '#renderer/data/houses/houses-desk-repository.ts'
import { type LiveQuery, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { storeReason, useTypedReason } from '#renderer/postings/reasons/typed-reasons.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { hasSameFields } from '#shared/documents/same-fields.ts'
import type { AlikeHouse } from '#shared/domain/house/alike-houses.ts'
import type { EmployerRequest, RequestDecision } from '#shared/domain/house/request-record.ts'
import type { Verification } from '#shared/domain/house/verification.ts'
import { isDecided, reopen, useHeldDecisions } from '../decide/held-decisions.ts'
import { useOneDecision } from '../decide/use-one-decision.ts'
import type { HousesDesk } from './use-houses-desk.ts'

/** What is known beside a request. */
export interface RequestBackground extends Asker {
  /** Who has something in common with it. */
  alike: readonly AlikeHouse[]
}

/** What is said with an approval. */
export interface Approval {
  verified: readonly Verification[]
  /** Of a house that the person joins; undefined: their own. */
  houseId: string | undefined
}

interface PendingQuestion {
  decision: RequestDecision
  /** As it was on the screen when the question was asked. */
  request: EmployerRequest
}

export interface HouseReview {
  /** What is known beside the request itself. */
  background: LiveQuery<RequestBackground>
  /** What the person had begun to read, when another version is on the screen. Nothing is decided until they have read it. */
  before: EmployerRequest | null
  busy: boolean
  /** The question on the screen. */
  question: PendingQuestion | null
  /** What was typed for it. It is kept until the decision is stored, also when the desk is left before. */
  text: string
  /** What was chosen for an approval. It is kept until that is stored, as long as the desk is open. */
  approval: Approval
  /** The id of the request that came up by itself. */
  arrived: string | null
  /** The button that says that the newer version was read. */
  readButton: RefObject<HTMLButtonElement | null>
  finishReading(): void
  /** Asks for what the decision needs, or leads to what must be done before. */
  press(decision: RequestDecision): void
  write(text: string): void
  choose(approval: Approval): void
  keep(): void
  confirm(): void
}

const nothingChosen: Approval = { verified: [], houseId: undefined }

/** Decisions about the request on the screen. `beforeLeaving` is called before the next one comes up. */
export function useHouseReview(desk: HousesDesk, beforeLeaving: () => void): HouseReview {
  const { shown } = desk
  const uid = useSession((session) => session.user?.uid ?? '')
  const background = useBackground(shown ?? null)
  const { before, finish } = useUnseenChange(shown)
  const [question, setQuestion] = useState<PendingQuestion | null>(null)
  const [arrived, setArrived] = useState<string | null>(null)
  const [approvals, setApprovals] = useState<ReadonlyMap<string, Approval>>(new Map())
  const readButton = useRef<HTMLButtonElement>(null)
  const { busy, decide } = useHeldRequests({
    onConflict: desk.correct,
    onDecided(id) {
      beforeLeaving()
      setArrived(desk.leave(id))
    },
    onStored: (decision, id) => decision !== 'approve' && storeReason(uid, formatKey(decision, id), '')
  })
  const key = question ? formatKey(question.decision, question.request.id) : undefined
  const text = useTypedReason(uid, key)
  const approval = (question && approvals.get(question.request.id)) ?? nothingChosen
  return {
    ...{ background, before, busy, question, text, approval, arrived, readButton },
    finishReading: finish,
    press(decision) {
      if (!shown || busy || isDecided(useHeldDecisions.getState().decided, shown)) return
      if (before) readButton.current?.focus()
      else setQuestion({ decision, request: shown })
    },
    write: (typed) => key && storeReason(uid, key, typed),
    choose: (chosen) => question && setApprovals(new Map([...approvals, [question.request.id, chosen]])),
    keep: () => setQuestion(null),
    confirm() {
      if (!question) return
      setQuestion(null)
      void decide(question.decision, question.request, { text, approval })
    }
  }
}

const formatKey = (decision: RequestDecision, id: string) => `${decision} house ${id}`

/** What is known beside a request, read anew for each version of it. */
function useBackground(request: EmployerRequest | null): LiveQuery<RequestBackground> {
  const { housesDesk } = useRepositories()
  const latest = useRef(request)
  latest.current = request
  const version = request && `${request.id} ${request.revision ?? 0}`
  return useLiveQuery<RequestBackground>(
    (onData, onError) => {
      const read = latest.current
      if (version === null || !read) return undefined
      const readAll = async () => {
        const opened = await housesDesk.open()
        const [alike, asker] = await Promise.all([opened.findAlike(read), opened.readAsker(read)])
        return { alike, ...asker }
      }
      readAll().then(onData, onError)
      return undefined
    },
    [housesDesk, version],
    { keepPreviousFor: [housesDesk, request?.id] }
  )
}

/** Detects that the person has corrected the request under whoever reads it. Choosing a request begins anew. */
function useUnseenChange(shown: EmployerRequest | null | undefined) {
  const [seen, setSeen] = useState<EmployerRequest>()
  if (shown && seen?.id !== shown.id) setSeen(shown)
  const isOther = shown && seen?.id === shown.id && !hasSameFields({ ...seen.details }, { ...shown.details })
  return { before: isOther ? seen : null, finish: () => shown && setSeen(shown) }
}

interface Said {
  text: string
  approval: Approval
}

interface Listeners {
  onConflict(base: EmployerRequest, stored: EmployerRequest): void
  onDecided(id: string): void
  onStored(decision: RequestDecision, id: string): void
}

const heldKinds = { approve: 'houseApprove', decline: 'houseDecline', ask: 'houseAsk' } as const

/** Decides about who asks to post. Each decision can be taken back, and is held first. */
function useHeldRequests(listeners: Listeners) {
  const { housesDesk } = useRepositories()
  const { busy, latest, make, hold } = useOneDecision(listeners)

  async function store(decision: RequestDecision, request: EmployerRequest, { text, approval }: Said): Promise<void> {
    const { house } = request.details
    try {
      const opened = await housesDesk.open()
      if (decision === 'approve') await opened.approve(request, approval.verified, approval.houseId)
      else await (decision === 'decline' ? opened.decline : opened.askBack)(request, text)
    } catch (error) {
      reopen([request])
      showToast('requestNotDecided', { house, why: explain(error), when: 'later' })
      return
    }
    showToast('requestDecided', { house, decision })
    latest.current.onStored(decision, request.id)
  }

  async function decide(decision: RequestDecision, request: EmployerRequest, said: Said): Promise<void> {
    const check = async () => (await housesDesk.open()).expectStored(request)
    await make(
      () =>
        hold(check, {
          ...{ kind: heldKinds[decision], jobs: [], request },
          store: () => store(decision, request, said)
        }),
      () => latest.current.onDecided(request.id),
      (error) => {
        showToast('requestNotDecided', { house: request.details.house, why: explain(error), when: 'now' })
        // A conflict about a request carries a request.
        if (error instanceof StoreError && error.stored) {
          latest.current.onConflict(request, error.stored as EmployerRequest)
        }
      }
    )
  }

  return { busy, decide }
}

function explain(error: unknown): 'changed' | 'gone' | 'refused' | 'offline' | 'notSaved' {
  if (!(error instanceof StoreError)) return 'notSaved'
  if (error.failure === 'conflict') return error.stored ? 'changed' : 'gone'
  if (error.failure === 'refused') return 'refused'
  return error.isOffline ? 'offline' : 'notSaved'
}
