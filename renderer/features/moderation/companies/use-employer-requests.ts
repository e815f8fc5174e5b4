import { useState } from 'react'
import type { Asker } from '#renderer/data/companies/write-companies-and-members.ts'
import { type LiveQuery, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { explainSaveFailure } from '#renderer/jobs/explain-save-failure.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { hasSameFields } from '#shared/documents/document.ts'
import type { Verification } from '#shared/domain/company/company-verification.ts'
import type { EmployerRequest, RequestDecision } from '#shared/domain/company/employer-request-record.ts'
import type { SimilarCompany } from '#shared/domain/company/similar-companies.ts'
import { type ModerationTools, useReviewDecision } from '../decisions/use-review-decision.ts'
import { useModerationQueue } from '../queue/use-moderation-queue.ts'
import type { ModerationAddress } from '../queue/use-moderation-url.ts'

export type CompanyRequestsQueue = ReturnType<typeof useCompanyRequestsQueue>

const maxRequests = 500

interface Waiting {
  /** undefined: only counted. */
  requests?: readonly EmployerRequest[]
  total: number
}

/** The queue of those who ask to post for a company, in the order in which they spoke. */
export function useCompanyRequestsQueue(address: ModerationAddress) {
  const { companyModeration } = useRepositories()
  const isOpen = address.tab === 'companies'
  const { data, error, retry, setData } = useLiveQuery<Waiting>(
    (onData, onError) =>
      isOpen
        ? companyModeration.watch((opened) => opened.watchWaiting(maxRequests, onData, onError), onError)
        : companyModeration.watchCount((total) => onData({ total }), onError),
    [companyModeration, isOpen],
    { keepPreviousFor: [companyModeration] }
  )
  const source = { read: data?.requests, total: data?.total, error: isOpen ? error : undefined, retry }
  const queue = useModerationQueue('companies', address, source)
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
  alike: readonly SimilarCompany[]
}

export interface Approval {
  verified: readonly Verification[]
  /** Of a company that the person joins; undefined: their own. */
  companyId: string | undefined
}

export type CompanyRequestsReview = ReturnType<typeof useCompanyRequestsReview>

const nothingChosen: Approval = { verified: [], companyId: undefined }

/** Key of an approval: a new request of the same person starts unchecked. Answers and undo keep `at`. */
const formatAsked = ({ id, at }: EmployerRequest) => `${id} ${at}`

export function useCompanyRequestsReview(
  queue: CompanyRequestsQueue,
  { go }: ModerationAddress,
  tools: ModerationTools
) {
  const { companyModeration } = useRepositories()
  const background = useBackground(queue.shown ?? null)
  const [approvals, setApprovals] = useState<ReadonlyMap<string, Approval>>(new Map())
  const review = useReviewDecision<EmployerRequest, RequestDecision>(
    queue,
    queue.shown,
    {
      canDecide: () => true,
      needsReason: () => true,
      formatKey: (decision, { id }) => `${decision} company ${id}`,
      hasChanged: (seen, shown) => !hasSameFields({ ...seen.details }, { ...shown.details }),
      async store(decision, request, words) {
        const { id, details } = request
        const opened = await companyModeration.open()
        const before = await opened.readAsker(request)
        const { verified, companyId } = approvals.get(formatAsked(request)) ?? nothingChosen
        const answered =
          decision === 'approve'
            ? await opened.approve(request, verified, companyId)
            : await (decision === 'decline' ? opened.decline : opened.askBack)(request, words)
        showToast('requestDecided', { company: details.company, decision })
        return {
          ...{ title: details.company, what: 'company' },
          revert: () => opened.putBack(answered, before),
          reselect: () => go('companies', id, 'auto')
        }
      },
      explain(error, { details }) {
        showToast('requestNotDecided', { company: details.company, why: explainSaveFailure(error) })
        if (error instanceof StoreError && error.stored) queue.correct(error.stored as EmployerRequest)
      }
    },
    tools
  )
  const { question } = review
  return {
    ...{ ...review, background },
    /** Kept as long as the review queue is open, for an approval that is taken back. */
    approval: (question && approvals.get(formatAsked(question.work))) ?? nothingChosen,
    choose: (chosen: Approval) =>
      question && setApprovals(new Map([...approvals, [formatAsked(question.work), chosen]]))
  }
}

/** Read again for each version of the request. */
function useBackground(request: EmployerRequest | null): LiveQuery<RequestBackground> {
  const { companyModeration } = useRepositories()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a request of the same revision says the same
  return useLiveQuery<RequestBackground>(
    (onData, onError) => {
      const readAll = async (of: EmployerRequest) => {
        const opened = await companyModeration.open()
        const [alike, asker] = await Promise.all([opened.findAlike(of), opened.readAsker(of)])
        return { alike, ...asker }
      }
      if (request) readAll(request).then(onData, onError)
      return undefined
    },
    [companyModeration, request?.id, request?.revision],
    { keepPreviousFor: [companyModeration, request?.id] }
  )
}
