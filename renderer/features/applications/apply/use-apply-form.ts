import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ProfileRepository } from '#renderer/data/profile-repository.ts'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { findLengthProblem, hasTooLongText, type ProfileProblems } from '#shared/domain/candidate/profile-problems.ts'
import {
  emptyProfile,
  findMissingProfileFields,
  hasChosenVisibility,
  pickContent,
  type requiredProfileFields,
  type UserProfile
} from '#shared/domain/candidate/user-profile.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { findPhoneDigits } from '#shared/domain/phone.ts'
import { maxMessageLength } from '#shared/domain/text-limits.ts'
import { cleanLine, cleanProse } from '#shared/domain/visible-text.ts'

export type RequiredField = (typeof requiredProfileFields)[number]

type FieldTexts = Readonly<Record<RequiredField, string>>
type FieldProblems = Pick<ProfileProblems, RequiredField>

/** What is asked for before an application can be sent. */
export type ApplyForm = ReturnType<typeof useApplyForm>

/** Follows the profile, asks for what it lacks, and sends. What was typed stays until the application is stored. */
export function useApplyForm(job: Job, profiles: ProfileRepository, onSent: () => void) {
  const { applications, person, keepUnsent } = useRepositories()
  const isUnverified = useSession((session) => session.user?.unverified === true)
  const address = useSession((session) => session.user?.email ?? '')
  /** What the person has to say of themself first. */
  const [missingFields, setMissingFields] = useState<readonly RequiredField[]>([])
  const [given, setGiven] = useState<FieldTexts>({ name: '', headline: '', location: '' })
  /** What was wrong with those of `missingFields` when it was to be sent. */
  const [problems, setProblems] = useState<FieldProblems>({})
  /** Telephone as it is typed; undefined: as the profile says it. */
  const [typedPhone, setPhone] = useState<string>()
  const [sendsEmail, setSendsEmail] = useState(true)
  const [contactProblem, setContactProblem] = useState<ContactProblem>()
  /** Whether the person wants to stay hidden, where nobody has asked them yet. */
  const [hidden, setHidden] = useState<boolean>()
  const [isChoiceMissing, setChoiceMissing] = useState(false)
  const [message, setMessage] = useState('')
  const [sending, setSending] = useState(false)
  // Null: nothing was saved yet.
  const { data: profile, error } = useLiveQuery<UserProfile | null>(
    (onData, onError) =>
      profiles.watch((stored) => {
        onData(stored)
        // A field that was asked for stays: it must not vanish under the hands of whoever fills it in elsewhere.
        setMissingFields((before) => [...new Set([...before, ...findMissingProfileFields(stored ?? undefined)])])
      }, onError),
    [profiles]
  )
  const isError = error !== undefined
  const busy = useRef(false)
  /** Pressed to send before the profile was known. */
  const early = useRef<HTMLFormElement>(null)
  const isKnown = profile !== undefined || isError
  /** The profile was stored before its texts had the limits that an application keeps. */
  const tooLong = profile != null && hasTooLongText(profile)

  useEffect(() => {
    const form = early.current
    if (!isKnown || !form) return
    early.current = null
    setSending(false)
    form.requestSubmit()
  }, [isKnown])

  const phone = typedPhone ?? profile?.contactNumber ?? ''
  const email = sendsEmail ? address : ''
  /** Nobody has asked the person yet who may find them. */
  const asksVisibility = profile !== undefined && !hasChosenVisibility(profile)

  /** The profile with what was typed; `current` itself when that says the same. */
  const withTyped = (current: UserProfile | null): UserProfile => {
    // Also what was stored by an attempt before this one: it may have been put right since.
    const typed = missingFields.filter(
      (field) => cleanLine(given[field]) !== '' && cleanLine(given[field]) !== current?.[field]
    )
    const contactNumber = cleanLine(phone)
    const isSame = contactNumber === (current?.contactNumber ?? '') && hidden === undefined
    if (current && typed.length === 0 && isSame) return current
    const texts = Object.fromEntries(typed.map((field) => [field, cleanLine(given[field])]))
    const stored = current ?? { ...emptyProfile, id: person.uid }
    return { ...stored, ...texts, contactNumber, hidden: hidden ?? stored.hidden }
  }

  const completeProfile = async (current: UserProfile | null): Promise<UserProfile> => {
    const wanted = withTyped(current)
    if (wanted === current) return current
    return (await profiles.save(pickContent(wanted), current?.revision ?? 0, undefined, hidden)).profile
  }

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isKnown) {
      early.current = event.currentTarget
      return setSending(true)
    }
    if (busy.current || profile === undefined || tooLong) return
    const form = event.currentTarget
    const onData = findProblems(missingFields, given, findMissingProfileFields(profile ?? undefined))
    setProblems(onData)
    const contact = findContactProblem(cleanLine(phone), email)
    setContactProblem(contact)
    const isUnchosen = asksVisibility && hidden === undefined
    setChoiceMissing(isUnchosen)
    const first =
      missingFields.find((field) => onData[field]) ??
      (contact ? 'contactNumber' : isUnchosen ? 'visibility' : undefined) ??
      (cleanProse(message).length > maxMessageLength ? 'message' : undefined)
    if (first) return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    // The shared board would refuse it, and could not say why.
    if (isUnverified) return showToast('applicationUnverified')
    busy.current = true
    setSending(true)
    try {
      await applications.apply(job, await completeProfile(profile), message, email)
      onSent()
      showToast('applicationSubmitted', { title: job.title })
    } catch (error) {
      const kept = await keepUnsent(error, (outbox) => outbox.keepApplication(job, withTyped(profile), message, email))
      if (kept) {
        onSent()
        showToast('applicationUnsent', { title: job.title })
      } else if (kept === false) showToast('unsentNotKept')
      else showFailure('application', error)
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  return {
    ...{ profile, isError, missingFields, given, problems, tooLong, message, setMessage, sending },
    ...{ phone, sendsEmail, setSendsEmail, address, contactProblem, asksVisibility, hidden, setHidden },
    /** Nothing was chosen when it was to be sent. */
    isChoiceMissing: isChoiceMissing && hidden === undefined,
    setPhone: (text: string) => {
      setPhone(text)
      setContactProblem(undefined)
    },
    /** What goes to the employer as it stands now; undefined: the profile is not known yet. */
    sent: profile === undefined ? undefined : { ...withTyped(profile), email },
    setGiven: (field: RequiredField, text: string) => setGiven((before) => ({ ...before, [field]: text })),
    send: (event: FormEvent<HTMLFormElement>) => void send(event)
  }
}

export type ContactProblem = 'missing' | 'phone'

function findContactProblem(phone: string, email: string): ContactProblem | undefined {
  if (phone !== '') return findPhoneDigits(phone) === '' ? 'phone' : undefined
  return email === '' ? 'missing' : undefined
}

/** `missing`: the fields that are blank in the profile as well. */
function findProblems(
  missingFields: readonly RequiredField[],
  given: FieldTexts,
  missing: readonly RequiredField[]
): FieldProblems {
  const found: FieldProblems = {}
  for (const field of missingFields) {
    const text = cleanLine(given[field])
    const problem =
      text === '' && missing.includes(field) ? ({ reason: 'missing' } as const) : findLengthProblem(field, text)
    if (problem) found[field] = problem
  }
  return found
}
