// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { nameAccount, useBan } from '#renderer/features/desk/employers/ban.tsx'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import { beginAs, overBoard, userOf } from '#tests/support/over-board.tsx'

afterEach(cleanup)

test.each([
  [{ email: 'shah@example.com', name: 'Shah Jewels' }, 'shah@example.com'],
  [{ email: '', name: ' Shah Jewels ' }, 'Shah Jewels'],
  [{ email: '', name: ' ' }, 'an employer without an address'],
  [{ email: '' }, 'an employer without an address']
])('the account %o is called %s', (account, name) => expect(nameAccount({ uid: 'u', ...account })).toBe(name))

test('a reason for a ban is about one account alone, is kept until that is banned, and not for the next time', async () => {
  beginAs(userOf('admin', 'Admin'))
  const store = createMemoryStore({ elements: { jobs: [], employers: [] } })
  const shah = { uid: 'u-shah', email: 'shah@example.com' }
  const mehta = { uid: 'u-mehta', email: 'mehta@example.com' }
  const { result } = renderHook(() => ({ shah: useBan(shah), mehta: useBan(mehta) }), {
    wrapper: overBoard(store, '/employer/dashboard').wrapper
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
  const values = { who: shah.email, taken: 0, left: 0 }
  expect(useToast.getState().toast).toMatchObject({ name: 'employerBanned', values })
})
