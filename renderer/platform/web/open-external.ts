import type { Opening } from '#renderer/platform/platform.ts'
import { parseExternalAddress } from '#shared/external-url.ts'

/** Opens an address in a new tab without an opener. */
export function openExternal(text: string): Opening {
  const address = parseExternalAddress(text)
  if (address === null) return 'refused'
  if (!address.startsWith('https:')) {
    window.open(address, '_blank', 'noopener,noreferrer')
    return 'opened'
  }
  // A tab opened with `noopener` does not even say whether it opened. So it opens empty, and loses its opener, its copy
  // of the session and the referrer before it navigates.
  const tab = window.open('', '_blank')
  if (!tab) return { blocked: address }
  tab.opener = null
  tab.sessionStorage.clear()
  const link = tab.document.createElement('a')
  link.href = address
  link.rel = 'noreferrer'
  tab.document.body.append(link)
  link.click()
  return 'opened'
}
