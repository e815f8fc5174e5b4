import { useState } from 'react'
import { readRevision, useForm } from '#renderer/hooks/use-form.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { hasSameFields } from '#shared/documents/document.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { cleanProse } from '#shared/domain/clean-text.ts'
import { cleanDetails, type DetailProblem, findDetailProblems } from '#shared/domain/company/employer-request.ts'
import type { CompanyDetails, EmployerRequest } from '#shared/domain/company/employer-request-record.ts'
import { hasPhone } from '#shared/domain/phone.ts'
import { maxReasonLength } from '#shared/domain/text-limits.ts'

export interface OpenRequest {
  user: SessionUser
  request: EmployerRequest | null
}

type EmployerRequestValues = CompanyDetails & { reply: string }
/** 'unasked': the question was taken back. */
export type EmployerRequestProblem = DetailProblem | 'unasked'

const noDetails: CompanyDetails = {
  company: '',
  place: '',
  contactName: '',
  phone: '',
  address: '',
  gstin: '',
  words: ''
}

/** A request to become an employer, while its person writes, corrects or withdraws it. */
export function useEmployerRequestForm({ user, request: watched }: OpenRequest) {
  const { ownRequest } = useRepositories()
  /** The revision that the person began to edit. */
  const [begunAt, setBegunAt] = useState<number>()
  const form = useForm<EmployerRequest | null, EmployerRequestValues, EmployerRequestProblem>({
    stored: watched,
    read: (request) => ({ reply: '', ...(request?.details ?? noDetails) }),
    validate: findProblems,
    async send({ reply, ...typed }, { seen }) {
      // The shared board would refuse it without a reason.
      if (user.unverified) return void showToast('askingUnverified')
      return finish(await (await ownRequest.open()).ask(typed, seen, reply), 'askingSent')
    },
    onFailure: (error) => showFailure('asking', error)
  })
  const { stored: request, busy, isChanged } = form
  const isAnswering = request === null || request.state === 'asked'
  const isWriting = isChanged || begunAt === readRevision(request)
  const end = () => {
    setBegunAt(undefined)
    form.reset()
  }
  const finish = (stored: EmployerRequest, toast: 'askingSent' | 'askingWithdrawn') => {
    setBegunAt(undefined)
    showToast(toast)
    return stored
  }
  return {
    ...form,
    ...{ user, request },
    open: isWriting || isAnswering,
    /** A newer request is shown above what is typed. */
    news: !busy && isChanged && (form.isNewer || form.isOutdated),
    begin: () => setBegunAt(readRevision(request)),
    /** Gives writing up; undefined: there is nothing to go back to. */
    end: isWriting && !isAnswering ? end : undefined,
    withdraw: (known: EmployerRequest) =>
      form.run(async () => finish(await (await ownRequest.open()).withdraw(known), 'askingWithdrawn'))
  }
}

function findProblems({ reply, ...typed }: EmployerRequestValues, request: EmployerRequest | null) {
  const details = cleanDetails(typed)
  const words = cleanProse(reply)
  const isAsked = request?.state === 'asked'
  const isSame = isAsked && words === '' && hasSameFields(details, request.details)
  const problem: EmployerRequestProblem | undefined =
    words.length > maxReasonLength ? 'long' : words !== '' && !isAsked ? 'unasked' : isSame ? 'missing' : undefined
  const problems = findDetailProblems(details)
  if (!problems.phone && !hasPhone(details.phone)) problems.phone = 'phone'
  return { ...problems, ...(problem && { reply: problem }) }
}

export type EmployerRequestFormState = ReturnType<typeof useEmployerRequestForm>
