import type { BridgeFailure } from '#shared/answer.ts'

/** A call that is answered with a failure of the bridge's own words. */
export class BridgeError extends Error {
  readonly failure: BridgeFailure

  constructor(failure: BridgeFailure, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'BridgeError'
    this.failure = failure
  }
}

/** The bridge's word for anything thrown. What the disk says goes to the log of main, never to the page. */
export function findFailure(error: unknown): BridgeFailure {
  if (error instanceof BridgeError) return error.failure
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOSPC' || code === 'EDQUOT' ? 'full' : 'unavailable'
}
