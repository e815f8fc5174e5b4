/** The policy of a page's answer. What it may load and run stands in the page itself (build/vite/policy.ts) and holds wherever it is hosted. */
export const pagePolicy = "frame-ancestors 'none'"

/**
 * The policy of every other answer: opened by itself, a picture or a script is a page too, and may do nothing but show itself. Scripts of data are
 * for a worker, which a sandbox lets run, and to which its page may hand code (renderer/components/workplace/pdf/jpeg2000.ts).
 */
export const filePolicy =
  "default-src 'none'; script-src data:; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

/** Headers of every page; whatever is none has `filePolicy` instead. */
export const securityHeaders = {
  'Content-Security-Policy': pagePolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff'
}

/** Files that carry a hash of their content in their name: they never change. */
export const immutableFolders = ['/assets/', '/pictures/']

/** @see immutableFolders */
export const immutableCaching = 'public, max-age=31536000, immutable'

/** Everything else is asked for again on every visit. */
export const revalidateCaching = 'no-cache'
