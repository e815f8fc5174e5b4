import { useCallback, useEffect, useState } from 'react'
import type { ProfileRepository } from '#renderer/data/profile-repository.ts'
import type { UserProfile } from '#shared/domain/user-profile.ts'

interface OwnProfile {
  /** undefined: not known yet; null: nothing was saved yet. */
  profile: UserProfile | null | undefined
  failed: boolean
  retry: () => void
  /** Shows what was just stored, before the watch tells it. */
  setProfile: (profile: UserProfile) => void
}

/** The own profile, now and after every change of it. */
export function useOwnProfile(repository: ProfileRepository): OwnProfile {
  const [profile, setProfile] = useState<UserProfile | null>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((number) => number + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt watches again
  useEffect(() => {
    setFailed(false)
    const found = (stored: UserProfile | null) => {
      setProfile(stored)
      setFailed(false)
    }
    return repository.watch(found, () => setFailed(true))
  }, [repository, attempt])

  return { profile, failed, retry, setProfile }
}
