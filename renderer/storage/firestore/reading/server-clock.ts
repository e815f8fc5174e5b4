import * as v from 'valibot'
import { StoreError } from '../../document-store.ts'
import { isRefusal } from '../firestore-errors.ts'
import type { QuerySource } from './query-results.ts'
import { serverTimeoutMs } from './resilient-listener.ts'

/** The calendar of the server, for a device whose clock may be wrong by days. */
export interface ServerClock {
  /** The server's day in UTC, 'YYYY-MM-DD', as far as it is known: the device's until the server was asked. */
  readDay(): string
  /** The same time, in milliseconds since 1970. */
  readTime(): number
  /** Asks the server for its time. Resolves with whether it is another day than was believed; never rejects. */
  ask(): Promise<boolean>
}

/** The day does not change within so many milliseconds of its end: what is asked then comes in order. */
const askAgainAfterMs = 60_000

/** @param fetchTime asks the server; undefined: it could not be reached */
export function createServerClock(
  fetchTime: () => Promise<Date | undefined>,
  getTime: () => number = Date.now
): ServerClock {
  let offsetMs = 0
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<boolean> | undefined
  const readTime = () => getTime() + offsetMs
  const readDay = () => new Date(readTime()).toISOString().slice(0, 10)
  const ask = async () => {
    const [before, beganAt] = [readDay(), getTime()]
    const time = await fetchTime().catch(() => undefined)
    if (!time) return false
    askedAt = getTime()
    // The server has read its clock somewhere between.
    offsetMs = time.getTime() - (beganAt + askedAt) / 2
    return readDay() !== before
  }
  return {
    readDay,
    readTime,
    ask() {
      if (Math.abs(getTime() - askedAt) < askAgainAfterMs) return Promise.resolve(false)
      asking ??= ask().finally(() => {
        asking = undefined
      })
      return asking
    }
  }
}

const timed = v.tuple([v.object({ readTime: v.string() })])

/**
 * What time it is on the server: every answer of its REST interface says so, also the one that a document is not there. The library
 * tells nobody. undefined: it did not say, as where it wants to see a proof of App Check.
 * @param emulator 'host:port' of an emulator
 */
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

const dayMs = 86_400_000

/** Calls back at the beginning of every day in UTC until it is stopped. */
export function onEachDay(listener: () => void, getTime = Date.now): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(
      () => {
        listener()
        wait()
      },
      dayMs - (getTime() % dayMs)
    )
  }
  wait()
  return () => clearTimeout(timer)
}

/**
 * The source of what is asked by the day of the server. `onAnotherDay`: that is another one than was believed, so all that was
 * asked by it has to be asked again.
 */
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
        // Where the device's calendar is behind, the rules refuse. It is asked for another day then, and nobody hears of it.
        if (isRefused(error)) void askDay().then((isAnotherDay) => isAnotherDay || onError(error))
        else onError(error)
      })
  }
}

function isRefused(error: unknown): boolean {
  return isRefusal(error) || (error instanceof StoreError && error.failure === 'refused')
}
