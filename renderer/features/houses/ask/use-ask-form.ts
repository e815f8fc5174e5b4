import { useState } from 'react'
import { readRevision, useForm } from '#renderer/hooks/use-form.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { cleanDetails, type DetailProblem, findDetailProblems } from '#shared/domain/house/employer-request.ts'
import type { EmployerRequest, HouseDetails } from '#shared/domain/house/request-record.ts'

export interface OpenRequest {
  user: SessionUser
  request: EmployerRequest | null
}

const noDetails: HouseDetails = { house: '', place: '', contactName: '', phone: '', address: '', gstin: '', words: '' }

/** A request to become an employer, while its person writes, corrects or withdraws it. */
export function useAskForm({ user, request: watched }: OpenRequest) {
  const { ownRequest } = useRepositories()
  /** The revision that somebody began to write over. */
  const [begunAt, setBegunAt] = useState<number>()
  const form = useForm<EmployerRequest | null, HouseDetails, DetailProblem>({
    stored: watched,
    read: (request) => request?.details ?? noDetails,
    validate: (typed) => findDetailProblems(cleanDetails(typed)),
    async send(typed, { seen }) {
      // The shared board would refuse it without a reason.
      if (user.unverified) return void showToast('askingUnverified')
      return finish(await (await ownRequest.open()).ask(typed, seen), 'askingSent')
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
    /** A newer request stands above what is typed. */
    news: !busy && isChanged && (form.isNewer || form.isOutdated),
    begin: () => setBegunAt(readRevision(request)),
    /** Gives writing up; undefined: there is nothing to go back to. */
    end: isWriting && !isAnswering ? end : undefined,
    withdraw: (known: EmployerRequest) =>
      form.run(async () => finish(await (await ownRequest.open()).withdraw(known), 'askingWithdrawn'))
  }
}

export type AskFormState = ReturnType<typeof useAskForm>
