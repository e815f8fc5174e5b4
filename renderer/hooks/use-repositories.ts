import { openRepositories, type Repositories } from '#renderer/data/repositories.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { useServices } from './services.ts'

/**
 * The repositories of whoever is signed in: the same object on every screen, as long as it is the same person. For screens that
 * the guard lets nobody else in to; their code comes with the first of these, and is no part of what a visitor loads.
 */
export function useRepositories(): Repositories {
  const services = useServices()
  const user = useSession((session) => session.user)
  if (!user) throw new Error('useRepositories needs somebody who has signed in')
  const cached = services.repositories
  if (cached?.person.uid === user.uid && cached.person.role === user.role) return cached
  const opened = openRepositories(services.platform, user, () => useSession.getState().user)
  services.repositories = opened
  return opened
}
