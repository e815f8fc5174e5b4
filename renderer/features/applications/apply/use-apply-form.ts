import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ProfileRepository } from '#renderer/data/profile-repository.ts'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Job } from '#shared/domain/job.ts'
import { hasTooLongText, longProblem, type ProfileProblems } from '#shared/domain/profile-problems.ts'
import { longestMessage } from '#shared/domain/text-limits.ts'
import {
  contentOf,
  emptyProfile,
  missingProfileFields,
  type requiredProfileFields,
  type UserProfile
} from '#shared/domain/user-profile.ts'

export type RequiredField = (typeof requiredProfileFields)[number]

/** What is asked for before an application can be sent. */
export interface ApplyForm {
  /** undefined: not known yet; null: nothing was saved yet. */
  profile: UserProfile | null | undefined
  /** The profile cannot be read. */
  failed: boolean
  /** What the person has to say of themself first. */
  asked: readonly RequiredField[]
  given: Readonly<Record<RequiredField, string>>
  setGiven: (field: RequiredField, text: string) => void
  /** What was wrong with those of `asked` when it was to be sent. */
  problems: Pick<ProfileProblems, RequiredField>
  /** The profile was stored before its texts had the limits that an application keeps. */
  tooLong: boolean
  message: string
  setMessage: (text: string) => void
  sending: boolean
  send: (event: FormEvent<HTMLFormElement>) => void
}

const nothing = { name: '', headline: '', location: '' }

interface Parts {
  job: Job
  profiles: ProfileRepository
  onSent: () => void
}

/** Follows the profile, asks for what it lacks, and sends. What was typed stays until the application is stored. */
export function useApplyForm({ job, profiles, onSent }: Parts): ApplyForm {
  const { applications } = useRepositories()
  const [asked, setAsked] = useState<readonly RequiredField[]>([])
  const [given, setGiven] = useState<Record<RequiredField, string>>(nothing)
  const [problems, setProblems] = useState<ApplyForm['problems']>({})
  const [message, setMessage] = useState('')
  const [sending, setSending] = useState(false)
  const { data: profile, error } = useLiveQuery<UserProfile | null>(
    (onData, onError) =>
      profiles.watch((stored) => {
        onData(stored)
        // A field that was asked for stays: it must not vanish under the hands of whoever fills it in elsewhere.
        setAsked((before) => [...new Set([...before, ...missingProfileFields(stored ?? undefined)])])
      }, onError),
    [profiles]
  )
  const failed = error !== undefined
  const busy = useRef(false)
  /** Pressed to send before the profile was known. */
  const early = useRef<HTMLFormElement>(null)
  const isKnown = profile !== undefined || failed
  const tooLong = profile != null && hasTooLongText(profile)

  useEffect(() => {
    const form = early.current
    if (!isKnown || !form) return
    early.current = null
    setSending(false)
    form.requestSubmit()
  }, [isKnown])

  const completed = async (known: UserProfile | null): Promise<UserProfile> => {
    // Also what was stored by an attempt before this one: it may have been put right since.
    const typed = asked.filter((field) => given[field].trim() !== '' && given[field].trim() !== known?.[field])
    if (known && typed.length === 0) return known
    const texts = Object.fromEntries(typed.map((field) => [field, given[field].trim()]))
    const content = { ...contentOf(known ?? emptyProfile), ...texts }
    return (await profiles.save(content, known?.revision ?? 0)).profile
  }

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isKnown) {
      early.current = event.currentTarget
      return setSending(true)
    }
    if (busy.current || profile === undefined || tooLong) return
    const form = event.currentTarget
    const found = problemsOf(asked, given, missingProfileFields(profile ?? undefined))
    setProblems(found)
    const first =
      asked.find((field) => found[field]) ?? (message.trim().length > longestMessage ? 'message' : undefined)
    if (first) return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    busy.current = true
    setSending(true)
    try {
      await applications.apply(job, await completed(profile), message)
      onSent()
      showToast('applicationSubmitted', { title: job.title })
    } catch (error) {
      showFailure('application', error)
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  return {
    ...{ profile, failed, asked, given, problems, tooLong, message, setMessage, sending },
    setGiven: (field, text) => setGiven((before) => ({ ...before, [field]: text })),
    send: (event) => void send(event)
  }
}

/** `missing`: the fields that are blank in the profile as well. */
function problemsOf(
  asked: readonly RequiredField[],
  given: ApplyForm['given'],
  missing: readonly RequiredField[]
): ApplyForm['problems'] {
  const found: ApplyForm['problems'] = {}
  for (const field of asked) {
    const text = given[field].trim()
    const problem = text === '' && missing.includes(field) ? ({ reason: 'missing' } as const) : longProblem(field, text)
    if (problem) found[field] = problem
  }
  return found
}
