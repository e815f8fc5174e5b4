interface Policy {
  createScriptURL(address: string): string
}

/** As far as it is used here; not every browser has it. */
interface TrustedTypePolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL?(address: string): string; createHTML?(text: string, type?: string): string | null }
  ): Policy
}

const findTrustedTypes = () => (globalThis as { trustedTypes?: TrustedTypePolicies }).trustedTypes

/** By name: a second policy of one name is refused, also when what failed is tried again. */
const policies = new Map<string, Policy>()

function openPolicy(name: string, rules: Parameters<TrustedTypePolicies['createPolicy']>[1]): Policy | undefined {
  const policy = policies.get(name) ?? findTrustedTypes()?.createPolicy(name, rules)
  if (policy) policies.set(name, policy)
  return policy
}

/** The address of a script or worker as Trusted Types want it, by a policy that lets this one through: one script for each name. */
export function trustScript(name: 'offline' | 'pdf' | 'recaptcha', trusted: string): string {
  const createScriptURL = (address: string) => {
    if (address !== trusted) throw new TypeError(`${address} is not the script of ${name}`)
    return address
  }
  return openPolicy(name, { createScriptURL })?.createScriptURL(trusted) ?? trusted
}

/**
 * Lets texts without markup into innerHTML: antd fills style elements so. `type` is given where the browser asks for a sink; without it
 * ProseMirror asks for what is pasted, which was sanitised before.
 */
export function allowStyleTexts(): void {
  openPolicy('default', { createHTML: (text, type) => (type !== undefined && text.includes('<') ? null : text) })
}
