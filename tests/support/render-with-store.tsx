import { act } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { MemoryRouter, type NavigateFunction, type To, useLocation, useNavigate } from 'react-router-dom'
import type { Accounts } from '#renderer/data/accounts/accounts-port.ts'
import { assembleServices, ServicesContext } from '#renderer/hooks/services-context.ts'
import type { Platform } from '#renderer/platform/platform.ts'
import type { MemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Role, SessionUser } from '#shared/domain/account/session-user.ts'
import { createMemoryFiles } from '#tests/support/memory-files.ts'
import { resetStores } from './fresh-stores.ts'
import { device } from './sample-device.ts'

export const userOf = (uid: string, role: Role): SessionUser => ({
  ...{ uid, role, email: `${uid}@loupe.example` },
  isAdmin: role === 'Admin',
  isEmployer: role === 'Employer'
})

/** Nothing of an earlier test is in the memory of the app, and this person is signed in. */
export function signInAs(user: SessionUser): void {
  resetStores()
  useSession.setState({ restored: true, user })
}

/** The surroundings of a screen's hooks: the services over a board, and an address. Nothing is drawn. `shared`: where devices share it, and what else the platform can do. */
export function renderWithStore(
  store: MemoryStore,
  address: string,
  shared?: Pick<Platform, 'documents'> & Partial<Platform>
) {
  const services = assembleServices(
    {
      files: createMemoryFiles(),
      ...(shared ?? { documents: Object.assign(store, { device }) })
    } as unknown as Platform,
    {} as Accounts
  )
  let at = ''
  let navigate: NavigateFunction = () => {}
  function Probe() {
    const { pathname, search } = useLocation()
    at = pathname + search
    navigate = useNavigate()
    return null
  }
  const wrapper = ({ children }: PropsWithChildren) => (
    <MemoryRouter initialEntries={[address]}>
      <ServicesContext value={services}>
        <Probe />
        {children}
      </ServicesContext>
    </MemoryRouter>
  )
  return { wrapper, at: () => at, go: (to: To | number) => act(async () => navigate(to as To)) }
}
