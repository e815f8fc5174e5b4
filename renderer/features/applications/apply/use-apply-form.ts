import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ProfileRepository } from '#renderer/data/profile-repository.ts'
import { type FormProblems, readRevision, useForm } from '#renderer/hooks/use-form.ts'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import type { TypedApplication } from '#renderer/stores/apply-store.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { findSentNumber } from '#shared/domain/candidate/candidate-phone.ts'
import {
  findLengthProblem,
  findPhoneProblem,
  hasTooLongText,
  type ProfileProblem
} from '#shared/domain/candidate/profile-problems.ts'
import {
  emptyProfile,
  findMissingProfileFields,
  pickContent,
  type requiredProfileFields,
  type UserProfile
} from '#shared/domain/candidate/user-profile.ts'
import { cleanLine, cleanProse, isInvisible } from '#shared/domain/clean-text.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { maxMessageLength } from '#shared/domain/text-limits.ts'
import {
  type AnswerField,
  type AnswerValues,
  blankAnswers,
  findAnswerProblems,
  readAnswers
} from './screening-answer-values.ts'

/** What a profile lacks and an application can say. Only the name is needed. */
export type AskedField = (typeof requiredProfileFields)[number] | 'experience'

interface ApplyValues extends Record<AskedField, string>, AnswerValues {
  /** undefined: as the profile says it. */
  contactNumber: string | undefined
  message: string
  sendsEmail: boolean
  resume: Blob | undefined
  resumeName: string
  resumeUrl: string
  newPhotos: readonly Blob[]
}

const blank: ApplyValues = {
  ...blankAnswers,
  ...{ name: '', headline: '', location: '', experience: '', message: '' },
  ...{ contactNumber: undefined, sendsEmail: true, resume: undefined, resumeName: '', resumeUrl: '', newPhotos: [] }
}

type ApplyProblem = ProfileProblem | { reason: 'answer' }

export type ApplyForm = ReturnType<typeof useApplyForm>

/** Follows the profile, asks for what it lacks, and sends an application with a copy of it. `typed`: before the person signed in. */
export function useApplyForm(job: Job, profiles: ProfileRepository, onSent: () => void, typed?: TypedApplication) {
  const { applications, outbox, person, keepUnsent } = useRepositories()
  const [hasFailed, setFailed] = useState(false)
  const isUnverified = useSession((session) => session.user?.unverified === true)
  const address = useSession((session) => session.user?.email ?? '')
  const [missingFields, setMissingFields] = useState<readonly AskedField[]>([])
  const { data: profile, error } = useLiveQuery<UserProfile | null>(
    (onData, onError) =>
      profiles.watch((stored) => {
        onData(stored)
        // An asked field stays: it must not vanish while the person fills it in elsewhere.
        setMissingFields((before) => [...new Set([...before, ...findAskedFields(stored, typed)])])
      }, onError),
    [profiles, typed]
  )
  const isError = error !== undefined
  const isKnown = profile !== undefined || isError
  /** The profile was stored before its texts had the limits of an application. */
  const tooLong = profile != null && hasTooLongText(profile)
  const asksResume = profile !== undefined && !profile?.resumeUrl
  const asksPhotos = profile !== undefined && !profile?.photos?.length
  /** An earlier attempt may have stored them. */
  const listNewPhotos = ({ newPhotos }: ApplyValues) => (asksPhotos ? newPhotos : [])
  const keepsNumber = profile?.numberFor === 'nobody'
  const readPhone = (values: ApplyValues) =>
    (keepsNumber ? undefined : values.contactNumber) ?? profile?.contactNumber ?? ''
  const readEmail = (values: ApplyValues) => (values.sendsEmail ? address : '')

  /** The profile with what was typed; itself when that says the same. */
  const completeProfile = (values: ApplyValues): UserProfile => {
    // An earlier attempt may have stored a field that was put right since.
    const given = missingFields
      .map((field) => [field, cleanLine(values[field])] as const)
      .filter(([field, text]) => text !== '' && text !== profile?.[field])
    const contactNumber = cleanLine(readPhone(values))
    const { resume, resumeName } = values
    const photos = listNewPhotos(values)
    if (profile && given.length === 0 && !resume && photos.length === 0 && contactNumber === profile.contactNumber)
      return profile
    const stored = profile ?? { ...emptyProfile, id: person.uid }
    return { ...stored, ...Object.fromEntries(given), contactNumber, ...(resume && { resumeName }) }
  }

  const form = useForm<null, ApplyValues, ApplyProblem>({
    stored: null,
    read: () => blank,
    resume: typed ? { typed: pickTyped(typed), base: null, seen: null } : null,
    validate: (values): FormProblems<ApplyValues, ApplyProblem> => {
      const { length } = cleanProse(values.message)
      return {
        ...findAskedProblems(missingFields, values, findMissingProfileFields(profile ?? undefined)),
        ...mapAnswerProblems(findAnswerProblems(job.questions, values)),
        ...findContactProblem(keepsNumber ? '' : cleanLine(readPhone(values)), readEmail(values)),
        ...(length > maxMessageLength && { message: { reason: 'long', max: maxMessageLength, actual: length } })
      }
    },
    async send(values) {
      const wanted = completeProfile(values)
      const email = readEmail(values)
      const { resume } = values
      const photos = listNewPhotos(values)
      const answers = readAnswers(job.questions, values)
      if (isUnverified) {
        // The shared board takes neither it nor a file before the address is confirmed.
        if (resume || photos.length > 0 || !outbox) return void showToast('applicationUnverified')
        await outbox.keepApplication(job, wanted, values.message, email, answers)
        onSent()
        showToast('applicationWaits', { title: job.title })
        return 'closed'
      }
      try {
        const save = () => profiles.save(pickContent(wanted), readRevision(profile), { resume, photos })
        const sent = wanted === profile ? profile : (await save()).profile
        await applications.apply(job, sent, values.message, email, answers)
      } catch (failure) {
        // Nothing that waits holds files: they stay in the form.
        if (resume || photos.length > 0) throw failure
        const isKept = await keepUnsent(failure, (outbox) =>
          outbox.keepApplication(job, wanted, values.message, email, answers)
        )
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
    onFailure(error) {
      setFailed(true)
      showFailure('application', error)
    }
  })

  const { frame } = form.refused
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
  useEffect(() => {
    if (isKnown && typed?.sendsAtOnce) frame.current?.requestSubmit()
  }, [isKnown, typed, frame])

  return {
    ...form,
    ...{ profile, isError, missingFields, tooLong, address, asksResume, asksPhotos, hasFailed },
    sending: form.busy || isEarly,
    phone: readPhone(form.values),
    keepsNumber,
    sent:
      profile === undefined
        ? undefined
        : describeSent(
            completeProfile(form.values),
            readEmail(form.values),
            form.values.resume,
            listNewPhotos(form.values)
          ),
    submit(event: FormEvent<HTMLFormElement>) {
      if (isKnown && profile !== undefined && !tooLong) return form.submit(event)
      event.preventDefault()
      if (isKnown) return
      early.current = event.currentTarget
      setEarly(true)
    }
  }
}

function describeSent(profile: UserProfile, email: string, resume: Blob | undefined, newPhotos: readonly Blob[]) {
  const hasResume = resume !== undefined || profile.resumeUrl !== ''
  const photoCount = (profile.photos?.length ?? 0) + newPhotos.length
  return { ...profile, contactNumber: findSentNumber(profile), email, hasResume, photoCount }
}

function pickTyped({ contactNumber, sendsAtOnce: _, ...typed }: TypedApplication): Partial<ApplyValues> {
  return { ...typed, ...(contactNumber !== '' && { contactNumber }) }
}

function findAskedFields(profile: UserProfile | null, typed: TypedApplication | undefined): AskedField[] {
  const asksExperience = (!profile || typed?.experience) && isInvisible(profile?.experience ?? '')
  return [...findMissingProfileFields(profile ?? undefined), ...(asksExperience ? (['experience'] as const) : [])]
}

function mapAnswerProblems(found: ReturnType<typeof findAnswerProblems>) {
  return Object.fromEntries(Object.keys(found).map((field) => [field, { reason: 'answer' }])) as Partial<
    Record<AnswerField, { reason: 'answer' }>
  >
}

function findContactProblem(phone: string, email: string): { contactNumber?: ProfileProblem } {
  const isMissing = phone === '' && email === ''
  const problem = isMissing ? ({ reason: 'missing' } as const) : findLengthProblem('contactNumber', phone)
  const found = problem ?? findPhoneProblem(phone)
  return found ? { contactNumber: found } : {}
}

/** `missing`: the required fields that are blank in the profile as well. */
function findAskedProblems(
  asked: readonly AskedField[],
  values: ApplyValues,
  missing: readonly AskedField[]
): Partial<Record<AskedField, ProfileProblem>> {
  const found: Partial<Record<AskedField, ProfileProblem>> = {}
  for (const field of asked) {
    const text = cleanLine(values[field])
    const isMissing = field === 'name' && text === '' && missing.includes(field)
    const problem = isMissing ? ({ reason: 'missing' } as const) : findLengthProblem(field, text)
    if (problem) found[field] = problem
  }
  return found
}
