import '#renderer/storage/firestore/rest/paged-fetcher.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEventEmitter } from '#renderer/storage/core/event-emitter.ts'
import type { RefetchTrigger } from '#renderer/storage/core/refetch-triggers.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { serverTimeoutMs } from '#renderer/storage/firestore/reading/resilient-listener.ts'
import { createRestStore } from '#renderer/storage/firestore/rest/rest-store.ts'
import { notes } from '#tests/contract/notes.ts'

interface Asked {
  method: string
  question: Record<string, unknown>
}

let asked: Asked[]
/** The server's answer; throws where it cannot be reached. */
let answer: (asked: Asked) => unknown
let triggers: ReturnType<typeof createEventEmitter<RefetchTrigger>>

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('navigator', { onLine: true })
  asked = []
  triggers = createEventEmitter()
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const { origin, pathname } = new URL(address)
    expect(origin).toBe('https://firestore.googleapis.com')
    const one = { method: pathname.split(':').at(-1) ?? '', question: JSON.parse(body) }
    asked.push(one)
    const text = await answer(one)
    if (text instanceof Response) return text.clone()
    return new Response(typeof text === 'string' ? text : JSON.stringify(text))
  })
})
afterEach(() => void vi.useRealTimers())

const open = () =>
  createRestStore({
    apiKey: 'k&y',
    projectId: 'loupe',
    emulator: undefined,
    onRefetchTrigger: triggers.subscribe
  })

const stored = (id: string, text = 'Setter') => ({
  document: {
    name: `projects/loupe/databases/(default)/documents/notes/${id}`,
    fields: { id: { stringValue: id }, text: { stringValue: text } }
  },
  readTime: '2026-11-21T09:01:00Z'
})
const nothing = [{ readTime: '2026-11-21T09:01:00Z' }]
const everything = { order: 'stored', limit: 9 } as const
const fails = (status: string) => ({ error: { code: 500, status, message: 'said so' } })
const offline = () => {
  throw new TypeError('Failed to fetch')
}
const settle = () => vi.advanceTimersByTimeAsync(1)

/** A watch's results: the texts of its documents, and its failures. */
function follow(store: ReturnType<typeof open>, query: Parameters<typeof store.query>[1] = everything) {
  const received: (string[] | StoreError)[] = []
  const stop = store.watch(
    notes,
    query as typeof everything,
    ({ documents }) => received.push(documents.map(({ text }) => text)),
    (error) => received.push(error)
  )
  return { received, stop }
}

test.each([
  ['HTML of a captive portal', '<html>Welcome</html>', { failure: 'unavailable', isOffline: true }],
  ['an empty body', '', { failure: 'unavailable', isOffline: true }],
  ['a page with status 403', new Response('<html>No</html>', { status: 403 }), { failure: 'refused' }],
  ['a page with status 429', new Response('<html>No</html>', { status: 429 }), { failure: 'full' }],
  ['a used-up quota', fails('RESOURCE_EXHAUSTED'), { failure: 'full' }],
  ['an empty list', [], { failure: 'damaged' }],
  ['a nested list', [[]], { failure: 'damaged' }],
  ['an empty entry', [{}], { failure: 'damaged' }],
  ['other JSON', '"welcome"', { failure: 'damaged', isOffline: false }],
  ['a list of other values', [5], { failure: 'damaged' }],
  ['an object', { welcome: true }, { failure: 'damaged' }],
  ['a document whose name is a number', [{ document: { name: 5 } }], { failure: 'damaged' }],
  ['a document without a name', [{ document: { fields: {} } }], { failure: 'damaged' }],
  ['a value without a type', [{ document: { ...stored('a').document, fields: { id: 'a' } } }], { failure: 'damaged' }],
  ['a refusal', fails('PERMISSION_DENIED'), { failure: 'refused' }],
  ['a refusal in a list', [fails('PERMISSION_DENIED')], { failure: 'refused' }],
  ['a list that is cut off', [stored('a'), fails('INTERNAL')], { failure: 'unavailable', isOffline: false }]
] as const)('Firestore store over REST › reports the matching failure for %s', async (_what, answered, expected) => {
  answer = () => answered
  const outcome = open()
    .query(notes, everything)
    .catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(serverTimeoutMs)
  const error = await outcome
  expect(error).toBeInstanceOf(StoreError)
  expect(error).toMatchObject(expected)
  const { received, stop } = follow(open())
  await vi.advanceTimersByTimeAsync(100)
  expect(received).toMatchObject([expected])
  stop()
})

test('Firestore store over REST › retries a failed request up to three times', async () => {
  for (const lost of [() => fails('UNAVAILABLE'), () => fails('ABORTED'), offline]) {
    let count = 0
    asked = []
    answer = () => {
      count += 1
      return count < 3 ? lost() : [stored('a')]
    }
    const found = open().query(notes, everything)
    await vi.advanceTimersByTimeAsync(serverTimeoutMs)
    expect(await found).toMatchObject({ documents: [{ id: 'a' }], total: 1 })
    expect(asked).toHaveLength(3)
  }
  asked = []
  answer = offline
  const found = open()
    .query(notes, everything)
    .catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(serverTimeoutMs)
  expect(await found).toMatchObject({ failure: 'unavailable', isOffline: true })
  expect(asked).toHaveLength(3)
})

test('Firestore store over REST › times out after ten seconds without a response', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const over = new AbortController()
    setTimeout(() => over.abort(new DOMException('late', 'TimeoutError')), ms)
    return over.signal
  })
  const listen = (_address: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)))
  vi.stubGlobal('fetch', listen)
  const failed = vi.fn()
  const store = open()
  void store.query(notes, everything).catch(failed)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await settle()
  const unreachable = { failure: 'unavailable', isOffline: true }
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(unreachable))
})

test('Firestore store over REST › keeps shown results while the server is unreachable', async () => {
  answer = () => [stored('a')]
  const store = open()
  const { received, stop } = follow(store)
  await settle()
  answer = offline
  for (const trigger of ['focus', 'minute', 'online'] as const) {
    triggers.emit(trigger)
    await vi.advanceTimersByTimeAsync(70_000)
  }
  expect(received).toEqual([['Setter']])
  // Also for the user who comes back to it.
  const again = follow(store)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(again.received).toEqual([['Setter']])
  answer = () => nothing
  triggers.emit('focus')
  await settle()
  expect([received.at(-1), again.received.at(-1)]).toEqual([[], []])
  for (const end of [stop, again.stop]) end()
})

test('Firestore store over REST › refetches at each trigger and emits only changes', async () => {
  answer = () => [stored('a')]
  const store = open()
  const { received, stop } = follow(store)
  await settle()
  for (const trigger of ['focus', 'online', 'minute'] as const) {
    triggers.emit(trigger)
    await settle()
  }
  expect([asked.length, received]).toEqual([4, [['Setter']]])
  answer = () => [stored('a', 'Polisher')]
  triggers.emit('minute')
  await settle()
  expect(received.at(-1)).toEqual(['Polisher'])
  stop()
  triggers.emit('focus')
  await settle()
  expect(asked).toHaveLength(5)
})

test('Firestore store over REST › uses the server’s date when the local clock is behind', async () => {
  vi.setSystemTime('2026-11-01T12:00:00Z')
  const daysOf = () => asked.flatMap(({ question }) => JSON.stringify(question).match(/2026-\d\d-\d\d(?=")/) ?? [])
  answer = ({ method, question }) => {
    // It says the time after it has refused.
    const time = [{ missing: 'none', readTime: '2026-11-21T09:01:00Z' }]
    if (method === 'batchGet') return new Promise((go) => setTimeout(() => go(time), 10))
    return JSON.stringify(question).includes('2026-11-21') ? [stored('a')] : fails('PERMISSION_DENIED')
  }
  const { received, stop } = follow(open(), { ...everything, unexpired: 'until' } as never)
  await vi.advanceTimersByTimeAsync(50)
  expect(received).toEqual([['Setter']])
  expect(daysOf()).toEqual(['2026-11-01', '2026-11-21'])
  stop()
})
