import { act, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { App } from '#renderer/app/app.tsx'
import type { Services } from '#renderer/app/services.ts'
import { useSession } from '#renderer/app/session-store.ts'
import { useToast } from '#renderer/app/toast-store.ts'
import { jobsRepository } from '#renderer/data/jobs-repository.ts'
import { pagesRepository } from '#renderer/data/pages-repository.ts'
import { signedOutAccounts } from '#renderer/data/signed-out-accounts.ts'
import { type MemoryStoreOptions, memoryStore } from '#renderer/platform/memory/memory-store.ts'
import type { SessionUser } from '#shared/domain/session-user.ts'

/** The whole app at an address, over the memory store. `user` is who the Accounts port says it is. */
export async function appAt(path: string, store: MemoryStoreOptions = {}, user: SessionUser | null = null) {
  const documents = memoryStore(store)
  const saved: { name: string; text: string }[] = []
  const services: Services = {
    platform: {
      documents,
      preferences: { theme: () => null, setTheme: () => {}, watchTheme: () => () => {} },
      publicAddress: 'https://loupe.example',
      openExternal: () => Promise.resolve(true),
      saveFile: (name, text) => saved.push({ name, text })
    },
    accounts: signedOutAccounts,
    jobs: jobsRepository(documents),
    pages: pagesRepository(documents)
  }
  useSession.setState({ restored: true, user })
  useToast.setState({ toast: null })
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <App services={services} />
      </MemoryRouter>
    )
  })
  return { documents, saved }
}
