interface TrustedTypePolicies {
  readonly defaultPolicy: object | null
  createPolicy(name: 'default', rules: { createHTML(text: string): string | null }): unknown
}

/**
 * antd writes its style sheets through innerHTML of a style element, which the page's policy (Trusted Types) refuses as it
 * refuses all markup. This lets text through that holds no '<': it can be a style sheet, but never an element.
 */
export function allowStyleSheets(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicies }
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) })
}
