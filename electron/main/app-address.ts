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
