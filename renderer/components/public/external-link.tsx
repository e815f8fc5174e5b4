import type { ComponentProps, MouseEvent } from 'react'
import { useServices } from '#renderer/hooks/services-context.ts'
import { openExternal } from '#renderer/stores/open-external-link.ts'
import { parseExternalAddress } from '#shared/external-url.ts'

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { address: string }

/** A link that leaves the app, by the platform's way. Nothing where its address may not. */
export function ExternalLink({ address, ...link }: Props) {
  const { platform } = useServices()
  const safe = parseExternalAddress(address)
  if (safe === null) return null
  const open = (event: MouseEvent) => {
    event.preventDefault()
    openExternal(platform, safe)
  }
  return <a {...link} href={safe} onClick={open} />
}
