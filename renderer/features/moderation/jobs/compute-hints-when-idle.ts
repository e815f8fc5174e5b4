import { runWhenIdle } from '#renderer/hooks/run-when-idle.ts'
import type { FindPhrases } from '#shared/domain/job/hints/find-hint-phrases.ts'
import { findTextHints, readTexts } from '#shared/domain/job/hints/find-hints.ts'
import type { Hint } from '#shared/domain/job/hints/job-hint.ts'
import type { Job } from '#shared/domain/job/job.ts'

/** Rows get their hints together, not one after the other. */
const publishEveryMs = 250

/** Reads the texts of jobs for hints while the page is idle, and keeps what it found by id and revision. */
export function createHintReader(findPhrases: FindPhrases) {
  const known = new Map<string, readonly Hint[]>()
  const waiting = new Map<string, Job>()
  const listeners = new Set<() => void>()
  let stop: (() => void) | undefined
  let version = 0
  let openKey = ''

  const publish = () => {
    version += 1
    for (const listener of listeners) listener()
  }
  /** The open job, else the one that waits longest. */
  const findNext = (): [key: string, job: Job] | undefined => {
    const open = waiting.get(openKey)
    return open ? [openKey, open] : waiting.entries().next().value
  }
  function* read() {
    let publishedAt = performance.now()
    for (let next = findNext(); next; next = findNext()) {
      const [key, job] = next
      const hints: Hint[] = []
      for (const found of readTexts(job, findPhrases)) {
        hints.push(...found)
        yield
      }
      known.set(key, hints)
      waiting.delete(key)
      if (key === openKey || performance.now() > publishedAt + publishEveryMs) {
        publish()
        publishedAt = performance.now()
        yield
      }
    }
    stop = undefined
    publish()
  }
  return {
    /** undefined: not known yet; they are read soon. */
    find(job: Job): readonly Hint[] | undefined {
      const key = formatKey(job)
      const hints = known.get(key)
      if (!hints && !waiting.has(key)) {
        waiting.set(key, job)
        stop ??= runWhenIdle(read())
      }
      return hints
    },
    findNow(job: Job): readonly Hint[] {
      const key = formatKey(job)
      const hints = known.get(key) ?? findTextHints(job, findPhrases)
      known.set(key, hints)
      return hints
    },
    /** The job on the screen is read before the others. */
    prefer(job: Job) {
      openKey = formatKey(job)
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      if (waiting.size > 0) stop ??= runWhenIdle(read())
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop?.()
        stop = undefined
      }
    },
    getVersion: () => version
  }
}

function formatKey({ id, revision }: Job): string {
  return `${id} ${revision ?? 0}`
}
