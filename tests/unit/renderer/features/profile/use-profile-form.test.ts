// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { FormEvent } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { ProfileRepository } from '#renderer/data/profile-repository.ts'
import { useProfileForm } from '#renderer/features/profile/form/use-profile-form.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { emptyProfile, type UserProfile } from '#shared/domain/candidate/user-profile.ts'

afterEach(cleanup)

const profile: UserProfile = {
  ...emptyProfile,
  ...{ id: 'u-asha', revision: 1, name: 'Asha Patel', headline: 'Kundan setter', location: 'Jaipur RJ' }
}
const event = { preventDefault: () => {} } as FormEvent

test('a résumé that was stored elsewhere is taken in place of the file that was chosen here', async () => {
  const newer = { ...profile, revision: 2, resumeName: 'theirs.pdf', resumeUrl: 'file:theirs' }
  const repository = {
    save: () => Promise.reject(new StoreError('conflict', 'another window', { stored: newer }))
  } as unknown as ProfileRepository
  useSession.setState({ restored: true, user: null })
  const { result } = renderHook(() => useProfileForm({ repository, profile, onSaved: () => {} }))
  act(() => {
    result.current.write({ resume: new Blob(['mine']), avatar: new Blob(['face']), resumeName: 'mine.pdf' })
  })
  await act(async () => result.current.submit(event))
  expect(result.current.differing).toEqual(['resumeName'])
  act(() => result.current.take('resumeName', 'resumeUrl', 'resume'))
  expect(result.current.values).toMatchObject({ resumeName: 'theirs.pdf', resumeUrl: 'file:theirs' })
  expect(result.current.values).toMatchObject({ resume: undefined, avatar: expect.any(Blob) })
  expect(result.current.differing).toEqual([])
})
