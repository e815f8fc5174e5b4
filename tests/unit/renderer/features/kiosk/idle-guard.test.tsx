// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LazyIdleGuard } from '#renderer/app/lazy-overlays.tsx'
import { IdleGuard } from '#renderer/features/kiosk/idle-guard.tsx'
import { type Services, ServicesContext } from '#renderer/hooks/services-context.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import { userOf } from '#tests/support/render-with-store.tsx'

const signOut = vi.fn<() => Promise<void>>()

beforeEach(() => {
  vi.useFakeTimers()
  signOut.mockReset().mockRejectedValueOnce(new Error('no network')).mockResolvedValue()
})
afterEach(() => {
  cleanup()
  // The channel between the tabs is closed a moment later.
  vi.advanceTimersByTime(2_000)
  vi.useRealTimers()
  useToast.setState({ toast: null })
  useSession.setState({ user: null })
})

const open = (uid = 'u-meena') =>
  render(
    <ServicesContext value={{ accounts: { signOut } } as unknown as Services}>
      <IdleGuard uid={uid} minutes={2} />
    </ServicesContext>
  )
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('logout of an idle user › signs out an idle user and retries until it succeeds', async () => {
  open()
  await wait(120_000)
  expect(signOut).toHaveBeenCalledTimes(1)
  expect(useToast.getState().toast).toMatchObject({ name: 'loggedOut', values: { minutes: 2 } })
  await wait(1_000)
  expect(signOut).toHaveBeenCalledTimes(2)
  await wait(60_000)
  expect(signOut).toHaveBeenCalledTimes(2)
})

test.each([
  ['focus', () => window],
  ['pageshow', () => window],
  ['visibilitychange', () => document]
] as const)('logout of an idle user › signs out after sleep before the screen is shown: %s', async (sign, on) => {
  open()
  vi.setSystemTime(Date.now() + 3_600_000)
  await act(async () => void on().dispatchEvent(new Event(sign)))
  expect(signOut).toHaveBeenCalledTimes(1)
})

test('logout of an idle user › signs out the same user in all tabs and no other user', async () => {
  const channels = new Set<TabChannel>()
  /** Fake channel: messages arrive at once in the others of the same name. */
  class TabChannel {
    readonly name: string
    onmessage: ((event: { data: unknown }) => void) | null = null
    constructor(name: string) {
      this.name = name
      channels.add(this)
    }
    postMessage(data: unknown) {
      for (const other of channels) if (other !== this && other.name === this.name) other.onmessage?.({ data })
    }
    close() {
      channels.delete(this)
    }
  }
  vi.stubGlobal('BroadcastChannel', TabChannel)
  open('u-meena')
  const endElsewhere = (uid: string) =>
    act(async () => new TabChannel(`loupe.idle.${uid}`).postMessage({ kind: 'ended' }))
  await endElsewhere('u-asha')
  expect(signOut).not.toHaveBeenCalled()
  await endElsewhere('u-meena')
  expect(signOut).toHaveBeenCalledTimes(1)
})

test.each([
  ['a signed-in user', userOf('u-meena', 'Candidate'), '', true],
  ['no visitor', null, '', false],
  ['a visitor of a kiosk', null, 'true', true]
])('logout of an idle user › shows the idle warning to %s', async (_who, user, kiosk, isAsked) => {
  vi.stubEnv('LOUPE_KIOSK', kiosk)
  vi.stubEnv('LOUPE_IDLE_MINUTES', '2')
  useSession.setState({ user })
  render(
    <ServicesContext value={{ accounts: { signOut } } as unknown as Services}>
      <LazyIdleGuard />
    </ServicesContext>
  )
  await act(() => vi.dynamicImportSettled())
  await wait(0)
  window.dispatchEvent(new Event('keydown'))
  await wait(0)
  await wait(100_000)
  expect(screen.queryByText('Are you still there?') !== null).toBe(isAsked)
})

describe('end of an idle visit to a kiosk', () => {
  const added: [string, EventListenerOrEventListenerObject][] = []
  beforeEach(() => {
    vi.stubEnv('LOUPE_KIOSK', 'true')
    // Listeners added before a reload are never removed: there is no reload here.
    const add = window.addEventListener.bind(window)
    vi.spyOn(window, 'addEventListener').mockImplementation((name: string, listener, options) => {
      if (name === 'beforeunload') added.push([name, listener])
      add(name, listener, options)
    })
  })
  afterEach(() => {
    for (const [name, listener] of added.splice(0)) window.removeEventListener(name, listener, { capture: true })
  })

  test.each([
    ['a visitor', '', 'kioskCleared', 0],
    ['a signed-in user', 'u-meena', 'loggedOut', 2]
  ])('clears the data of %s, reloads the page and announces the reset', async (_who, uid, toast, signOuts) => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
    const clipboard = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const { unmount } = open(uid)
    if (uid === '') await wait(600_000)
    expect(reload).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('keydown'))
    await wait(0)
    await wait(100_000)
    screen.getByText('Are you still there?')
    await wait(30_000)
    expect([reload.mock.calls.length, clipboard.mock.calls, signOut.mock.calls.length]).toEqual([1, [['']], signOuts])
    // Unsaved-changes prompts are skipped: the person has gone.
    const asked = vi.fn()
    window.addEventListener('beforeunload', asked)
    window.dispatchEvent(new Event('beforeunload'))
    expect(asked).not.toHaveBeenCalled()
    unmount()
    useToast.setState({ toast: null })
    open('')
    expect(useToast.getState().toast).toMatchObject({ name: toast, values: { minutes: 2 } })
    cleanup()
    useToast.setState({ toast: null })
    open('')
    expect(useToast.getState().toast).toBeNull()
  })
})
