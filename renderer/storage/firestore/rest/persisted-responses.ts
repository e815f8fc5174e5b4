import * as v from 'valibot'

const cacheName = 'answers'

/** Beyond that the oldest are removed. */
const maxAnswers = 60

const persistedSchema = v.object({ at: v.pipe(v.string(), v.isoTimestamp()), answer: v.unknown() })

type PersistedAnswer = v.InferOutput<typeof persistedSchema>

/** Tomorrow's query is the same one for another day. */
const addressOf = (name: string) => `/answers/${encodeURIComponent(name.replace(/\d{4}-\d{2}-\d{2}/g, 'day'))}`

/** Search terms are stored nowhere. */
const isSearch = (name: string) => name.includes('ARRAY_CONTAINS')

/** Persists the board's last answers to visitors in this browser, for when the board is out of reach. Never rejects. */
export async function persistResponse(name: string, answer: unknown, at = new Date()): Promise<void> {
  if (isSearch(name)) return
  try {
    const cache = await caches.open(cacheName)
    const address = addressOf(name)
    // Behind the others: the order is that of their age.
    await cache.delete(address)
    await cache.put(address, new Response(JSON.stringify({ at: at.toISOString(), answer })))
    const kept = await cache.keys()
    for (const oldest of kept.slice(0, Math.max(0, kept.length - maxAnswers))) await cache.delete(oldest)
  } catch {
    // Storage is full or blocked: the next visit needs the network.
  }
}

/** undefined: none, or none that can be read. */
export async function readPersistedResponse(name: string): Promise<PersistedAnswer | undefined> {
  try {
    const found = await (await caches.open(cacheName)).match(addressOf(name))
    return found && v.parse(persistedSchema, await found.json())
  } catch {
    return undefined
  }
}
