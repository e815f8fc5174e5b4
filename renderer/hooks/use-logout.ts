import { useNavigate } from 'react-router-dom'
import { paths } from '#renderer/config/paths.ts'
import { finishWork } from '#renderer/stores/delay-sign-out.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { navigateGuarded } from './guarded-navigation.ts'
import { useServices } from './services-context.ts'

/** Asks about unsaved work, waits for unfinished work, signs out, says so and leaves for the home page by way of the login page. */
export function useLogout(): () => void {
  const { accounts } = useServices()
  const navigate = useNavigate()
  const logout = async () => {
    try {
      await finishWork()
      await accounts.signOut()
    } catch (error) {
      showToast('logoutFailed', { message: describeError(error) })
      return
    }
    showToast('logoutSuccessful')
    navigate(paths.login)
    navigate(paths.home)
  }
  return () => navigateGuarded(() => void logout())
}

function describeError(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}
