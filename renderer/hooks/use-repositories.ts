import { openRepositories, type Repositories } from '#renderer/data/open-repositories.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { useServices } from './services-context.ts'

/** A member's repositories, the same object while the person is the same. For guarded screens, whose code visitors never load. */
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
