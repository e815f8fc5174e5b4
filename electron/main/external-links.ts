import { parseExternalAddress } from '#shared/external-url.ts'

/** Opens an address in the system's browser. Rejects when the system has nothing that opens it. */
export type OpenOutside = (address: string) => Promise<void>

/** Opens a link outside the app when the one guard of links lets it; resolves with whether it did. */
export async function openLink(text: string, open: OpenOutside): Promise<boolean> {
  const address = parseExternalAddress(text)
  if (address === null) return false
  await open(address)
  return true
}
