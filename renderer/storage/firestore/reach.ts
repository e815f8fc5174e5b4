import type { Connection, Reach } from '../connection.ts'
import { StoreError } from '../document-store.ts'
import { serverTimeoutMs } from './reading/resilient-listener.ts'

/** Finds out of what is asked anyway whether the server can be reached. */
export interface ReachFollower extends Connection {
  /** One subscription: whether what it tells comes from the server. `end`: it is given up. */
  follow(): { tell(fromCache: boolean): void; end(): void }
  /** A request. What it rejects with is passed on. `isRemembered`: whether the answer has come from the cache. */
  ask<R>(request: () => Promise<R>, isRemembered?: () => boolean): Promise<R>
  /** The server was asked in vain. */
  noteSilence(): void
}

export interface ReachOptions {
  /** Asks the server for anything; whether it has answered. May reject. */
  probe: () => Promise<boolean>
  /** Keeps over the end of the page when the server last said something; undefined: nothing is kept here. Both may reject. */
  memory?: { read(): Promise<string | undefined>; write(at: string): Promise<void> } | undefined
  isOnline: () => boolean
  getTime?: () => number
}

/**
 * Firestore falls back on what it remembers for a moment while it looks whether that is still right. Only after so long it has lost its
 * server.
 */
const doubtMs = 3_000

/** The pause before the server is asked for a sign: doubled up to the longest. */
const [minPauseMs, maxPauseMs] = [10_000, 120_000]

/** When the server last said something is written down no more often. */
const rememberAfterMs = 300_000

export function createReachFollower(options: ReachOptions): ReachFollower {
  const { probe, memory, isOnline, getTime = Date.now } = options
  const listeners = new Set<(reach: Reach) => void>()
  const inStep = new Set<object>()
  let reach: Reach | undefined
  let readUntil: number | undefined
  let rememberedAt = Number.NEGATIVE_INFINITY
  let doubt: ReturnType<typeof setTimeout> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let pauseMs = minPauseMs

  const tellAll = (isReachable: boolean) => {
    const until = readUntil === undefined ? undefined : new Date(readUntil).toISOString()
    const isSame = reach?.isReachable === isReachable && (isReachable || reach.readUntil === until)
    if (isSame) return
    reach = { isReachable, ...(!isReachable && until !== undefined && { readUntil: until }) }
    for (const listener of [...listeners]) listener(reach)
  }
  const remember = (isLast: boolean) => {
    if (!memory || readUntil === undefined || (!isLast && readUntil - rememberedAt < rememberAfterMs)) return
    rememberedAt = readUntil
    // Where it cannot be kept, the next start does not know it.
    memory.write(new Date(readUntil).toISOString()).catch(() => {})
  }
  const forgetDoubt = () => {
    clearTimeout(doubt)
    doubt = undefined
  }
  const noteSign = () => {
    forgetDoubt()
    clearTimeout(timer)
    pauseMs = minPauseMs
    tellAll(true)
  }
  const noteAnswer = () => {
    readUntil = getTime()
    remember(false)
    noteSign()
  }
  const askForSign = async () => {
    clearTimeout(timer)
    const hasAnswered = isOnline() && (await probe().catch(() => false))
    if (reach?.isReachable !== false) return
    if (hasAnswered) return noteSign()
    clearTimeout(timer)
    timer = setTimeout(askForSign, pauseMs)
    pauseMs = Math.min(pauseMs * 2, maxPauseMs)
  }
  const noteSilence = () => {
    forgetDoubt()
    if (reach?.isReachable === false) return
    remember(true)
    tellAll(false)
    clearTimeout(timer)
    timer = setTimeout(askForSign, pauseMs)
  }
  const beginDoubt = (ms: number) => {
    doubt ??= setTimeout(noteSilence, ms)
  }
  const loseNetwork = () => {
    // What a subscription has shown so far was right until now.
    if (inStep.size > 0) readUntil = getTime()
    noteSilence()
  }

  memory?.read().then(
    (at) => {
      if (at === undefined || readUntil !== undefined) return
      readUntil = Date.parse(at)
      if (reach) tellAll(reach.isReachable)
    },
    () => {}
  )
  globalThis.addEventListener?.('offline', loseNetwork)
  globalThis.addEventListener?.('online', () => void askForSign())
  if (!isOnline()) noteSilence()

  return {
    watch(listener) {
      const own = (now: Reach) => listener(now)
      listeners.add(own)
      if (reach) listener(reach)
      return () => void listeners.delete(own)
    },
    follow() {
      const key = {}
      return {
        tell(fromCache) {
          if (!fromCache) {
            inStep.add(key)
            return noteAnswer()
          }
          const wasInStep = inStep.delete(key)
          if (wasInStep) readUntil = getTime()
          beginDoubt(wasInStep ? doubtMs : serverTimeoutMs)
        },
        end: () => void inStep.delete(key)
      }
    },
    async ask(request, isRemembered = () => false) {
      try {
        const answer = await request()
        if (isRemembered()) noteSilence()
        else noteAnswer()
        return answer
      } catch (error) {
        if (error instanceof StoreError && error.isOffline) noteSilence()
        throw error
      }
    },
    noteSilence
  }
}
