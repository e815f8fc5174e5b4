/** Whether this tab stores a session of Firebase's, as after a duplicate of it has signed out. */
export function hasPersistedToken(): boolean {
  try {
    return Object.keys(window.sessionStorage).some((key) => key.startsWith('firebase:authUser:'))
  } catch {
    return false
  }
}
