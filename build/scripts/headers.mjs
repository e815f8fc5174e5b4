/** Headers of every answer. What a page may load and run stands in the page itself (build/vite/policy.ts) and holds wherever it is hosted. */
export const securityHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff'
}

/** Files under /assets/ carry a hash of their content in their name: they never change. */
export const immutableCaching = 'public, max-age=31536000, immutable'

/** Everything else is asked for again on every visit. */
export const revalidateCaching = 'no-cache'
