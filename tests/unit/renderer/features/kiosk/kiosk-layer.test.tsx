// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { QRCode } from 'antd'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { KioskLayer } from '#renderer/features/kiosk/kiosk-layer.tsx'
import { type Services, ServicesContext } from '#renderer/hooks/services.ts'
import { light } from '#renderer/look/tokens.ts'
import type { Kiosk } from '#renderer/platform/platform.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import { holdSignOut } from '#renderer/stores/unfinished-work.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { KioskAnswer, KioskEvent, KioskRequest, KioskState, PolicyProblem } from '#shared/kiosk.ts'

const state: KioskState = { idleMinutes: 5, hasPin: false, problems: [], begun: 'start' }
const asha = { uid: 'asha', email: 'asha_employer@loupe.example' } as SessionUser

let steps: string[]
let fails: boolean
let staysSignedIn: boolean
let answers: KioskAnswer[]
let isWatched: boolean
let tell: (event: KioskEvent) => void

function open(given: Partial<KioskState> = {}) {
  const asked: KioskRequest[] = []
  const kiosk: Kiosk = {
    state: { ...state, ...given },
    watch(listener) {
      tell = (event) => act(() => listener(event))
      isWatched = true
      return () => {
        isWatched = false
      }
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

// Its code is fetched when it is first needed.
beforeAll(() => import('#renderer/features/kiosk/qr-code.tsx'), 60_000)
beforeEach(() => {
  steps = []
  fails = false
  staysSignedIn = false
  answers = []
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

test('a visit whose person cannot be signed out ends all the same: the screen is given back without them', async () => {
  useSession.setState({ user: asha })
  staysSignedIn = true
  const asked = open()
  await act(async () => tell({ kind: 'ending' }))
  await vi.waitFor(() => expect(asked).toEqual([{ kind: 'end', wasSignedIn: true }]))
})

test('whoever signs out has ended their visit', async () => {
  useSession.setState({ user: asha })
  const asked = open()
  await act(async () => useSession.setState({ user: null }))
  expect(asked).toEqual([{ kind: 'end', wasSignedIn: false }])
})

test('the warning counts down for the eye; a screen reader hears the first number alone', () => {
  open()
  for (const leftMs of [29_500, 12_500]) tell({ kind: 'idle', leftMs })
  const said = screen.getAllByText(/^This screen will be cleared in/)
  expect(said.map((text) => [text.textContent, text.getAttribute('aria-hidden')])).toEqual([
    ['This screen will be cleared in 30 seconds.', null],
    ['This screen will be cleared in 13 seconds.', 'true']
  ])
})

test('an address that is not opened here stands as a code for a phone, dark on light, and in words, until that is closed', async () => {
  const address = 'https://trade.example/about?x=1'
  open()
  tell({ kind: 'link', address })
  const code = await screen.findByRole('img', { name: `QR code of ${address}` })
  const look = { color: light.ink, bgColor: light.surface, errorLevel: 'M', marginSize: 4 } as const
  const { container } = render(<QRCode type="svg" value={address} {...look} />)
  const read = (frame: Element) =>
    [...frame.querySelectorAll('path')].map((path) => [path.getAttribute('fill'), path.getAttribute('d')])
  expect(read(code)).toEqual(read(container))
  expect(read(code)).toHaveLength(2)
  screen.getByText(address)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText(address)).toBeNull()
})

test('whoever presses a field for files, or has saved one, is told that this computer keeps none', async () => {
  open()
  const told = () => useToast.getState().toast?.name
  render(
    <>
      <input type="text" aria-label="Name" />
      <input type="file" aria-label="Resume" />
    </>
  )
  fireEvent.click(screen.getByLabelText('Name'))
  expect(told()).toBeUndefined()
  fireEvent.click(screen.getByLabelText('Resume'))
  expect(told()).toBe('kioskFiles')
  useToast.setState({ toast: null })
  tell({ kind: 'files' })
  // After what the screen itself says of it.
  expect(told()).toBeUndefined()
  await vi.waitFor(() => expect(told()).toBe('kioskFiles'))
  cleanup()
  expect(isWatched).toBe(false)
})

test.each<[PolicyProblem, string | RegExp]>([
  [{ kind: 'unreadable' }, /^policy\.json is there, but Loupe may not read it/],
  [{ kind: 'text', line: 3 }, /^policy\.json, line 3: the file cannot be understood/],
  [{ kind: 'unknown', line: 4, field: 'color' }, /^policy\.json, line 4: “color” is not a setting/],
  [{ kind: 'field', line: 5, field: 'idleMinutes' }, /^policy\.json, line 5: “idleMinutes” must be/]
])('what is wrong with the policy of the office is said on the screen: %o', (problem, sentence) => {
  open({ problems: [problem] })
  const said = within(screen.getByRole('status')).getAllByRole('listitem')
  expect(said.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(sentence)])
})

describe('the office', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'For the office' }))
  const openOffice = () => {
    const asked = open({ hasPin: true })
    fireEvent.click(screen.getByRole('button', { name: 'For the office' }))
    return asked
  }
  const leave = async (pin: string) => {
    fireEvent.change(dialog().getByLabelText('PIN'), { target: { value: pin } })
    await act(async () => dialog().getByRole('button', { name: 'Go on' }).click())
  }

  test('without a PIN finds no way out', () => {
    open()
    expect(screen.queryByRole('button', { name: 'For the office' })).toBeNull()
  })

  test('closes Loupe with its PIN, or starts it again', async () => {
    const asked = openOffice()
    await leave('1234')
    fireEvent.click(dialog().getByRole('radio', { name: /^Start again/ }))
    await leave('1234')
    expect(asked).toEqual([
      { kind: 'leave', pin: '1234', how: 'close' },
      { kind: 'leave', pin: '1234', how: 'restart' }
    ])
  })

  test('is told why it does not get out, and nothing of that when it tries again', async () => {
    openOffice()
    answers = [
      { outcome: 'wrong', waitMs: 0 },
      { outcome: 'wait', waitMs: 29_100 }
    ]
    await leave('1')
    dialog().getByText('This is not the PIN.')
    await leave('2')
    dialog().getByText('Too many attempts. Try again in 30 seconds.')
    fails = true
    await leave('3')
    dialog().getByText('This could not be done. Please try again.')
    fireEvent.click(dialog().getByRole('button', { name: 'Back' }))
    fireEvent.click(screen.getByRole('button', { name: 'For the office' }))
    expect(dialog().queryByText('This could not be done. Please try again.')).toBeNull()
    fails = false
    answers = [{ outcome: 'wrong', waitMs: 0 }]
    await leave('4')
    await leave('5')
    expect(dialog().queryByText('This is not the PIN.')).toBeNull()
  })
})
