// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import * as senders from '#renderer/data/outbox/outbox-sender.ts'
import { UnsentBanner } from '#renderer/features/outbox/unsent-banner.tsx'
import * as services from '#renderer/hooks/services-context.ts'
import * as hook from '#renderer/hooks/use-repositories.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Unsent } from '#shared/collections/outbox-items.ts'
import { contentNamed } from '#tests/support/job-people.ts'
import { signInAs, userOf } from '#tests/support/render-with-store.tsx'

afterEach(cleanup)

const unsentOf = (title: string): Unsent => ({
  ...{ kind: 'job', id: title, uid: 'u-1', at: '2026-11-21T10:00:00.000Z', content: contentNamed(title) }
})

/** The line of a user with this in their outbox, and its sender. */
function show(...unsent: Unsent[]) {
  signInAs(userOf('u-1', 'Employer'))
  const outbox = {
    watch(onData: (found: Unsent[]) => void) {
      onData(unsent)
      return () => {}
    }
  }
  vi.spyOn(hook, 'useRepositories').mockReturnValue({ outbox, deliver: async () => null } as never)
  vi.spyOn(services, 'useServices').mockReturnValue({ accounts: {} } as never)
  const created = vi.spyOn(senders, 'createOutboxSender').mockReturnValue({ wake: () => {}, stop: () => {} })
  render(<UnsentBanner uid="u-1" />, { wrapper: MemoryRouter })
  const options = created.mock.calls[0]?.[0]
  if (!options) throw new Error('There is no sender')
  return options
}

test('unsent banner › sends nothing after another user signed in', () => {
  const options = show(unsentOf('Caster'))
  expect([options.isCurrent(), options.lockName]).toEqual([true, 'loupe.outbox.u-1'])
  useSession.setState({ user: userOf('u-2', 'Employer') })
  expect(options.isCurrent()).toBe(false)
})
