import { app } from 'electron'

/**
 * Has Loupe begin again when it has ended. An AppImage and the portable program unpack themselves: what is started again is what they
 * were unpacked from.
 */
export function relaunch(args: readonly string[] = process.argv.slice(1)): void {
  const execPath = process.env.APPIMAGE ?? process.env.PORTABLE_EXECUTABLE_FILE
  app.relaunch({ args: [...args], ...(execPath !== undefined && { execPath }) })
}
