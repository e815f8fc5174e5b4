import type { MouseEvent } from 'react'
import { useServices } from '#renderer/hooks/services.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { parseExternalAddress } from '#shared/external-url.ts'

/** Calls an applicant. A text that is no number stays a text. */
export function PhoneLink({ number }: { number: string }) {
  const { platform } = useServices()
  const address = parseExternalAddress(`tel:${number.replace(/\s+/g, '')}`)
  if (address === null) return number
  const call = async (event: MouseEvent) => {
    event.preventDefault()
    try {
      if (!(await platform.openExternal(address))) showToast('linkRefused')
    } catch {
      showToast('linkNotOpened')
    }
  }
  return (
    <a className="dossier-link" href={address} onClick={call}>
      {number}
    </a>
  )
}
