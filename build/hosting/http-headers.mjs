/** Policy of a page's response; the page itself holds what it may load (build/vite/content-security-policy.ts), wherever it is hosted. */
export const pagePolicy = "frame-ancestors 'none'"

/** Policy of all other files: opened directly, a picture or a script is a page, and may only show itself. */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

/** The workers of the PDF viewer (renderer/components/workplace/pdf/). */
export const pdfWorkers = /^\/assets\/pdf.worker[^/]*\.js$/

/** They fetch the files of pdf.js and compile its decoders, and reach no other server. */
export const pdfWorkerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'"

/** The service worker, of which a new version is looked for at each visit. */
export const workerFile = 'sw.js'

/** It fetches what pages ask for, and loads no further script. */
export const workerPolicy = "script-src 'none'; object-src 'none'; frame-ancestors 'none'"

/** Pages' headers; other files have `filePolicy` instead. */
export const securityHeaders = {
  'Content-Security-Policy': pagePolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff'
}

/** Files with a content hash in their name. */
export const immutableFolders = ['/assets/', '/pictures/']

export const immutableCaching = 'public, max-age=31536000, immutable'

export const revalidateCaching = 'no-cache'
