// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import * as senders from '#renderer/data/outbox/sender.ts'
import { UnsentLine } from '#renderer/features/outbox/unsent-line.tsx'
import * as hook from '#renderer/hooks/use-repositories.ts'
import { useOutboxStore } from '#renderer/stores/outbox-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import type { Unsent } from '#shared/collections/unsent.ts'
import { contentNamed } from '#tests/support/job-people.ts'
import { beginAs, userOf } from '#tests/support/over-board.tsx'

afterEach(cleanup)

const unsentOf = (title: string, refusal?: Unsent['refusal']): Unsent => ({
  ...{ kind: 'posting', id: title, uid: 'u-1', at: '2026-11-21T10:00:00.000Z', content: contentNamed(title) },
  ...(refusal && { refusal })
})

/** The line of somebody with this in their outbox, and its sender. */
function show(...unsent: Unsent[]) {
  beginAs(userOf('u-1', 'Employer'))
  let tell: (unsent: Unsent[]) => void = () => {}
  const outbox = {
    watch(onData: typeof tell) {
      tell = onData
      onData(unsent)
      return () => {}
    }
  }
  vi.spyOn(hook, 'useRepositories').mockReturnValue({ outbox, deliver: async () => null } as never)
  const [wake, stop] = [vi.fn(), vi.fn()]
  const created = vi.spyOn(senders, 'createSender').mockReturnValue({ wake, stop })
  const { unmount } = render(<UnsentLine uid="u-1" />, { wrapper: MemoryRouter })
  const options = created.mock.calls[0]?.[0]
  if (!options) throw new Error('There is no sender')
  return { wake, stop, unmount, options, tell: (next: Unsent[]) => act(async () => tell(next)) }
}

test('what waits and what was not taken are told apart, and all of it leads to Unsent', async () => {
  const { tell } = show(unsentOf('Caster'), unsentOf('Melter'), unsentOf('Setter', 'full'))
  expect(screen.getByRole('status').textContent).toBe('Unsent (3)2 wait for a connection.One was not taken.')
  await tell([unsentOf('Caster')])
  expect(screen.getByRole('status').textContent).toBe('Unsent (1)One waits for a connection.')
  await tell([])
  expect(screen.getByRole('status').textContent).toBe('')
})

test('it is sent when there is more, and at each sign of a connection, until its person goes', async () => {
  const { wake, stop, unmount, tell } = show()
  expect(wake).not.toHaveBeenCalled()
  await tell([unsentOf('Setter', 'full')])
  expect(wake).not.toHaveBeenCalled()
  const look = vi.spyOn(document, 'visibilityState', 'get')
  const signs: [what: string, give: () => unknown][] = [
    ['a new one', () => tell([unsentOf('Caster')])],
    ['the network is back', () => window.dispatchEvent(new Event('online'))],
    ['the window has the focus', () => window.dispatchEvent(new Event('focus'))],
    [
      'the page is seen',
      () => {
        look.mockReturnValue('visible')
        document.dispatchEvent(new Event('visibilitychange'))
      }
    ],
    ['a press', () => useOutboxStore.getState().wake()]
  ]
  for (const [what, give] of signs) {
    wake.mockClear()
    await give()
    expect([what, wake.mock.calls.length]).toEqual([what, 1])
  }
  wake.mockClear()
  look.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(wake).not.toHaveBeenCalled()
  unmount()
  expect(stop).toHaveBeenCalledOnce()
  for (const [, give] of signs.slice(1)) give()
  expect(wake).not.toHaveBeenCalled()
})

test('nothing is sent in the name of whoever signs in next', () => {
  const { options } = show(unsentOf('Caster'))
  expect([options.isCurrent(), options.lockName]).toEqual([true, 'loupe.outbox.u-1'])
  useSession.setState({ user: userOf('u-2', 'Employer') })
  expect(options.isCurrent()).toBe(false)
})

test.each([
  ['that it has arrived', ['Caster'], [], 'unsentArrived', { count: 1, title: 'Caster' }],
  [
    'what was not taken before what has arrived',
    ['Caster'],
    ['Melter', 'Setter'],
    'unsentRefused',
    { count: 2, title: 'Melter' }
  ]
])('its person is told %s', (_what, arrived, refused, name, values) => {
  const { options } = show()
  options.onSent({ arrived: arrived.map((title) => unsentOf(title)), refused: refused.map((title) => unsentOf(title)) })
  expect(useToast.getState().toast).toMatchObject({ name, values })
})
