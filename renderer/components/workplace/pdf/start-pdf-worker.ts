import plain from './pdf-worker.ts?worker&url'
import withJpeg2000 from './pdf-worker-jpeg2000.ts?worker&url'

interface TrustedTypePolicies {
  createPolicy(
    name: 'pdf',
    rules: { createScriptURL: (address: string) => string }
  ): {
    createScriptURL(address: string): string
  }
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicies }

/** The page's policy (Trusted Types) lets no text be the address of a worker: these two are files of the app's own. */
const policy = trustedTypes?.createPolicy('pdf', {
  createScriptURL(address) {
    if (address !== plain && address !== withJpeg2000) throw new TypeError(`${address} is no worker for PDFs`)
    return address
  }
})

/** Starts the worker that reads a PDF. What JPEG 2000 pictures are read by comes only with a file that has one. */
export function startPdfWorker(pdf: Uint8Array): Worker {
  const address = hasJpeg2000(pdf) ? withJpeg2000 : plain
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' })
}

const filter = new TextEncoder().encode('JPXDecode')

/** A picture's own description is never compressed: the name of its encoding stands in the file as it is. */
export function hasJpeg2000(pdf: Uint8Array): boolean {
  for (let at = pdf.indexOf(74); at !== -1; at = pdf.indexOf(74, at + 1)) {
    if (filter.every((byte, index) => pdf[at + index] === byte)) return true
  }
  return false
}
