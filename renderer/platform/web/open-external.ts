import type { Opening } from '#renderer/platform/platform.ts'
import { parseExternalAddress } from '#shared/external-url.ts'

/** Opens an address in a new tab, from which no way leads back to this one. */
export function openExternal(text: string): Opening {
  const address = parseExternalAddress(text)
  if (address === null) return 'refused'
  if (!address.startsWith('https:')) {
    // Mail and telephone are other programs' business: no tab stays open.
    window.open(address, '_blank', 'noopener,noreferrer')
    return 'opened'
  }
  // A tab that is opened with `noopener` says nothing about itself, not even whether it was opened. So it begins empty and loses
  // what ties it to this one before it goes anywhere: the opener, its copy of this tab's session, and the referrer.
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
