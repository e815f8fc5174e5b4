import { StoreError } from '#renderer/storage/document-store.ts'
import type { Unsent } from '#shared/collections/outbox-items.ts'
import type { Deliver } from './deliver-unsent-item.ts'
import type { Outbox } from './outbox.ts'

/** Sends the outbox, and retries it with backoff until it is stopped. */
export interface Sender {
  wake(): void
  stop(): void
}

export interface Sent {
  arrived: readonly Unsent[]
  refused: readonly Unsent[]
}

interface SenderOptions {
  outbox: Outbox
  deliver: Deliver
  isCurrent: () => boolean
  /** Absent where a browser has none: concurrent sends are stored once all the same. */
  locks?: Pick<LockManager, 'request'> | undefined
  lockName: string
  onSent: (sent: Sent) => void
}

/** The backoff before a retry: doubled up to the longest. */
const [minPauseMs, maxPauseMs] = [5_000, 300_000]

export function createOutboxSender({ outbox, deliver, isCurrent, locks, lockName, onSent }: SenderOptions): Sender {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pauseMs = minPauseMs
  let [isRunning, isAsked, isStopped] = [false, false, false]
  const mayGoOn = () => !isStopped && isCurrent()

  const findNext = async (tried: ReadonlySet<string>) =>
    (await outbox.list()).find((unsent) => unsent.refusal === undefined && !tried.has(unsent.id))

  /** A replacement is left alone. */
  const settle = async (unsent: Unsent, refusal: Awaited<ReturnType<Deliver>>) => {
    try {
      await (refusal === null ? outbox.remove(unsent) : outbox.refuse(unsent, refusal))
      return true
    } catch (error) {
      if (error instanceof StoreError && error.failure === 'conflict') return false
      throw error
    }
  }

  async function sendAll(): Promise<boolean> {
    const tried = new Set<string>()
    const [arrived, refused]: [Unsent[], Unsent[]] = [[], []]
    let isLeft = false
    try {
      for (let next = await findNext(tried); next && mayGoOn(); next = await findNext(tried)) {
        tried.add(next.id)
        try {
          const refusal = await deliver(next)
          // The refusal may concern another person, who is signed in by now.
          if (refusal !== null && !mayGoOn()) break
          if (await settle(next, refusal)) (refusal === null ? arrived : refused).push(next)
          else isLeft = true
        } catch (error) {
          isLeft = true
          if (error instanceof StoreError && error.isOffline) break
        }
      }
    } finally {
      if (arrived.length + refused.length > 0 && mayGoOn()) onSent({ arrived, refused })
    }
    return isLeft
  }

  /** Another tab may end while it sends: its rest is retried. */
  const sendAlone = async (): Promise<boolean> => {
    if (!locks) return sendAll()
    return locks.request(lockName, { ifAvailable: true }, (lock) => (lock ? sendAll() : true))
  }

  async function run(): Promise<void> {
    clearTimeout(timer)
    isAsked = isRunning
    if (isRunning || isStopped) return
    isRunning = true
    let isLeft: boolean
    do {
      isAsked = false
      isLeft = await sendAlone().catch(() => true)
    } while (isAsked && mayGoOn())
    isRunning = false
    if (!isLeft || !mayGoOn()) return
    timer = setTimeout(run, pauseMs)
    pauseMs = Math.min(pauseMs * 2, maxPauseMs)
  }

  return {
    wake() {
      pauseMs = minPauseMs
      void run()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    }
  }
}
