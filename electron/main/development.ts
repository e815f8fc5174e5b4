/**
 * The origin of the development server, which electron-vite names in an environment variable; undefined in a packaged app,
 * whatever the environment says, and for anything but this computer.
 */
export function developmentOrigin(packaged: boolean, given: string | undefined): string | undefined {
  if (packaged || given === undefined || !URL.canParse(given)) return undefined
  const url = new URL(given)
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return local && url.protocol === 'http:' ? url.origin : undefined
}
