import type { Session } from 'electron'

/**
 * Loupe asks for no camera, place, device or notification: whatever asks is not Loupe. The screen is nobody's either: without
 * a handler of its own Electron refuses to share it.
 */
export function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
}
