// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { createElement, type PropsWithChildren } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { Accounts } from '#renderer/data/accounts/accounts-port.ts'
import { assembleServices, ServicesContext } from '#renderer/hooks/services-context.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import type { Platform } from '#renderer/platform/platform.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Role, SessionUser } from '#shared/domain/account/session-user.ts'
import { createMemoryFiles } from '#tests/support/memory-files.ts'

afterEach(() => {
  cleanup()
  useSession.setState({ user: null })
})

const userOf = (uid: string, role: Role): SessionUser => ({
  ...{ uid, role, email: `${uid}@example.com` },
  isAdmin: role === 'Admin',
  isEmployer: role === 'Employer'
})
const suvarna = userOf('u-suvarna', 'Employer')
const meena = userOf('u-meena', 'Candidate')

/** A screen over one board; each call is another one, on which the same services stand. */
function board() {
  const platform = { documents: createMemoryStore(), files: createMemoryFiles() } as unknown as Platform
  const services = assembleServices(platform, {} as Accounts)
  const wrapper = ({ children }: PropsWithChildren) => createElement(ServicesContext, { value: services }, children)
  return { services, screen: () => renderHook(() => useRepositories(), { wrapper }).result }
}

const signIn = (user: SessionUser | null) => act(() => useSession.setState({ user }))

test('repositories of a user › are new for each user, with no shortlist for candidates', () => {
  const { screen } = board()
  signIn(suvarna)
  const one = screen()
  const first = one.current
  expect(first.shortlist).not.toBeNull()
  signIn(meena)
  expect(one.current).not.toBe(first)
  expect(one.current).toMatchObject({ person: { uid: meena.uid, role: 'Candidate' }, shortlist: null })
  expect(screen().current).toBe(one.current)
})
