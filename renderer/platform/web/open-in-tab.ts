import type { Opening } from '#renderer/platform/platform.ts'
import { parseExternalAddress } from '#shared/external-url.ts'

export function openExternal(text: string): Opening {
  const address = parseExternalAddress(text)
  if (address === null) return 'refused'
  if (!address.startsWith('https:')) {
    window.open(address, '_blank', 'noopener,noreferrer')
    return 'opened'
  }
  // With `noopener` a tab does not say whether it opened: it opens empty, then loses opener, session copy and referrer.
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
