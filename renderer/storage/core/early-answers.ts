declare global {
  /** What the page itself has begun to ask for, before any code was there: by address and what is sent. See build/vite/first-data.ts. */
  var early: Record<string, Promise<Response> | undefined> | undefined
}

/** What was asked for longer ago is asked for again. */
const freshMs = 30_000

/** Fetches, or takes over what the page has begun to fetch. Each answer is given once. */
export function fetchEarly(address: string, request: RequestInit = {}): Promise<Response> {
  const name = address + (request.body ?? '')
  const { early = {} } = globalThis
  const begun = performance.now() < freshMs ? early[name] : undefined
  delete early[name]
  return begun ?? fetch(address, request)
}
