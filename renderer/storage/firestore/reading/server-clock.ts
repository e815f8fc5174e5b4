import * as v from 'valibot'
import { formatBoardDay } from '#shared/documents/india-time.ts'
import { StoreError } from '../../document-store.ts'
import { isRefusal } from '../firestore-errors.ts'
import type { QuerySource } from './query-results.ts'
import { serverTimeoutMs } from './resilient-listener.ts'

/** The server's calendar: a device's clock may be wrong by days. */
interface ServerClock {
  /** The board's day, 'YYYY-MM-DD': by this device's clock until the server has answered. */
  readDay(): string
  readTime(): number
  /** Resolves with whether the server's day differs from the assumed one; never rejects. */
  ask(): Promise<boolean>
}

const askAgainAfterMs = 60_000

/** `at`: by this device's clock. A clock that was set back makes no time newer. */
export function isYoungerThan(maxAgeMs: number, at: number): boolean {
  return Math.abs(Date.now() - at) < maxAgeMs
}

export function createServerClock(fetchTime: () => Promise<Date | undefined>): ServerClock {
  let offsetMs = 0
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<boolean> | undefined
  const readTime = () => Date.now() + offsetMs
  const readDay = () => formatBoardDay(new Date(readTime()))
  const ask = async () => {
    const [before, beganAt] = [readDay(), Date.now()]
    const time = await fetchTime().catch(() => undefined)
    if (!time) return false
    askedAt = Date.now()
    offsetMs = time.getTime() - (beganAt + askedAt) / 2
    return readDay() !== before
  }
  return {
    readDay,
    readTime,
    ask() {
      if (isYoungerThan(askAgainAfterMs, askedAt)) return Promise.resolve(false)
      asking ??= ask().finally(() => {
        asking = undefined
      })
      return asking
    }
  }
}

const timed = v.tuple([v.object({ readTime: v.string() })])

/** Every REST answer carries the server's time, which the library does not expose. undefined: none, as where App Check wants a proof. */
export async function fetchServerTime(projectId: string, emulator?: string): Promise<Date | undefined> {
  const base = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com'
  const documents = `projects/${projectId}/databases/(default)/documents`
  const body = JSON.stringify({ documents: [`${documents}/jobs/(none)`] })
  const answer = await fetch(`${base}/v1/${documents}:batchGet`, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(serverTimeoutMs)
  })
  const parsed = v.safeParse(timed, await answer.json())
  const time = parsed.success ? new Date(parsed.output[0].readTime) : undefined
  return time && !Number.isNaN(time.getTime()) ? time : undefined
}

/** A source for the server's day. `onAnotherDay`: it differs from the assumed one, so every such query is renewed. */
export function withServerDay(source: QuerySource, clock: ServerClock, onAnotherDay: () => void): QuerySource {
  let isTold = false
  const askDay = async () => {
    if ((await clock.ask()) && !isTold) {
      isTold = true
      onAnotherDay()
    }
    return isTold
  }
  void askDay()
  return {
    ...source,
    listen: (onSnapshot, onError) =>
      source.listen(onSnapshot, (error) => {
        // The rules refuse a query for a past day: retried with the server's day before anything fails.
        if (isRefused(error)) void askDay().then((isAnotherDay) => isAnotherDay || onError(error))
        else onError(error)
      })
  }
}

function isRefused(error: unknown): boolean {
  return isRefusal(error) || (error instanceof StoreError && error.failure === 'refused')
}
