import * as v from 'valibot'
import { fetchEarly } from '../../core/early-answers.ts'
import { StoreError } from '../../document-store.ts'
import { createStoreError, createUnreachableError } from '../firestore-errors.ts'
import { serverTimeoutMs } from '../reading/resilient-listener.ts'

export interface RestSettings {
  apiKey: string
  projectId: string
  /** 'host:port' of an emulator; undefined: Google's servers. */
  emulator: string | undefined
}

export interface RestClient {
  /** What the names of all documents begin with. */
  readonly root: string
  /**
   * Asks Firestore's REST interface as somebody who has not signed in. Resolves with JSON that nobody has looked at yet; rejects with
   * a StoreError. The same question, asked while it is being answered, is asked once.
   */
  ask(method: Method, question: object): Promise<unknown>
}

type Method = 'batchGet' | 'runAggregationQuery' | 'runQuery'

/** How often a question is asked that the servers could not answer, or that did not reach them. */
const maxAttempts = 3
/** Before the next attempt it waits a random part of this. */
const maxPauseMs = 800

/** What says in an answer that it is none. A list begins with it, or breaks off with it. */
const failed = v.object({ error: v.object({ status: v.string(), message: v.optional(v.string(), '') }) })

/** What the names of all documents begin with. */
export function buildRestRoot({ projectId }: RestSettings): string {
  return `projects/${projectId}/databases/(default)/documents`
}

/** Where a question is sent to. */
export function buildRestAddress(settings: RestSettings, method: Method): string {
  const base = settings.emulator ? `http://${settings.emulator}` : 'https://firestore.googleapis.com'
  return `${base}/v1/${buildRestRoot(settings)}:${method}?key=${encodeURIComponent(settings.apiKey)}`
}

export function createRestClient(settings: RestSettings): RestClient {
  const root = buildRestRoot(settings)
  const underWay = new Map<string, Promise<unknown>>()

  async function askOnce(address: string, body: string, signal: AbortSignal): Promise<unknown> {
    if (globalThis.navigator?.onLine === false) throw createUnreachableError()
    // A text: what names a type of its own is asked for permission first, which takes as long as the answer.
    const request: RequestInit = { method: 'POST', body, signal, cache: 'no-store', credentials: 'omit' }
    const { text, status } = await fetchEarly(address, request)
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

  return {
    root,
    ask(method, question) {
      const address = buildRestAddress(settings, method)
      const body = JSON.stringify(question)
      const name = `${method} ${body}`
      const asked = underWay.get(name) ?? askAgain(address, body).finally(() => underWay.delete(name))
      underWay.set(name, asked)
      return asked
    }
  }
}

/** Asked again, it may be answered. */
class LostAnswer extends Error {
  readonly reason: StoreError

  constructor(reason: StoreError) {
    super(reason.message)
    this.reason = reason
  }
}

/** What somebody between here and the board says without its words, by the status of HTTP. */
const saidByStatus: Readonly<Partial<Record<number, string>>> = { 403: 'permission-denied', 429: 'resource-exhausted' }

/** What is no JSON comes from something between here and the board. */
function parseAnswer(text: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const said = saidByStatus[status]
    throw said === undefined ? createUnreachableError(cause) : createStoreError(said, cause)
  }
}

function findFailure(answer: unknown): v.InferOutput<typeof failed>['error'] | undefined {
  for (const each of Array.isArray(answer) ? answer : [answer]) {
    // Of every other element the parser would write down what is missing.
    if (typeof each !== 'object' || each === null || !('error' in each)) continue
    const parsed = v.safeParse(failed, each)
    if (parsed.success) return parsed.output.error
  }
  return undefined
}

/** Parses an answer. Throws a StoreError 'damaged'. */
export function parseShape<Shape>(schema: v.GenericSchema<unknown, Shape>, answer: unknown): Shape {
  const parsed = v.safeParse(schema, answer)
  if (parsed.success) return parsed.output
  throw new StoreError('damaged', 'the shared board answers something else', { cause: new v.ValiError(parsed.issues) })
}
