// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import * as senders from '#renderer/data/outbox/sender.ts'
import { UnsentLine } from '#renderer/features/outbox/unsent-line.tsx'
import * as hook from '#renderer/hooks/use-repositories.ts'
import { useOutboxStore } from '#renderer/stores/outbox-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
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

test('UnsentLine › sends on new items and signs of a connection until sign-out', async () => {
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

test('UnsentLine › sends nothing in the name of the next person', () => {
  const { options } = show(unsentOf('Caster'))
  expect([options.isCurrent(), options.lockName]).toEqual([true, 'loupe.outbox.u-1'])
  useSession.setState({ user: userOf('u-2', 'Employer') })
  expect(options.isCurrent()).toBe(false)
})
