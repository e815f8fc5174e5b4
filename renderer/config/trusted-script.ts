/** As far as it is used here; not every browser has it. */
interface TrustedTypePolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string }
  ): { createScriptURL(address: string): string }
}

/** By name: a second policy of one name is refused, also when what failed is tried again. */
const policies = new Map<string, ReturnType<TrustedTypePolicies['createPolicy']>>()

/** The address of a script or worker as Trusted Types want it, by a policy that lets this one through: one script for each name. */
export function trustScript(name: 'offline' | 'pdf' | 'recaptcha', trusted: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicies }
  const createScriptURL = (address: string) => {
    if (address !== trusted) throw new TypeError(`${address} is not the script of ${name}`)
    return address
  }
  const policy = policies.get(name) ?? trustedTypes?.createPolicy(name, { createScriptURL })
  if (!policy) return trusted
  policies.set(name, policy)
  return policy.createScriptURL(trusted)
}
