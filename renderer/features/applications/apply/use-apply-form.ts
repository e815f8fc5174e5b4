import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ProfileRepository } from '#renderer/data/profile-repository.ts'
import { type FormProblems, readRevision, useForm } from '#renderer/hooks/use-form.ts'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { findSentNumber } from '#shared/domain/candidate/candidate-number.ts'
import {
  findLengthProblem,
  findPhoneProblem,
  hasTooLongText,
  type ProfileProblem
} from '#shared/domain/candidate/profile-problems.ts'
import {
  emptyProfile,
  findMissingProfileFields,
  hasChosenVisibility,
  pickContent,
  type requiredProfileFields,
  type UserProfile
} from '#shared/domain/candidate/user-profile.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { maxMessageLength } from '#shared/domain/text-limits.ts'
import { cleanLine, cleanProse } from '#shared/domain/visible-text.ts'

export type RequiredField = (typeof requiredProfileFields)[number]

interface ApplyValues extends Record<RequiredField, string> {
  /** undefined: as the profile says it. */
  contactNumber: string | undefined
  /** undefined: not answered. */
  hidden: boolean | undefined
  message: string
  sendsEmail: boolean
}

const blank: ApplyValues = {
  ...{ name: '', headline: '', location: '', message: '' },
  ...{ contactNumber: undefined, hidden: undefined, sendsEmail: true }
}

export type ApplyForm = ReturnType<typeof useApplyForm>

/** Follows the profile, asks for what it lacks, and sends an application with a copy of it. */
export function useApplyForm(job: Job, profiles: ProfileRepository, onSent: () => void) {
  const { applications, person, keepUnsent } = useRepositories()
  const isUnverified = useSession((session) => session.user?.unverified === true)
  const address = useSession((session) => session.user?.email ?? '')
  const [missingFields, setMissingFields] = useState<readonly RequiredField[]>([])
  const { data: profile, error } = useLiveQuery<UserProfile | null>(
    (onData, onError) =>
      profiles.watch((stored) => {
        onData(stored)
        // An asked field stays: it must not vanish while the person fills it in elsewhere.
        setMissingFields((before) => [...new Set([...before, ...findMissingProfileFields(stored ?? undefined)])])
      }, onError),
    [profiles]
  )
  const isError = error !== undefined
  const isKnown = profile !== undefined || isError
  /** The profile was stored before its texts had the limits of an application. */
  const tooLong = profile != null && hasTooLongText(profile)
  const asksVisibility = profile !== undefined && !hasChosenVisibility(profile)
  const readPhone = (values: ApplyValues) => values.contactNumber ?? profile?.contactNumber ?? ''
  const keepsNumber = profile?.numberFor === 'nobody'
  const readEmail = (values: ApplyValues) => (values.sendsEmail ? address : '')

  /** The profile with what was typed; itself when that says the same. */
  const completeProfile = (values: ApplyValues): UserProfile => {
    // An earlier attempt may have stored a field that was put right since.
    const given = missingFields
      .map((field) => [field, cleanLine(values[field])] as const)
      .filter(([field, text]) => text !== '' && text !== profile?.[field])
    const contactNumber = cleanLine(readPhone(values))
    const isSame = contactNumber === (profile?.contactNumber ?? '') && values.hidden === undefined
    if (profile && given.length === 0 && isSame) return profile
    const stored = profile ?? { ...emptyProfile, id: person.uid }
    return { ...stored, ...Object.fromEntries(given), contactNumber, hidden: values.hidden ?? stored.hidden }
  }

  const form = useForm<null, ApplyValues, ProfileProblem>({
    stored: null,
    read: () => blank,
    validate: (values): FormProblems<ApplyValues, ProfileProblem> => {
      const { length } = cleanProse(values.message)
      return {
        ...findRequiredProblems(missingFields, values, findMissingProfileFields(profile ?? undefined)),
        ...findContactProblem(keepsNumber ? '' : cleanLine(readPhone(values)), readEmail(values)),
        ...(asksVisibility && values.hidden === undefined && { hidden: { reason: 'missing' } }),
        ...(length > maxMessageLength && { message: { reason: 'long', max: maxMessageLength, actual: length } })
      }
    },
    async send(values) {
      // The shared board would refuse it without a reason.
      if (isUnverified) return void showToast('applicationUnverified')
      const wanted = completeProfile(values)
      const email = readEmail(values)
      try {
        const save = () => profiles.save(pickContent(wanted), readRevision(profile), undefined, values.hidden)
        const sent = wanted === profile ? profile : (await save()).profile
        await applications.apply(job, sent, values.message, email)
      } catch (failure) {
        const isKept = await keepUnsent(failure, (outbox) => outbox.keepApplication(job, wanted, values.message, email))
        if (isKept === undefined) throw failure
        if (!isKept) return void showToast('unsentNotKept')
        onSent()
        showToast('applicationUnsent', { title: job.title })
        return 'closed'
      }
      onSent()
      showToast('applicationSubmitted', { title: job.title })
      return 'closed'
    },
    onFailure: (error) => showFailure('application', error)
  })

  /** Submitted before the profile was known: submitted again once it is. */
  const early = useRef<HTMLFormElement>(null)
  const [isEarly, setEarly] = useState(false)
  useEffect(() => {
    const element = early.current
    if (!isKnown || !element) return
    early.current = null
    setEarly(false)
    element.requestSubmit()
  }, [isKnown])

  return {
    ...form,
    ...{ profile, isError, missingFields, tooLong, address, asksVisibility },
    sending: form.busy || isEarly,
    phone: readPhone(form.values),
    keepsNumber,
    sent: profile === undefined ? undefined : describeSent(completeProfile(form.values), readEmail(form.values)),
    submit(event: FormEvent<HTMLFormElement>) {
      if (isKnown && profile !== undefined && !tooLong) return form.submit(event)
      event.preventDefault()
      if (isKnown) return
      early.current = event.currentTarget
      setEarly(true)
    }
  }
}

function describeSent(profile: UserProfile, email: string) {
  return { ...profile, contactNumber: findSentNumber(profile), email }
}

function findContactProblem(phone: string, email: string): { contactNumber?: ProfileProblem } {
  const isMissing = phone === '' && email === ''
  const problem = isMissing ? ({ reason: 'missing' } as const) : findLengthProblem('contactNumber', phone)
  const found = problem ?? findPhoneProblem(phone)
  return found ? { contactNumber: found } : {}
}

/** `missing`: the asked fields that are blank in the profile as well. */
function findRequiredProblems(
  asked: readonly RequiredField[],
  values: ApplyValues,
  missing: readonly RequiredField[]
): Partial<Record<RequiredField, ProfileProblem>> {
  const found: Partial<Record<RequiredField, ProfileProblem>> = {}
  for (const field of asked) {
    const text = cleanLine(values[field])
    const isMissing = text === '' && missing.includes(field)
    const problem = isMissing ? ({ reason: 'missing' } as const) : findLengthProblem(field, text)
    if (problem) found[field] = problem
  }
  return found
}
