// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { KioskLayer } from '#renderer/features/kiosk/kiosk-layer.tsx'
import { type Services, ServicesContext } from '#renderer/hooks/services-context.ts'
import type { Kiosk } from '#renderer/platform/platform.ts'
import { delaySignOut } from '#renderer/stores/delay-sign-out.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { KioskAnswer, KioskEvent, KioskRequest, KioskState } from '#shared/kiosk-bridge.ts'

const state: KioskState = { idleMinutes: 5, hasPin: false, problems: [], begun: 'start' }
const asha = { uid: 'asha', email: 'asha_employer@loupe.example' } as SessionUser

let steps: string[]
let fails: boolean
let staysSignedIn: boolean
let answers: KioskAnswer[]
let sendEvent: (event: KioskEvent) => void

function open(given: Partial<KioskState> = {}) {
  const asked: KioskRequest[] = []
  const kiosk: Kiosk = {
    state: { ...state, ...given },
    watch(listener) {
      sendEvent = (event) => act(() => listener(event))
      return () => {}
    },
    async ask(request) {
      asked.push(request)
      steps.push(request.kind)
      if (fails) throw new Error('main does not answer')
      return answers.shift() ?? { outcome: 'done' }
    }
  }
  const accounts = {
    async signOut() {
      steps.push('sign out')
      if (staysSignedIn) throw new Error('no network')
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
  staysSignedIn = false
  answers = []
  useToast.setState({ toast: null })
  useSession.setState({ restored: true, user: null })
})
afterEach(cleanup)

test('kiosk visit › finishes pending saves, signs out and clears the screen once', async () => {
  useSession.setState({ user: asha })
  const asked = open()
  void delaySignOut(Promise.resolve().then(() => steps.push('finish')))
  await act(async () => {
    sendEvent({ kind: 'ending' })
    sendEvent({ kind: 'ending' })
  })
  expect(steps).toEqual(['finish', 'sign out', 'end'])
  expect(asked).toEqual([{ kind: 'end', wasSignedIn: true }])
})

test('kiosk visit › ends even when signing out fails', async () => {
  useSession.setState({ user: asha })
  staysSignedIn = true
  const asked = open()
  await act(async () => sendEvent({ kind: 'ending' }))
  await vi.waitFor(() => expect(asked).toEqual([{ kind: 'end', wasSignedIn: true }]))
})

test('kiosk visit › ends at sign-out', async () => {
  useSession.setState({ user: asha })
  const asked = open()
  await act(async () => useSession.setState({ user: null }))
  expect(asked).toEqual([{ kind: 'end', wasSignedIn: false }])
})

describe('staff exit of a kiosk', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'For the office' }))
  const openOffice = () => {
    const asked = open({ hasPin: true })
    fireEvent.click(screen.getByRole('button', { name: 'For the office' }))
    return asked
  }
  const leave = async (pin: string) => {
    fireEvent.change(dialog().getByLabelText('PIN'), { target: { value: pin } })
    await act(async () => dialog().getByRole('button', { name: 'Continue' }).click())
  }

  test('is not offered without a configured PIN', () => {
    open()
    expect(screen.queryByRole('button', { name: 'For the office' })).toBeNull()
  })

  test('closes or restarts the app after the correct PIN', async () => {
    const asked = openOffice()
    await leave('1234')
    fireEvent.click(dialog().getByRole('radio', { name: /^Restart/ }))
    await leave('1234')
    expect(asked).toEqual([
      { kind: 'leave', pin: '1234', how: 'close' },
      { kind: 'leave', pin: '1234', how: 'restart' }
    ])
  })

  test('shows an error for a wrong PIN and for a wait', async () => {
    openOffice()
    answers = [
      { outcome: 'wrong', waitMs: 0 },
      { outcome: 'wait', waitMs: 29_100 }
    ]
    await leave('1')
    dialog().getByText('Wrong PIN. Try again.')
    await leave('2')
    dialog().getByText('Too many attempts. Try again in 30 seconds.')
    fails = true
    await leave('3')
    dialog().getByText('This did not work. Please try again.')
    fireEvent.click(dialog().getByRole('button', { name: 'Cancel' }))
    fireEvent.click(screen.getByRole('button', { name: 'For the office' }))
    expect(dialog().queryByText('This did not work. Please try again.')).toBeNull()
    fails = false
    answers = [{ outcome: 'wrong', waitMs: 0 }]
    await leave('4')
    await leave('5')
    expect(dialog().queryByText('Wrong PIN. Try again.')).toBeNull()
  })
})
