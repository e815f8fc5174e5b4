import { StoreError } from '#renderer/storage/document-store.ts'
import type { Unsent } from '#shared/collections/unsent.ts'
import type { Deliver } from './deliver.ts'
import type { Outbox } from './outbox.ts'

/** Sends what waits, until it is stopped. */
export interface Sender {
  /** Something is to be sent, or the network may be back. */
  wake(): void
  stop(): void
}

/** What became of some that waited. */
export interface Sent {
  arrived: readonly Unsent[]
  refused: readonly Unsent[]
}

interface SenderOptions {
  outbox: Outbox
  deliver: Deliver
  /** Whether the person whose they are is signed in still. */
  isCurrent: () => boolean
  /** Of the browser, between its tabs; undefined where there are none: what two tabs send at once is stored once all the same. */
  locks?: Pick<LockManager, 'request'> | undefined
  /** What only one tab does at a time. */
  lockName: string
  /** Called when some have arrived or were refused. */
  onSent: (sent: Sent) => void
}

/** The pause before the next attempt: doubled up to the longest. */
const [minPauseMs, maxPauseMs] = [5_000, 300_000]

export function createSender({ outbox, deliver, isCurrent, locks, lockName, onSent }: SenderOptions): Sender {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pauseMs = minPauseMs
  let [isRunning, isAsked, isStopped] = [false, false, false]
  const mayGoOn = () => !isStopped && isCurrent()

  /** The oldest that waits and was not tried in this round, as it lies there now: it may have been taken away meanwhile. */
  const findNext = async (tried: ReadonlySet<string>) =>
    (await outbox.list()).find((unsent) => unsent.refusal === undefined && !tried.has(unsent.id))

  /** Writes down what became of it. What was put in its place meanwhile is left alone. */
  const settle = async (unsent: Unsent, refusal: Awaited<ReturnType<Deliver>>) => {
    try {
      await (refusal === null ? outbox.remove(unsent) : outbox.refuse(unsent, refusal))
      return true
    } catch (error) {
      if (error instanceof StoreError && error.failure === 'conflict') return false
      throw error
    }
  }

  /** Resolves with whether something waits still. */
  async function sendAll(): Promise<boolean> {
    const tried = new Set<string>()
    const [arrived, refused]: [Unsent[], Unsent[]] = [[], []]
    let isLeft = false
    try {
      for (let next = await findNext(tried); next && mayGoOn(); next = await findNext(tried)) {
        tried.add(next.id)
        try {
          const refusal = await deliver(next)
          // Refused perhaps because somebody else is signed in by now.
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

  /** Another tab that sends may end at any moment: what it leaves is looked for again. */
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
