import { type FormEvent, useState } from 'react'
import { useFocusFirst } from '#renderer/components/public/use-focus-first.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import {
  cleanDetails,
  type DetailField,
  detailFields,
  findDetailProblems
} from '#shared/domain/house/employer-request.ts'
import type { EmployerRequest, HouseDetails } from '#shared/domain/house/request-record.ts'

export interface OpenRequest {
  user: SessionUser
  /** As it is stored now; null: there is none. */
  request: EmployerRequest | null
  /** Gets what was just stored. */
  onStored: (request: EmployerRequest) => void
}

interface EditState {
  typed: HouseDetails
  /** The request as the person knows it: what is sent replaces this one and no newer one. */
  base: EmployerRequest | null
  /** It was refused because of a newer one. */
  outdated: boolean
}

const nothing: HouseDetails = { house: '', place: '', contactName: '', phone: '', address: '', gstin: '', words: '' }

/** A request at work: what is typed, what is wrong with it, and what becomes of it. */
export function useAskForm({ user, request, onStored }: OpenRequest) {
  const { ownRequest } = useRepositories()
  const [edit, setEdit] = useState<EditState | null>(null)
  const [attempted, setAttempted] = useState(false)
  const [busy, setBusy] = useState(false)
  const refused = useFocusFirst<HTMLFormElement>('[aria-invalid]')
  const state = useFocusFirst<HTMLDivElement>('h2')
  const begun: EditState = edit ?? { typed: request?.details ?? nothing, base: request, outdated: false }
  const { typed, base } = begun
  const changed = edit !== null && isChanged(edit)
  const isNewer = readRevision(base) !== readRevision(request)
  const problems = findDetailProblems(cleanDetails(typed))

  // Nobody typed anything: what is stored now counts.
  if (edit && !changed && isNewer && !busy) setEdit(null)

  const end = () => {
    setEdit(null)
    setAttempted(false)
  }
  /** Does one step with the request; a newer one that is stored is shown, and what was typed stays. */
  const run = async (step: () => Promise<EmployerRequest>, done: 'askingSent' | 'askingWithdrawn') => {
    if (busy) return
    setBusy(true)
    try {
      const stored = await step()
      end()
      onStored(stored)
      showToast(done)
      state.ask()
    } catch (error) {
      if (error instanceof StoreError && error.failure === 'conflict') {
        const stored = (error.stored as EmployerRequest | undefined) ?? null
        setEdit((now) => now && { ...now, base: stored, outdated: true })
        if (stored) onStored(stored)
        state.ask()
      }
      showFailure('asking', error)
    } finally {
      setBusy(false)
    }
  }
  const send = () => run(async () => (await ownRequest.open()).ask(typed, base), 'askingSent')

  return {
    ...{ typed, busy, changed, refused, state, user, request },
    problems: attempted ? problems : {},
    /** Somebody writes, or is asked to. */
    open: edit !== null || request === null || request.state === 'asked',
    /** What is typed stands beside a newer request than the one that it began with. */
    news: !busy && changed && (begun.outdated || isNewer),
    /** Writing can be given up for what is stored. */
    begin: () => setEdit(begun),
    end: edit !== null && request !== null && request.state !== 'asked' ? end : undefined,
    write: (field: DetailField, text: string) => setEdit({ ...begun, typed: { ...typed, [field]: text } }),
    withdraw: (known: EmployerRequest) => run(async () => (await ownRequest.open()).withdraw(known), 'askingWithdrawn'),
    send(event: FormEvent) {
      event.preventDefault()
      setAttempted(true)
      if (Object.keys(problems).length > 0) return refused.ask()
      // The shared board would refuse it, and could not say why.
      if (user.unverified) return showToast('askingUnverified')
      void send()
    }
  }
}

export type AskFormState = ReturnType<typeof useAskForm>

function isChanged({ typed, base }: EditState): boolean {
  const before = base?.details ?? nothing
  return detailFields.some((field) => typed[field] !== before[field])
}

function readRevision(request: EmployerRequest | null): number {
  return request?.revision ?? 0
}
