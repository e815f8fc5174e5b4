import type { BridgeFailure } from '#shared/bridge.ts'

export class BridgeError extends Error {
  readonly failure: BridgeFailure

  constructor(failure: BridgeFailure, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'BridgeError'
    this.failure = failure
  }
}

/** Maps any error to a failure of the bridge. The text of a disk error goes to main's log, never to the page. */
export function findFailure(error: unknown): BridgeFailure {
  if (error instanceof BridgeError) return error.failure
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOSPC' || code === 'EDQUOT' ? 'full' : 'unavailable'
}

export function logFailure(what: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the main process has no other place to say it
  console.error(what, cause)
}
