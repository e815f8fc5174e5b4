import worker from './drawing/pdf-worker.ts?worker&url'

interface TrustedTypePolicies {
  createPolicy(
    name: 'pdf',
    rules: { createScriptURL: (address: string) => string }
  ): {
    createScriptURL(address: string): string
  }
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicies }

/** The page's policy (Trusted Types) lets no text be the address of a worker: this one is a file of the app's own. */
const policy = trustedTypes?.createPolicy('pdf', {
  createScriptURL(address) {
    if (address !== worker) throw new TypeError(`${address} is no worker for PDFs`)
    return address
  }
})

/** Starts the worker that reads and draws a PDF. */
export function startPdfWorker(): Worker {
  return new Worker(policy?.createScriptURL(worker) ?? worker, { type: 'module' })
}
