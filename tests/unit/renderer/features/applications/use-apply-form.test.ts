// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ProfileRepository } from '#renderer/data/profile-repository.ts'
import { useApplyForm } from '#renderer/features/applications/apply/use-apply-form.ts'
import * as hook from '#renderer/hooks/use-repositories.ts'
import { emptyProfile, type UserProfile } from '#shared/domain/candidate/user-profile.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { signInAs, userOf } from '#tests/support/render-with-store.tsx'

afterEach(cleanup)

const meena = userOf('u-meena', 'Candidate')
const job = jobOf('approved')
const profile: UserProfile = {
  ...emptyProfile,
  ...{ id: meena.uid, revision: 1, name: 'Meena Patel', headline: 'Kundan setter', location: 'Jaipur RJ' },
  ...{ contactNumber: '98250 12345', hidden: false }
}
const profiles = {
  watch(onData: (stored: UserProfile | null) => void) {
    onData(profile)
    return () => {}
  }
} as unknown as ProfileRepository

test('application form › does not send a removed phone number', async () => {
  signInAs(meena)
  vi.spyOn(hook, 'useRepositories').mockReturnValue({ person: meena } as never)
  const { result } = renderHook(() => useApplyForm(job, profiles, () => {}))
  await act(async () => {})
  const filled = () => [result.current.phone, result.current.sent?.contactNumber, result.current.sent?.email]
  expect(filled()).toEqual(['98250 12345', '98250 12345', meena.email])
  act(() => result.current.write({ contactNumber: '' }))
  expect(filled()).toEqual(['', '', meena.email])
})
