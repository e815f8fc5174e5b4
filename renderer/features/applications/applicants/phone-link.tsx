import type { MouseEvent } from 'react'
import { useServices } from '#renderer/hooks/services.ts'
import { openExternal } from '#renderer/stores/open-external.ts'
import { parseExternalAddress } from '#shared/external-url.ts'

/** Calls an applicant. A text that is no number stays a text. */
export function PhoneLink({ number }: { number: string }) {
  const { platform } = useServices()
  const address = parseExternalAddress(`tel:${number.replace(/\s+/g, '')}`)
  if (address === null) return number
  const call = (event: MouseEvent) => {
    event.preventDefault()
    openExternal(platform, address)
  }
  return (
    <a className="dossier-link" href={address} onClick={call}>
      {number}
    </a>
  )
}
