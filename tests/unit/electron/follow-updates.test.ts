import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  firstLookAfterMs,
  followUpdates,
  lookAgainAfterMs,
  type UpdateAnswer
} from '#electron/main/updates/follow-updates.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Updates of which a test decides everything. */
function setUp() {
  const state = {
    newer: null as string | null | Error,
    fetching: Promise.resolve(),
    answer: 'later' as UpdateAnswer,
    mayClose: true,
    typedAt: Number.NEGATIVE_INFINITY,
    asked: [] as string[],
    installed: 0,
    looks: 0,
    failures: 0
  }
  const end = followUpdates({
    updater: {
      fetchNewer: async () => {
        state.looks += 1
        await state.fetching
        if (state.newer instanceof Error) throw state.newer
        return state.newer
      },
      install: () => {
        state.installed += 1
      }
    },
    ask: async (version) => {
      state.asked.push(version)
      return state.answer
    },
    closeWindows: async () => state.mayClose,
    quietForMs: () => Date.now() - state.typedAt,
    report: () => {
      state.failures += 1
    }
  })
  return { state, end }
}

test('update check › offers each version once', async () => {
  const { state } = setUp()
  state.newer = '0.2.0'
  await vi.advanceTimersByTimeAsync(firstLookAfterMs + 3 * lookAgainAfterMs)
  expect(state).toMatchObject({ looks: 4, asked: ['0.2.0'], installed: 0 })
  state.newer = '0.3.0'
  await vi.advanceTimersByTimeAsync(lookAgainAfterMs)
  expect(state).toMatchObject({ asked: ['0.2.0', '0.3.0'], installed: 0 })
})

test('update check › checks again after a failed download', async () => {
  const { state } = setUp()
  state.newer = new Error('net::ERR_INTERNET_DISCONNECTED')
  await vi.advanceTimersByTimeAsync(firstLookAfterMs)
  expect(state).toMatchObject({ failures: 1, asked: [] })
  Object.assign(state, { newer: '0.2.0', answer: 'now' })
  await vi.advanceTimersByTimeAsync(lookAgainAfterMs)
  expect(state).toMatchObject({ asked: ['0.2.0'], installed: 1 })
})
