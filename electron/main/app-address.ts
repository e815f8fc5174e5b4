/** The scheme that serves the built renderer: a secure origin of its own, so that storage, modules and cryptography work as on https. */
export const appScheme = 'app'
export const appHost = 'loupe'
export const appOrigin = `${appScheme}://${appHost}`

/**
 * Whether an address is a screen of the app, and so may be navigated to. Compared by its parts: `URL.origin` is 'null' for
 * schemes of one's own, and equal for all of them.
 * @param developmentOrigin origin of the development server while developing
 */
export function isAppAddress(address: string, developmentOrigin: string | undefined): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') return false
  if (developmentOrigin !== undefined && url.origin === developmentOrigin) return true
  return url.protocol === `${appScheme}:` && url.host === appHost
}

/**
 * The origin of the development server, which electron-vite names in an environment variable; undefined in a finished app,
 * whatever the environment says, and for anything but this computer.
 * @param finished whether this is the app as people get it: not a development build, or packaged
 */
export function developmentOrigin(finished: boolean, given: string | undefined): string | undefined {
  if (finished || given === undefined || !URL.canParse(given)) return undefined
  const url = new URL(given)
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return local && url.protocol === 'http:' ? url.origin : undefined
}
