// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { KioskLayer } from '#renderer/features/kiosk/kiosk-layer.tsx'
import { type Services, ServicesContext } from '#renderer/hooks/services.ts'
import type { Kiosk } from '#renderer/platform/platform.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import { holdSignOut } from '#renderer/stores/unfinished-work.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { KioskEvent, KioskRequest, KioskState } from '#shared/kiosk.ts'

const state: KioskState = { idleMinutes: 5, hasPin: false, problems: [], begun: 'start' }
const asha = { uid: 'asha', email: 'asha_employer@loupe.example' } as SessionUser

let steps: string[]
let fails: boolean
let tell: (event: KioskEvent) => void

function open(given: Partial<KioskState> = {}) {
  const asked: KioskRequest[] = []
  const kiosk: Kiosk = {
    state: { ...state, ...given },
    watch(listener) {
      tell = (event) => act(() => listener(event))
      return () => {}
    },
    async ask(request) {
      asked.push(request)
      steps.push(request.kind)
      if (fails) throw new Error('main does not answer')
      return { outcome: 'done' }
    }
  }
  const accounts = {
    async signOut() {
      steps.push('sign out')
      useSession.setState({ user: null })
    }
  }
  render(
    <ServicesContext value={{ accounts } as unknown as Services}>
      <KioskLayer kiosk={kiosk} />
    </ServicesContext>
  )
  return asked
}

beforeEach(() => {
  steps = []
  fails = false
  useToast.setState({ toast: null })
  useSession.setState({ restored: true, user: null })
})
afterEach(cleanup)

test('the end of a visit: what is under way is finished, then signed out, then all is given back, once', async () => {
  useSession.setState({ user: asha })
  const asked = open()
  void holdSignOut(Promise.resolve().then(() => steps.push('finish')))
  await act(async () => {
    tell({ kind: 'ending' })
    tell({ kind: 'ending' })
  })
  expect(steps).toEqual(['finish', 'sign out', 'end'])
  expect(asked).toEqual([{ kind: 'end', wasSignedIn: true }])
})

test('a visit that could not be ended can be ended once more', async () => {
  const asked = open()
  fails = true
  await act(async () => tell({ kind: 'ending' }))
  fails = false
  await act(async () => tell({ kind: 'ending' }))
  expect(asked).toHaveLength(2)
})

test('whoever signs out has ended their visit', async () => {
  useSession.setState({ user: asha })
  const asked = open()
  await act(async () => useSession.setState({ user: null }))
  expect(asked).toEqual([{ kind: 'end', wasSignedIn: false }])
})

test.each([
  ['start', undefined],
  ['signedOut', 'loggedOut'],
  ['idle', 'kioskCleared'],
  ['ended', 'kioskEnded'],
  ['crashed', 'kioskRestarted'],
  ['hung', 'kioskRestarted']
] as const)('after %s the page says %s', (begun, toast) => {
  open({ begun })
  expect(useToast.getState().toast?.name).toBe(toast)
})

test('the warning tells a visitor and somebody who is signed in what happens to them', () => {
  open()
  tell({ kind: 'idle', leftMs: 29_500 })
  expect(screen.getAllByText('This screen will be cleared in 30 seconds.').length).toBeGreaterThan(0)
  act(() => useSession.setState({ user: asha }))
  expect(screen.getAllByText('You will be signed out in 30 seconds.').length).toBeGreaterThan(0)
})
