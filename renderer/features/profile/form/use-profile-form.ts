import type { ProfileRepository } from '#renderer/data/profile-repository.ts'
import type { ChosenFiles } from '#renderer/data/uploaded-profile-files.ts'
import { type FormProblems, readRevision, useForm } from '#renderer/hooks/use-form.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { findProfileProblems, type ProfileProblem } from '#shared/domain/candidate/profile-problems.ts'
import {
  emptyProfile,
  hasChosenVisibility,
  type ProfileContent,
  pickContent,
  requiredProfileFields,
  shortenResumeName,
  typedProfileFields,
  type UserProfile
} from '#shared/domain/candidate/user-profile.ts'
import { cleanLine } from '#shared/domain/clean-text.ts'

export interface OpenProfile {
  repository: ProfileRepository
  profile: UserProfile | null
  onSaved: (profile: UserProfile) => void
}

const noPhotos: readonly Blob[] = []

interface ProfileValues extends ProfileContent {
  resume: ChosenFiles['resume']
  avatar: ChosenFiles['avatar']
  newPhotos: readonly Blob[]
  /** undefined: not answered. */
  hidden: boolean | undefined
}

/** The own profile while its person edits it. */
export function useProfileForm({ repository, profile, onSaved }: OpenProfile) {
  const isUnverified = useSession((session) => session.user?.unverified === true)
  const isCandidate = useSession((session) => session.user?.role === 'Candidate')
  const needsAnswer = (stored: UserProfile | null) => isCandidate && !hasChosenVisibility(stored)
  const form = useForm<UserProfile | null, ProfileValues, ProfileProblem>({
    stored: profile,
    read: (stored) => ({
      ...pickContent(stored ?? emptyProfile),
      ...{ resume: undefined, avatar: undefined, newPhotos: noPhotos, hidden: undefined }
    }),
    validate: (values, seen): FormProblems<ProfileValues, ProfileProblem> => ({
      ...findProfileProblems(values),
      ...(needsAnswer(seen) && values.hidden === undefined && { hidden: { reason: 'missing' } })
    }),
    onRefused(problems) {
      if (requiredProfileFields.some((field) => problems[field]?.reason === 'missing')) showToast('profileIncomplete')
    },
    async send({ resume, avatar, newPhotos, hidden, ...content }, { seen }) {
      // The shared board would refuse the files without a reason.
      if (isUnverified && (resume || avatar || newPhotos.length > 0)) return void showToast('profileFilesUnverified')
      const answer = needsAnswer(seen) ? hidden : undefined
      const saved = await repository.save(
        tidy(content),
        readRevision(seen),
        { resume, avatar, photos: newPhotos },
        answer
      )
      showToast(
        saved.publicProfileError
          ? 'publicProfileFailed'
          : saved.isPublicProfileWaiting
            ? 'profileSavedUnverified'
            : 'profileSaved'
      )
      // The form stays open as long as saving again can mend something.
      if (!saved.publicProfileError) onSaved(saved.profile)
      return saved.profile
    },
    onFailure: (error) => showFailure('profile', error)
  })
  return { ...form, asksVisibility: needsAnswer(form.stored) }
}

export type ProfileFormState = ReturnType<typeof useProfileForm>

function tidy(content: ProfileContent): ProfileContent {
  // Chosen words stay as they are.
  const { availability, joiningPeriod } = content
  const typed = Object.fromEntries(typedProfileFields.map((field) => [field, cleanLine(content[field])]))
  return { ...content, ...typed, availability, joiningPeriod, resumeName: shortenResumeName(content.resumeName) }
}
