/** As far as it is used here; not every browser has it. */
interface TrustedTypePolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string }
  ): { createScriptURL(address: string): string }
}

/** The address of a script or worker as Trusted Types want it, by a policy that lets this one through. Once for each name. */
export function trustScript(name: 'offline' | 'pdf' | 'recaptcha', trusted: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicies }
  const policy = trustedTypes?.createPolicy(name, {
    createScriptURL(address) {
      if (address !== trusted) throw new TypeError(`${address} is not the script of ${name}`)
      return address
    }
  })
  return policy?.createScriptURL(trusted) ?? trusted
}
