// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ProfileRepository } from '#renderer/data/profile-repository.ts'
import { NumberAudienceChoice } from '#renderer/features/profile/profile-privacy-settings.tsx'
import { StoreError } from '#renderer/storage/document-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import { emptyProfile, type UserProfile } from '#shared/domain/candidate/user-profile.ts'
import { signInAs, userOf } from '#tests/support/render-with-store.tsx'
import { candidateOf } from '#tests/support/sample-candidates.ts'

afterEach(cleanup)

const profile: UserProfile = {
  ...emptyProfile,
  id: 'u-meena',
  revision: 1,
  name: 'Meena Patel',
  publicProfileId: 'meena_patel'
}

/** A store that answers each choice when the test says. */
function openStore() {
  const chosen: unknown[] = []
  let answer: (error?: Error) => Promise<void> = async () => {}
  const store = (choice: unknown) =>
    new Promise<void>((resolve, reject) => {
      chosen.push(choice)
      answer = (error) => act(async () => (error ? reject(error) : resolve()))
    })
  const repository = {
    ...{ setHidden: vi.fn(store), setNumberFor: vi.fn(store) },
    watchPublicProfile: (_id: string, onData: (publicProfile: unknown) => void) => {
      onData(candidateOf('meena_patel'))
      return () => {}
    }
  } as unknown as ProfileRepository
  signInAs(userOf('u-meena', 'Candidate'))
  return { repository, chosen, answer: (error?: Error) => answer(error) }
}
const full = new StoreError('full', 'no room')
const isChecked = (name: string) => screen.getByLabelText<HTMLInputElement>(name).checked
const press = (name: string) => act(async () => fireEvent.click(screen.getByLabelText(name)))
const lastToast = () => useToast.getState().toast?.name

test('phone number visibility › reverts to the stored option when saving fails', async () => {
  const { repository, chosen, answer } = openStore()
  render(<NumberAudienceChoice repository={repository} profile={profile} />)
  expect(isChecked('Employers I apply to')).toBe(true)
  await press('Nobody')
  expect(isChecked('Nobody')).toBe(true)
  await press('All employers on Loupe')
  expect(chosen).toEqual(['nobody'])
  await answer(full)
  expect([lastToast(), isChecked('Employers I apply to')]).toEqual(['notSaved', true])
  await press('All employers on Loupe')
  expect(chosen).toEqual(['nobody', 'employers'])
  cleanup()
  render(<NumberAudienceChoice repository={repository} profile={{ ...profile, numberFor: 'nobody' }} />)
  expect([isChecked('Nobody'), isChecked('Employers I apply to')]).toEqual([true, false])
})
