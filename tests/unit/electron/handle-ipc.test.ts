import { expect, test, vi } from 'vitest'
import { handleIpc } from '#electron/main/handle-ipc.ts'
import { channels } from '#shared/bridge.ts'
import { electronSeen, invokeEvent } from '#tests/support/electron.ts'

test('Electron bridge › accepts calls from the app’s main frame only', async () => {
  const act = vi.fn(() => 'dark')
  handleIpc(channels.readTheme, (origin) => origin === 'app://loupe', act)
  const call = (event = invokeEvent()) => electronSeen.handlers.get(channels.readTheme)?.(event)
  expect(await call()).toEqual({ ok: true, value: 'dark' })
  act.mockClear()
  const refused = { ok: false, failure: 'refused', message: 'this page may not call' }
  expect(await call(invokeEvent({ origin: 'app://loupe', parent: {} }))).toEqual(refused)
  expect(await call(invokeEvent({ origin: 'https://evil.example', parent: null }))).toEqual(refused)
  expect(await call(invokeEvent(null))).toEqual(refused)
  expect(await call(invokeEvent(undefined, true))).toEqual(refused)
  expect(act).not.toHaveBeenCalled()
})

test.each([
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EACCES', 'unavailable']
])('Electron bridge › reports the disk error %s as %s, without its message', async (code, failure) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  handleIpc(
    channels.readTheme,
    () => true,
    () => {
      throw Object.assign(new Error(`${code}: open '/home/meena/board/jobs.json'`), { code })
    }
  )
  const answer = await electronSeen.handlers.get(channels.readTheme)?.(invokeEvent())
  expect(answer).toEqual({ ok: false, failure, message: 'the storage of this device failed' })
})
