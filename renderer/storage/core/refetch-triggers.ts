import type { Unsubscribe } from '#renderer/storage/document-store.ts'

/** Polling for data that no server pushes. 'minute': once a minute while the page is visible. */
export type RefetchTrigger = 'focus' | 'online' | 'minute'

export type OnRefetchTrigger = (listener: (trigger: RefetchTrigger) => void) => Unsubscribe

const minuteMs = 60_000

export const onRefetchTrigger: OnRefetchTrigger = (listener) => {
  let wasHiddenAt: number | undefined
  const notifyMinute = () => document.visibilityState === 'visible' && listener('minute')
  const timer = setInterval(notifyMinute, minuteMs)
  // A window beside others is seen again without the focus: the skipped minutes are made up for.
  const noteVisibility = () => {
    if (document.visibilityState === 'hidden') wasHiddenAt = Date.now()
    else if (wasHiddenAt !== undefined && Date.now() - wasHiddenAt >= minuteMs) notifyMinute()
  }
  const over = new AbortController()
  window.addEventListener('focus', () => listener('focus'), { signal: over.signal })
  window.addEventListener('online', () => listener('online'), { signal: over.signal })
  document.addEventListener('visibilitychange', noteVisibility, { signal: over.signal })
  return () => {
    clearInterval(timer)
    over.abort()
  }
}
