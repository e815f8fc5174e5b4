import type { Connection, ConnectionStatus } from '../connection-status.ts'
import { StoreError } from '../document-store.ts'
import { serverTimeoutMs } from './reading/resilient-listener.ts'

/** Learns from requests that are made anyway whether the server can be reached. */
export interface Connectivity extends Connection {
  /** Whether the results of a subscription come from the server. */
  track(): { report(fromCache: boolean): void; end(): void }
  /** Passes on the rejection. `isFromCache`: whether the answer was a cached one. */
  request<R>(send: () => Promise<R>, isFromCache?: () => boolean): Promise<R>
  reportSilence(): void
}

interface ConnectivityOptions {
  probe: () => Promise<boolean>
  /** Keeps the time of the last answer for the next page, ISO 8601. Both may reject. */
  lastRead?: { read(): Promise<string | undefined>; write(at: string): Promise<void> } | undefined
  isOnline: () => boolean
  getTime?: () => number
}

/** Firestore revalidates its cache for a moment before it has lost its server. */
const graceMs = 3_000

/** The backoff of the probe: doubled up to the longest. */
const [minPauseMs, maxPauseMs] = [10_000, 120_000]

const writeIntervalMs = 300_000

export function createConnectivity(options: ConnectivityOptions): Connectivity {
  const { probe, lastRead, isOnline, getTime = Date.now } = options
  const listeners = new Set<(status: ConnectionStatus) => void>()
  const inSync = new Set<object>()
  /** Subscriptions that the grace waits for. */
  const unanswered = new Set<object>()
  let status: ConnectionStatus | undefined
  let readUntil: number | undefined
  let writtenAt = Number.NEGATIVE_INFINITY
  let grace: ReturnType<typeof setTimeout> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let pauseMs = minPauseMs

  const notify = (isReachable: boolean) => {
    const until = readUntil === undefined ? undefined : new Date(readUntil).toISOString()
    const isSame = status?.isReachable === isReachable && (isReachable || status.readUntil === until)
    if (isSame) return
    status = { isReachable, ...(!isReachable && until !== undefined && { readUntil: until }) }
    for (const listener of [...listeners]) listener(status)
  }
  const writeLastRead = (isLast: boolean) => {
    if (!lastRead || readUntil === undefined || (!isLast && readUntil - writtenAt < writeIntervalMs)) return
    writtenAt = readUntil
    lastRead.write(new Date(readUntil).toISOString()).catch(() => {})
  }
  const endGrace = () => {
    clearTimeout(grace)
    grace = undefined
  }
  const markReachable = () => {
    endGrace()
    clearTimeout(timer)
    pauseMs = minPauseMs
    notify(true)
  }
  const reportAnswer = () => {
    readUntil = getTime()
    writeLastRead(false)
    markReachable()
  }
  const probeServer = async () => {
    clearTimeout(timer)
    const hasAnswered = isOnline() && (await probe().catch(() => false))
    if (status?.isReachable !== false) return
    if (hasAnswered) return markReachable()
    clearTimeout(timer)
    timer = setTimeout(probeServer, pauseMs)
    pauseMs = Math.min(pauseMs * 2, maxPauseMs)
  }
  const reportSilence = () => {
    endGrace()
    if (status?.isReachable === false) return
    writeLastRead(true)
    notify(false)
    clearTimeout(timer)
    timer = setTimeout(probeServer, pauseMs)
  }
  const goOffline = () => {
    // A subscription in sync was right until now.
    if (inSync.size > 0) readUntil = getTime()
    reportSilence()
  }

  lastRead?.read().then(
    (at) => {
      if (at === undefined || readUntil !== undefined) return
      readUntil = Date.parse(at)
      if (status) notify(status.isReachable)
    },
    () => {}
  )
  globalThis.addEventListener?.('offline', goOffline)
  globalThis.addEventListener?.('online', () => void probeServer())
  if (!isOnline()) reportSilence()

  return {
    watch(listener) {
      const own = (now: ConnectionStatus) => listener(now)
      listeners.add(own)
      if (status) listener(status)
      return () => void listeners.delete(own)
    },
    track() {
      const key = {}
      return {
        report(fromCache) {
          if (!fromCache) {
            inSync.add(key)
            unanswered.clear()
            return reportAnswer()
          }
          const wasInSync = inSync.delete(key)
          if (wasInSync) readUntil = getTime()
          unanswered.add(key)
          grace ??= setTimeout(reportSilence, wasInSync ? graceMs : serverTimeoutMs)
        },
        end() {
          inSync.delete(key)
          // Its own silence says nothing of the board any more.
          if (unanswered.delete(key) && unanswered.size === 0) endGrace()
        }
      }
    },
    async request(send, isFromCache = () => false) {
      try {
        const answer = await send()
        if (isFromCache()) reportSilence()
        else reportAnswer()
        return answer
      } catch (error) {
        if (error instanceof StoreError && error.isOffline) reportSilence()
        throw error
      }
    },
    reportSilence
  }
}
