/** A separate, secure origin: storage, modules and cryptography work as on https. */
export const appScheme = 'app'
export const appHost = 'loupe'
export const appOrigin = `${appScheme}://${appHost}`

/** Whether the app may navigate to an address. By its parts: `URL.origin` is 'null' for all schemes of one's own. */
export function isAppUrl(address: string, developmentOrigin: string | undefined): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') return false
  if (developmentOrigin !== undefined && url.origin === developmentOrigin) return true
  return url.protocol === `${appScheme}:` && url.host === appHost
}

/** The origin of electron-vite's server; undefined in a finished app, and for any other computer. */
export function developmentOrigin(finished: boolean, given: string | undefined): string | undefined {
  if (finished || given === undefined || !URL.canParse(given)) return undefined
  const url = new URL(given)
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return local && url.protocol === 'http:' ? url.origin : undefined
}
