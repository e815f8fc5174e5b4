/**
 * Whether the office lets an address open on this computer: by https on one of its hosts. Anything else is shown as a QR code.
 * @param address as the guard of links wrote it
 * @param hosts as in the policy
 */
export function isAllowedLink(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port } = new URL(address)
  if (protocol !== 'https:' || port !== '') return false
  return hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host))
}
