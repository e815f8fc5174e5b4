// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import * as alerts from '#renderer/features/news/use-alerts.ts'
import { guardNavigation } from '#renderer/hooks/guarded-navigation.ts'
import * as hook from '#renderer/hooks/use-repositories.ts'
import { NewsArea } from '#renderer/routes/news-area.tsx'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import type { Role } from '#shared/domain/account/session-user.ts'
import { beginAs, overBoard, userOf } from '#tests/support/over-board.tsx'

afterEach(cleanup)

/** The area of somebody, and what the board tells it. */
function open(role: Role) {
  beginAs(userOf('u-1', role))
  const tells: { sent?: (count: number) => void; answered?: (ids: ReadonlySet<string>) => void } = {}
  const [stopSent, stopAnswered] = [vi.fn(), vi.fn()]
  const watchNewCount = vi.fn((_uid: string, tell: (count: number) => void) => {
    tells.sent = tell
    return stopSent
  })
  const watchNew = vi.fn((_side: string, tell: (ids: ReadonlySet<string>) => void) => {
    tells.answered = tell
    return stopAnswered
  })
  const watch = (start: (opened: object) => () => void) => start({ watchNew })
  vi.spyOn(hook, 'useRepositories').mockReturnValue({ applications: { watchNewCount }, thread: { watch } } as never)
  const follow = vi.spyOn(alerts, 'useAlertOnGrowth').mockImplementation(() => {})
  const board = overBoard(createMemoryStore(), '/jobs')
  const { unmount } = render(<NewsArea user={userOf('u-1', role)} />, { wrapper: board.wrapper })
  const stops = [stopSent, stopAnswered]
  return { tells, board, unmount, watchNewCount, watchNew, stops, told: () => follow.mock.lastCall }
}

test('an employer has new applications and answers counted together, until they go', async () => {
  const { tells, told, unmount, watchNewCount, watchNew, stops } = open('Employer')
  expect(watchNewCount).toHaveBeenCalledWith('u-1', expect.anything(), expect.anything())
  expect(watchNew.mock.lastCall?.[0]).toBe('house')
  act(() => tells.sent?.(2))
  act(() => tells.answered?.(new Set(['a', 'b', 'c'])))
  expect(useApplyStore.getState().waiting).toBe(5)
  expect(told()?.[0]).toEqual([undefined, undefined, 2, 3])
  act(() => tells.sent?.(0))
  expect(useApplyStore.getState().waiting).toBe(3)
  unmount()
  expect(useApplyStore.getState().waiting).toBe(0)
  for (const stop of stops) expect(stop).toHaveBeenCalledOnce()
})

test.each([
  ['Candidate', '/profile'],
  ['Employer', '/employer/dashboard']
] as const)('what is new leads a %s to %s, and whoever has something unsaved is asked first', async (role, address) => {
  const { told, board, watchNewCount } = open(role)
  act(() => useApplyStore.setState({ unread: 1, invited: 2 }))
  expect(told()?.[0]).toEqual([1, 2, undefined, undefined])
  const held: (() => void)[] = []
  onTestFinished(guardNavigation({ blocksHistory: () => false, hold: (go) => void held.push(go) }))
  await act(async () => told()?.[2]())
  expect([board.at(), held.length]).toEqual(['/jobs', 1])
  await act(async () => held[0]?.())
  expect(board.at()).toBe(address)
  // A candidate's answers are counted elsewhere.
  expect(watchNewCount).toHaveBeenCalledTimes(role === 'Employer' ? 1 : 0)
})
