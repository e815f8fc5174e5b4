import { type FormEvent, useState } from 'react'
import { useFocusFirst } from '#renderer/components/public/use-focus-first.ts'
import type { ChosenFiles } from '#renderer/data/profile-files.ts'
import type { ProfileRepository } from '#renderer/data/profile-repository.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { findProfileProblems } from '#shared/domain/candidate/profile-problems.ts'
import {
  emptyProfile,
  hasChosenVisibility,
  type ProfileContent,
  type ProfileField,
  pickContent,
  profileFields,
  shortenResumeName,
  typedProfileFields,
  type UserProfile
} from '#shared/domain/candidate/user-profile.ts'
import { cleanLine } from '#shared/domain/visible-text.ts'

interface EditState {
  content: ProfileContent
  chosen: ChosenFiles
  /** The profile as the person knows it; null: none was saved. */
  base: UserProfile | null
  /** Fields that were changed elsewhere as well, since then. */
  differing: readonly ProfileField[]
  /** Another window was quicker. */
  outdated: boolean
}

export interface OpenProfile {
  repository: ProfileRepository
  /** As it is stored when editing begins. */
  profile: UserProfile | null
  onSaved: (profile: UserProfile) => void
}

/** The profile at work: what is typed and chosen, what is wrong with it, and what becomes of it. */
export function useProfileForm({ repository, profile, onSaved }: OpenProfile) {
  const [edit, setEdit] = useState<EditState>(() => beginEdit(profile))
  const [attempted, setAttempted] = useState(false)
  const [busy, setBusy] = useState(false)
  const refused = useFocusFirst<HTMLFormElement>('[aria-invalid]')
  const conflict = useFocusFirst<HTMLDivElement>('h2')
  const isUnverified = useSession((session) => session.user?.unverified === true)
  // Only candidates are looked for.
  const isCandidate = useSession((session) => session.user?.role === 'Candidate')
  const [hidden, setHidden] = useState<boolean>()
  const { content, chosen, base } = edit
  const problems = findProfileProblems(content)
  /** Nobody has asked the person yet who may find them. */
  const asksVisibility = isCandidate && !hasChosenVisibility(base)
  const isChoiceMissing = asksVisibility && hidden === undefined

  const save = async () => {
    // The shared board would refuse the files, and could not say why.
    if (isUnverified && (chosen.resume || chosen.avatar)) return showToast('profileFilesUnverified')
    setBusy(true)
    try {
      const saved = await repository.save(
        tidy(content),
        base?.revision ?? 0,
        chosen,
        asksVisibility ? hidden : undefined
      )
      showToast(
        saved.cardFailure ? 'profileCardFailed' : saved.isCardWaiting ? 'profileSavedUnverified' : 'profileSaved'
      )
      // The form stays open as long as saving again can mend something.
      if (saved.cardFailure) setEdit(beginEdit(saved.profile))
      else onSaved(saved.profile)
    } catch (error) {
      if (error instanceof StoreError && error.failure === 'conflict') {
        setEdit((now) => mergeNewer(now, (error.stored as UserProfile | undefined) ?? null))
        conflict.ask()
      }
      showFailure('profile', error)
    } finally {
      setBusy(false)
    }
  }

  return {
    ...edit,
    ...{ busy, refused, conflict },
    problems: attempted ? problems : {},
    ...{ asksVisibility, hidden, setHidden, isChoiceMissing: attempted && isChoiceMissing },
    /** Something was typed or chosen that is not stored. */
    changed:
      chosen.resume !== undefined ||
      chosen.avatar !== undefined ||
      (asksVisibility && hidden !== undefined) ||
      isChanged(content, base),
    write: (changes: Partial<ProfileContent>) =>
      setEdit((now) => ({ ...now, content: { ...now.content, ...changes } })),
    choose: (files: ChosenFiles) => setEdit((now) => ({ ...now, chosen: { ...now.chosen, ...files } })),
    /** Takes over what was saved elsewhere. */
    take(field: ProfileField) {
      setEdit((now) => ({
        ...now,
        ...takeField(now, field),
        differing: now.differing.filter((each) => each !== field)
      }))
      conflict.ask()
    },
    send(event: FormEvent) {
      event.preventDefault()
      if (busy) return
      setAttempted(true)
      if (Object.keys(problems).length === 0 && !isChoiceMissing) return void save()
      refused.ask()
      if (Object.values(problems).some(({ reason }) => reason === 'missing')) showToast('profileIncomplete')
    }
  }
}

export type ProfileFormState = ReturnType<typeof useProfileForm>

function beginEdit(profile: UserProfile | null): EditState {
  return { content: pickContent(profile ?? emptyProfile), chosen: {}, base: profile, differing: [], outdated: false }
}

/** What was not touched here follows the newer version; what was stays as it was typed. */
function mergeNewer({ content, chosen, base }: EditState, newer: UserProfile | null): EditState {
  const [before, after] = [pickContent(base ?? emptyProfile), pickContent(newer ?? emptyProfile)]
  const touched = profileFields.filter((field) => content[field] !== before[field])
  const mine = Object.fromEntries(touched.map((field) => [field, content[field]]))
  return {
    content: { ...after, ...mine },
    chosen,
    base: newer,
    differing: touched.filter((field) => after[field] !== before[field] && after[field] !== content[field]),
    outdated: true
  }
}

/** A résumé is taken over with its name. */
function takeField({ content, chosen, base }: EditState, field: ProfileField): Pick<EditState, 'content' | 'chosen'> {
  const { [field]: text, resumeUrl } = base ?? emptyProfile
  return field === 'resumeName'
    ? { content: { ...content, resumeName: text, resumeUrl }, chosen: { ...chosen, resume: undefined } }
    : { content: { ...content, [field]: text }, chosen }
}

function isChanged(content: ProfileContent, base: UserProfile | null): boolean {
  const stored = base ?? emptyProfile
  return profileFields.some((field) => content[field] !== stored[field])
}

function tidy(content: ProfileContent): ProfileContent {
  // What is chosen stays the word that it is.
  const { availability, joiningPeriod } = content
  const typed = Object.fromEntries(typedProfileFields.map((field) => [field, cleanLine(content[field])]))
  return { ...content, ...typed, availability, joiningPeriod, resumeName: shortenResumeName(content.resumeName) }
}
