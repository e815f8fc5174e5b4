import * as electron from 'electron'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createKioskRestart } from '#electron/main/kiosk/restart-failed-kiosk.ts'

// The window that covers the screen in between is tested in tests/desktop/.
const app = { whenReady: () => new Promise(() => {}), relaunch: vi.fn(), exit: vi.fn() }

const { argv } = process
beforeEach(() => {
  for (const act of [app.relaunch, app.exit]) act.mockClear()
  vi.spyOn(electron, 'app', 'get').mockReturnValue(app as never)
  vi.useFakeTimers()
  vi.stubEnv('APPIMAGE', undefined)
  vi.stubEnv('PORTABLE_EXECUTABLE_FILE', undefined)
})
afterEach(() => {
  process.argv = argv
  vi.useRealTimers()
})

const minute = 60_000

/** When, and how, a kiosk that has failed is started again. */
function failAfter(upMs: number, ...args: string[]) {
  process.argv = ['electron', ...args]
  vi.advanceTimersByTime(upMs)
  const recovery = createKioskRestart()
  recovery.begin()
  recovery.begin()
  vi.advanceTimersByTime(5 * minute)
  expect(app.exit).toHaveBeenCalledOnce()
  return app.relaunch.mock.calls
}

test.each<[what: string, upMs: number, before: string[], then: string]>([
  ['the first time', minute, [], '1'],
  ['a second time', minute, ['--failed-starts=3'], '4'],
  ['after a long time without failures', 11 * minute, ['--failed-starts=3'], '1'],
  ['for the hundredth time', minute, ['--failed-starts=1000'], '101'],
  ['with an invalid count', minute, ['--failed-starts=-1'], '1']
])('restart of a failed kiosk › counts a failure %s', (_what, upMs, before, then) => {
  expect(failAfter(upMs, '--kiosk', ...before)).toEqual([[{ args: ['--kiosk', `--failed-starts=${then}`] }]])
})
