// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useBan } from '#renderer/features/moderation/employers/ban-employer-dialog.tsx'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import { renderWithStore, signInAs, userOf } from '#tests/support/render-with-store.tsx'

afterEach(cleanup)

test('ban form › keeps the typed reason for each account until the ban succeeds', async () => {
  signInAs(userOf('admin', 'Admin'))
  const store = createMemoryStore({ elements: { jobs: [], employers: [] } })
  const shah = { uid: 'u-shah', email: 'shah@example.com' }
  const mehta = { uid: 'u-mehta', email: 'mehta@example.com' }
  const { result } = renderHook(() => ({ shah: useBan(shah), mehta: useBan(mehta) }), {
    wrapper: renderWithStore(store, '/employer/dashboard').wrapper
  })
  const reasons = () => [result.current.shah.reason, result.current.mehta.reason]
  act(() => result.current.shah.write('Asked for ₹500.'))
  for (const [fault, failure] of [
    ['full', 'failed'],
    ['offline', 'failed.offline']
  ] as const) {
    store.faults.writes = fault
    await act(async () => expect(await result.current.shah.ban()).toBe(false))
    expect([result.current.shah.failure, ...reasons()]).toEqual([failure, 'Asked for ₹500.', ''])
  }
  store.faults.writes = undefined
  await act(async () => expect(await result.current.shah.ban()).toBe(true))
  expect([result.current.shah.failure, ...reasons()]).toEqual([null, '', ''])
  const ban = { reason: 'Asked for ₹500.', by: 'admin' }
  expect(store.readElements('employers')).toMatchObject([{ id: shah.uid, email: shah.email, ban }])
  const values = { who: shah.email, closed: 0, left: 0 }
  expect(useToast.getState().toast).toMatchObject({ name: 'employerBanned', values })
})
