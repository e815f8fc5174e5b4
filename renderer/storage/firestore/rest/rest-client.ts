import * as v from 'valibot'
import { fetchPrefetched } from '../../core/prefetched-responses.ts'
import { StoreError } from '../../document-store.ts'
import { createStoreError, createUnreachableError } from '../firestore-errors.ts'
import { serverTimeoutMs } from '../reading/resilient-listener.ts'

export interface RestSettings {
  apiKey: string
  projectId: string
  /** 'host:port' of an emulator; undefined: Google's servers. */
  emulator: string | undefined
}

/** Answers of earlier visits, for when the board is out of reach. */
export interface AnswerPersister {
  persist(name: string, answer: unknown): void
  /** undefined: none. Never rejects. */
  restore(name: string): Promise<unknown>
}

export interface RestClient {
  readonly root: string
  /** As a visitor, with retries; equal requests under way are sent once. Unparsed JSON; rejects with a StoreError. */
  ask(method: Method, question: object): Promise<unknown>
}

type Method = 'batchGet' | 'runAggregationQuery' | 'runQuery'

/** Retries of a request that did not reach the server, or that it could not answer. */
const maxAttempts = 3
/** The backoff before a retry is a random part of this. */
const maxPauseMs = 800

/** A list may begin or break off with an error. */
const failed = v.object({ error: v.object({ status: v.string(), message: v.optional(v.string(), '') }) })

export function buildRestRoot({ projectId }: RestSettings): string {
  return `projects/${projectId}/databases/(default)/documents`
}

export function buildRestAddress(settings: RestSettings, method: Method): string {
  const base = settings.emulator ? `http://${settings.emulator}` : 'https://firestore.googleapis.com'
  return `${base}/v1/${buildRestRoot(settings)}:${method}?key=${encodeURIComponent(settings.apiKey)}`
}

export function createRestClient(settings: RestSettings, persister?: AnswerPersister): RestClient {
  const root = buildRestRoot(settings)
  const underWay = new Map<string, Promise<unknown>>()

  async function askOnce(address: string, body: string, signal: AbortSignal): Promise<unknown> {
    if (globalThis.navigator?.onLine === false) throw createUnreachableError()
    // As text/plain: another content type costs a preflight request.
    const request: RequestInit = { method: 'POST', body, signal, cache: 'no-store', credentials: 'omit' }
    const { text, status } = await fetchPrefetched(address, request)
      .then(async (answer) => ({ text: await answer.text(), status: answer.status }))
      .catch((cause) => Promise.reject(new LostAnswer(createUnreachableError(cause))))
    const answer = parseAnswer(text, status)
    const failure = findFailure(answer)
    if (failure === undefined) return answer
    const error = createStoreError(failure.status.toLowerCase().replaceAll('_', '-'), new Error(failure.message))
    throw error.isOffline || failure.status === 'ABORTED' ? new LostAnswer(error) : error
  }

  async function askAgain(address: string, body: string): Promise<unknown> {
    const signal = AbortSignal.timeout(serverTimeoutMs)
    for (let count = 1; ; count += 1) {
      try {
        return await askOnce(address, body, signal)
      } catch (error) {
        if (!(error instanceof LostAnswer)) throw error
        if (count === maxAttempts || signal.aborted) throw error.reason
        await new Promise((go) => setTimeout(go, Math.random() * maxPauseMs))
      }
    }
  }

  async function askOrFind(name: string, address: string, body: string): Promise<unknown> {
    try {
      const answer = await askAgain(address, body)
      persister?.persist(name, answer)
      return answer
    } catch (error) {
      const found = error instanceof StoreError && error.isOffline ? await persister?.restore(name) : undefined
      if (found === undefined) throw error
      return found
    }
  }

  return {
    root,
    ask(method, question) {
      const address = buildRestAddress(settings, method)
      const body = JSON.stringify(question)
      const name = `${method} ${body}`
      const asked = underWay.get(name) ?? askOrFind(name, address, body).finally(() => underWay.delete(name))
      underWay.set(name, asked)
      return asked
    }
  }
}

/** May be answered on a retry. */
class LostAnswer extends Error {
  readonly reason: StoreError

  constructor(reason: StoreError) {
    super(reason.message)
    this.reason = reason
  }
}

const codeByStatus: Readonly<Partial<Record<number, string>>> = { 403: 'permission-denied', 429: 'resource-exhausted' }

/** No JSON: the answer comes from a proxy. */
function parseAnswer(text: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const code = codeByStatus[status]
    throw code === undefined ? createUnreachableError(cause) : createStoreError(code, cause)
  }
}

function findFailure(answer: unknown): v.InferOutput<typeof failed>['error'] | undefined {
  for (const each of Array.isArray(answer) ? answer : [answer]) {
    // The parser would write an issue for every other element.
    if (typeof each !== 'object' || each === null || !('error' in each)) continue
    const parsed = v.safeParse(failed, each)
    if (parsed.success) return parsed.output.error
  }
  return undefined
}

/** Throws a StoreError 'damaged'. */
export function parseShape<Shape>(schema: v.GenericSchema<unknown, Shape>, answer: unknown): Shape {
  const parsed = v.safeParse(schema, answer)
  if (parsed.success) return parsed.output
  throw new StoreError('damaged', 'the shared board answers something else', { cause: new v.ValiError(parsed.issues) })
}
