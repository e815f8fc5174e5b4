/** Whether a session of Firebase's lies in this tab, as after a duplicate of the tab has signed out. */
export function holdsToken(): boolean {
  try {
    return Object.keys(window.sessionStorage).some((key) => key.startsWith('firebase:authUser:'))
  } catch {
    // Where storage is blocked nothing lies in it.
    return false
  }
}
