import type { ApplicationsRepository } from '#renderer/data/applications-repository.ts'
import type { JobsRepository } from '#renderer/data/jobs-repository.ts'
import type { ProfileRepository } from '#renderer/data/profile-repository.ts'
import type { WantedAnswersRepository } from '#renderer/data/wanted-screening-answers-repository.ts'
import { type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import { jobs, queryOpenJob } from '#shared/collections/jobs.ts'
import type { Unsent, UnsentApplication, UnsentRefusal } from '#shared/collections/outbox-items.ts'
import { userProfiles } from '#shared/collections/user-profiles.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { copyApplicantProfile } from '#shared/domain/application/application.ts'
import { hasArrivedAs } from '#shared/domain/application/application-reducer.ts'
import {
  emptyProfile,
  hasChosenVisibility,
  pickContent,
  requiredProfileFields,
  type TypedProfileField,
  type UserProfile
} from '#shared/domain/candidate/user-profile.ts'
import { isInvisible } from '#shared/domain/clean-text.ts'
import { splitWords } from '#shared/domain/parse-list-input.ts'

/** null: it has arrived, now or by an earlier attempt whose answer was lost. Rejects with StoreError 'unavailable': undecided, retry later. */
export type Deliver = (unsent: Unsent) => Promise<UnsentRefusal | null>

interface DeliverOptions {
  documents: DocumentStore
  applications: Pick<ApplicationsRepository, 'apply'>
  jobs: Pick<JobsRepository, 'post'>
  profile: Pick<ProfileRepository, 'save'>
  wantedAnswers: Pick<WantedAnswersRepository, 'save'> | null
  currentUser: () => SessionUser | null
}

export function createDeliverUnsentItem({
  documents,
  applications,
  jobs: jobsRepository,
  profile,
  wantedAnswers,
  currentUser
}: DeliverOptions): Deliver {
  const isOpen = async (jobId: string) => (await documents.query(jobs, queryOpenJob(jobId))).documents.length > 0
  /** The profile as it was shown, with the current files: earlier ones are gone. */
  const readProfile = async ({ uid, profile: given }: UnsentApplication): Promise<UserProfile> => {
    const stored = await documents.get(userProfiles.of(uid), uid)
    const { resumeName, resumeUrl, avatarUrl, photos } = (await complete(stored, given)) ?? given
    return { ...given, resumeName, resumeUrl, avatarUrl, photos }
  }
  /** Keeps fields that were asked for while applying in the profile, as sending at once does. */
  const complete = async (stored: UserProfile | undefined, given: UserProfile): Promise<UserProfile | undefined> => {
    const asked: readonly TypedProfileField[] = [...requiredProfileFields, 'experience', 'contactNumber']
    const missing = asked.filter((field) => isInvisible(stored?.[field] ?? '') && given[field] !== '')
    const hidden = hasChosenVisibility(stored ?? null) ? undefined : given.hidden
    if (missing.length === 0 && hidden === undefined) return stored
    const texts = Object.fromEntries(missing.map((field) => [field, given[field]]))
    const content = { ...pickContent(stored ?? emptyProfile), ...texts }
    try {
      return (await profile.save(content, stored?.revision ?? 0, undefined, hidden)).profile
    } catch (error) {
      // The application matters more; the next one asks again.
      if (isUndecided(error)) throw error
      return stored
    }
  }
  const apply = async (unsent: UnsentApplication): Promise<UnsentRefusal | null> => {
    const wanted = await readProfile(unsent)
    const { message, email = '', answers } = unsent
    const sent = { profile: copyApplicantProfile(wanted, splitWords(wanted.skills), email), message, answers }
    const stored = await applications.apply({ id: unsent.jobId }, wanted, message, email, answers)
    return hasArrivedAs(stored, sent) ? null : 'applied'
  }
  const send = async (unsent: Unsent): Promise<UnsentRefusal | null> => {
    if (unsent.kind === 'application') return apply(unsent)
    const actor = currentUser()
    if (!actor) throw new StoreError('unavailable', 'nobody is signed in')
    const job = await jobsRepository.post(actor, unsent.content, unsent.id, unsent.liveDays)
    if (unsent.wanted) await wantedAnswers?.save(job, unsent.wanted)
    return null
  }
  return async (unsent) => {
    // The board would refuse it; it waits until the address is confirmed.
    if (currentUser()?.unverified) throw new StoreError('unavailable', 'the address is not confirmed')
    try {
      return await send(unsent)
    } catch (error) {
      if (isUndecided(error)) throw error
      const refusal = findRefusal(error)
      const isAboutJob = refusal === 'forbidden' && unsent.kind === 'application'
      return isAboutJob && !(await isOpen(unsent.jobId)) ? 'ended' : refusal
    }
  }
}

function isUndecided(error: unknown): boolean {
  return error instanceof StoreError && error.failure === 'unavailable'
}

function findRefusal(error: unknown): UnsentRefusal {
  if (!(error instanceof StoreError)) return 'other'
  if (error.failure === 'refused') return 'forbidden'
  if (error.failure === 'conflict') return 'different'
  return error.failure === 'full' ? 'full' : 'other'
}
