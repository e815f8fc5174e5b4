// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import type { Preferences, Theme } from '#renderer/platform/platform.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { followTheme, toggleTheme, useTheme } from '#renderer/stores/theme-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import { until } from '#tests/support/until.ts'

function preferences(stored: Theme | null, room = true) {
  let emit: (theme: Theme | null) => void = () => {}
  const storedThemes: Theme[] = []
  const unwatch = vi.fn<() => void>()
  const port: Preferences = {
    readTheme: () => stored,
    async setTheme(theme) {
      if (!room) throw new StoreError('full', 'no room')
      storedThemes.push(theme)
    },
    watchTheme(listener) {
      emit = listener
      return unwatch
    }
  }
  return { port, storedThemes, unwatch, elsewhere: (theme: Theme | null) => emit(theme) }
}

const shown = () => document.documentElement.dataset.theme

beforeEach(() => {
  useTheme.setState(useTheme.getInitialState())
  useToast.setState({ toast: null })
})

test('theme › follows the system until the user chooses one', () => {
  const system = Object.assign(new EventTarget(), { matches: false })
  vi.spyOn(window, 'matchMedia').mockReturnValue(system as MediaQueryList)
  const turn = (isDark: boolean) => {
    system.matches = isDark
    system.dispatchEvent(new Event('change'))
  }
  const { port, unwatch } = preferences(null)
  const stop = followTheme(port)
  turn(true)
  expect(shown()).toBe('dark')
  toggleTheme(port)
  expect(shown()).toBe('light')
  turn(true)
  expect(shown()).toBe('light')
  stop()
  useTheme.setState({ chosen: null })
  turn(true)
  expect([shown(), unwatch.mock.calls.length]).toEqual(['light', 1])
})

test('theme › changes even when storing fails, and reports the failure', async () => {
  const { port } = preferences('light', false)
  followTheme(port)
  toggleTheme(port)
  expect(shown()).toBe('dark')
  await until(() => expect(useToast.getState().toast?.title).toBe('toast.notSaved.title'))
})
