import { useState } from 'react'
import type { Asker } from '#renderer/data/houses/house-records.ts'
import { type LiveQuery, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { explainFailure } from '#renderer/postings/explain-failure.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { hasSameFields } from '#shared/documents/document.ts'
import type { AlikeHouse } from '#shared/domain/house/alike-houses.ts'
import type { EmployerRequest, RequestDecision } from '#shared/domain/house/request-record.ts'
import type { Verification } from '#shared/domain/house/verification.ts'
import { type DeskTools, useReview } from '../decide/use-review.ts'
import type { DeskAddress } from '../queue/use-desk-address.ts'
import { useDeskQueue } from '../queue/use-desk-queue.ts'

export type HousesQueue = ReturnType<typeof useHousesQueue>

const maxRequests = 500

interface Waiting {
  /** undefined: only counted. */
  requests?: readonly EmployerRequest[]
  total: number
}

/** The queue of those who ask to post for a house, in the order in which they spoke. */
export function useHousesQueue(address: DeskAddress) {
  const { housesDesk } = useRepositories()
  const isOpen = address.tab === 'houses'
  const { data, error, retry, setData } = useLiveQuery<Waiting>(
    (onData, onError) =>
      isOpen
        ? housesDesk.watch((opened) => opened.watchWaiting(maxRequests, onData, onError), onError)
        : housesDesk.watchCount((total) => onData({ total }), onError),
    [housesDesk, isOpen],
    { keepPreviousFor: [housesDesk] }
  )
  const source = { read: data?.requests, total: data?.total, error: isOpen ? error : undefined, retry }
  const queue = useDeskQueue('houses', address, source)
  return {
    ...queue,
    /** The chosen request; undefined: not known yet; null: it does not wait any more. */
    shown: queue.waiting && (queue.waiting[queue.index] ?? null),
    correct(newer: EmployerRequest) {
      if (!data?.requests) return
      const requests = data.requests.map((request) => (request.id === newer.id ? newer : request))
      setData({ ...data, requests: requests.filter(({ state }) => state === 'waiting') })
    }
  }
}

export interface RequestBackground extends Asker {
  alike: readonly AlikeHouse[]
}

export interface Approval {
  verified: readonly Verification[]
  /** Of a house that the person joins; undefined: their own. */
  houseId: string | undefined
}

export type HousesReview = ReturnType<typeof useHousesReview>

const nothingChosen: Approval = { verified: [], houseId: undefined }

/** Key of an approval: a new request of the same person starts unchecked. Answers and undo keep `at`. */
const formatAsked = ({ id, at }: EmployerRequest) => `${id} ${at}`

export function useHousesReview(queue: HousesQueue, { go }: DeskAddress, tools: DeskTools) {
  const { housesDesk } = useRepositories()
  const background = useBackground(queue.shown ?? null)
  const [approvals, setApprovals] = useState<ReadonlyMap<string, Approval>>(new Map())
  const review = useReview<EmployerRequest, RequestDecision>(
    queue,
    queue.shown,
    {
      canDecide: () => true,
      isAsked: () => true,
      formatKey: (decision, { id }) => `${decision} house ${id}`,
      hasChanged: (seen, shown) => !hasSameFields({ ...seen.details }, { ...shown.details }),
      async store(decision, request, words) {
        const { id, details } = request
        const opened = await housesDesk.open()
        const before = await opened.readAsker(request)
        const { verified, houseId } = approvals.get(formatAsked(request)) ?? nothingChosen
        const answered =
          decision === 'approve'
            ? await opened.approve(request, verified, houseId)
            : await (decision === 'decline' ? opened.decline : opened.askBack)(request, words)
        showToast('requestDecided', { house: details.house, decision })
        return {
          title: details.house,
          takeBack: () => opened.putBack(answered, before),
          comeBack: () => go('houses', id, 'auto')
        }
      },
      explain(error, { details }) {
        showToast('requestNotDecided', { house: details.house, why: explainFailure(error) })
        if (error instanceof StoreError && error.stored) queue.correct(error.stored as EmployerRequest)
      }
    },
    tools
  )
  const { question } = review
  return {
    ...{ ...review, background },
    /** Kept as long as the desk is open, for an approval that is taken back. */
    approval: (question && approvals.get(formatAsked(question.work))) ?? nothingChosen,
    choose: (chosen: Approval) =>
      question && setApprovals(new Map([...approvals, [formatAsked(question.work), chosen]]))
  }
}

/** Read anew for each version of the request. */
function useBackground(request: EmployerRequest | null): LiveQuery<RequestBackground> {
  const { housesDesk } = useRepositories()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a request of the same revision says the same
  return useLiveQuery<RequestBackground>(
    (onData, onError) => {
      const readAll = async (of: EmployerRequest) => {
        const opened = await housesDesk.open()
        const [alike, asker] = await Promise.all([opened.findAlike(of), opened.readAsker(of)])
        return { alike, ...asker }
      }
      if (request) readAll(request).then(onData, onError)
      return undefined
    },
    [housesDesk, request?.id, request?.revision],
    { keepPreviousFor: [housesDesk, request?.id] }
  )
}
