// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDesktopPlatform } from '#renderer/platform/desktop/open-desktop-platform.ts'
import { type Answer, bridgeName, type DesktopBridge } from '#shared/bridge.ts'
import type { KioskEvent, KioskState } from '#shared/kiosk-bridge.ts'

const ok = <T>(value: T): Answer<T> => ({ ok: true, value })
const state: KioskState = { idleMinutes: 5, hasPin: false, problems: [], begun: 'start' }

let asked: unknown[][]
let sendKioskEvent: (event: KioskEvent) => void
/** Answers of the main process, overridden per test. */
let answers: Partial<Record<keyof DesktopBridge, Answer<unknown>>>

beforeEach(() => {
  asked = []
  answers = { readKiosk: ok(null), readTheme: ok('dark'), listNotices: ok({ notices: [], dismissed: [] }) }
  const bridge = new Proxy({} as DesktopBridge, {
    get: (_, name: keyof DesktopBridge) =>
      name === 'onKioskEvent'
        ? (listener: typeof sendKioskEvent) => {
            sendKioskEvent = listener
          }
        : async (...given: unknown[]) => {
            asked.push([name, ...given])
            return answers[name] ?? ok(undefined)
          }
  })
  vi.stubGlobal(bridgeName, bridge)
})
afterEach(() => window.sessionStorage.clear())

const open = (publicAddress: string | null = null) => openDesktopPlatform({ publicAddress })

test('desktop platform › calls the bridge functions and persists the session', async () => {
  const { ownWindow, kiosk, session } = await open()
  expect(kiosk).toBeUndefined()
  await ownWindow?.findText('gold', 'previous')
  await ownWindow?.stopFinding()
  answers.takeRoute = ok('/jobs/1')
  expect(await ownWindow?.takeRoute()).toBe('/jobs/1')
  await ownWindow?.showWaiting({ kind: 'requests', count: 2 })
  expect(asked).toEqual(
    expect.arrayContaining([
      ...[['findText', 'gold', 'previous'], ['stopFinding'], ['takeRoute']],
      ['showWaiting', { kind: 'requests', count: 2 }]
    ])
  )
  session.write('meena')
  expect((await open()).session.read()).toBe('meena')
  session.clear()
  expect((await open()).session.read()).toBeNull()
})

test('kiosk platform › persists nothing of a visitor and emits kiosk events', async () => {
  answers.readKiosk = ok(state)
  const { ownWindow, kiosk, session, saveFile, visitorRecords } = await open()
  expect([ownWindow, kiosk?.state]).toEqual([undefined, state])
  session.write('meena')
  expect([session.read(), window.sessionStorage.length]).toEqual(['meena', 0])
  const records = await visitorRecords.open()
  records.write('job', 'job_1', { id: 'job_1' })
  expect([records.list('job').length, window.localStorage.length]).toEqual([1, 0])
  const received: KioskEvent[] = []
  const stop = kiosk?.watch((event) => received.push(event))
  await expect(saveFile('jobs.csv', 'Setter')).rejects.toMatchObject({ failure: 'refused' })
  sendKioskEvent({ kind: 'ending' })
  stop?.()
  sendKioskEvent({ kind: 'ending' })
  expect(received).toEqual([{ kind: 'files' }, { kind: 'ending' }])
  answers.askKiosk = ok({ outcome: 'done' })
  expect(await kiosk?.ask({ kind: 'stay' })).toEqual({ outcome: 'done' })
  expect(asked.at(-1)).toEqual(['askKiosk', { kind: 'stay' }])
})

test('kiosk platform › persists no session, whatever the main process reports', async () => {
  vi.stubEnv('LOUPE_KIOSK', '1')
  const { session } = await open()
  session.write('meena')
  expect([session.read(), window.sessionStorage.length]).toEqual(['meena', 0])
})
