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

/** Trusted Types need a policy for a worker's address: this one is a file of the app. */
const policy = trustedTypes?.createPolicy('pdf', {
  createScriptURL(address) {
    if (address !== worker) throw new TypeError(`${address} is no worker for PDFs`)
    return address
  }
})

export function startPdfWorker(): Worker {
  return new Worker(policy?.createScriptURL(worker) ?? worker, { type: 'module' })
}
