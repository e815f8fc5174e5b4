// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { FormEvent } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ProfileRepository } from '#renderer/data/profile-repository.ts'
import { useProfileForm } from '#renderer/features/profile/form/use-profile-form.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { emptyProfile, type UserProfile } from '#shared/domain/candidate/user-profile.ts'
import { userOf } from '#tests/support/render-with-store.tsx'

afterEach(cleanup)

const profile: UserProfile = {
  ...emptyProfile,
  ...{ id: 'u-asha', revision: 1, name: 'Asha Patel', headline: 'Kundan setter', location: 'Jaipur RJ' }
}
const event = { preventDefault: () => {} } as FormEvent

test('profile form › replaces the resume by one saved in another window on request', async () => {
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

/** The form of a user, over a store that answers so. */
function openForm(stored: UserProfile | null, answer: object = {}, person: Partial<SessionUser> = {}) {
  const save = vi.fn<ProfileRepository['save']>(async () => ({ profile, publicProfileError: undefined, ...answer }))
  const onSaved = vi.fn()
  useSession.setState({ restored: true, user: { ...userOf('u-asha', 'Candidate'), ...person } })
  useToast.setState(useToast.getInitialState(), true)
  const repository = { save } as unknown as ProfileRepository
  const { result } = renderHook(() => useProfileForm({ repository, profile: stored, onSaved }))
  const lastToast = () => useToast.getState().toast?.name
  const write = (values: Parameters<typeof result.current.write>[0]) => act(() => result.current.write(values))
  return { result, save, onSaved, lastToast, write, submit: () => act(async () => result.current.submit(event)) }
}
const answered = { ...profile, hidden: true }
const least = { name: 'Asha Patel', headline: 'Kundan setter', location: 'Jaipur RJ' }

test('profile form › asks a candidate once for the profile visibility', async () => {
  const first = openForm(null)
  first.write(least)
  await first.submit()
  expect([first.result.current.asksVisibility, first.save.mock.calls.length]).toEqual([true, 0])
  // Nothing of the least is missing, so that this is not said.
  expect(first.lastToast()).toBeUndefined()
  first.write({ hidden: true })
  await first.submit()
  expect(first.save.mock.calls[0]?.[3]).toBe(true)
  const again = openForm(answered)
  again.write({ headline: 'Polki setter', hidden: false })
  await again.submit()
  expect([again.result.current.asksVisibility, again.save.mock.calls[0]?.[3]]).toEqual([false, undefined])
  const employer = openForm(null, {}, { role: 'Employer' })
  employer.write(least)
  await employer.submit()
  expect([employer.result.current.asksVisibility, employer.save.mock.calls[0]?.[3]]).toEqual([false, undefined])
})

test.each(['resume', 'avatar'] as const)(
  'profile form › does not send a %s until the email is verified',
  async (chosen) => {
    const { result, save, lastToast, write, submit } = openForm(answered, {}, { unverified: true })
    write({ [chosen]: new Blob(['mine']) })
    await submit()
    expect([save.mock.calls, lastToast(), result.current.values[chosen]]).toEqual([
      [],
      'profileFilesUnverified',
      expect.any(Blob)
    ])
    write({ [chosen]: undefined, headline: 'Polki setter' })
    await submit()
    expect(save).toHaveBeenCalledOnce()
  }
)
