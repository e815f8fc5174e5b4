import type { Unsubscribe } from '#renderer/storage/document-store.ts'

/** When it is worth while to ask again what no server tells by itself: 'minute' comes once a minute while the page is visible. */
export type Occasion = 'focus' | 'online' | 'minute'

/** Calls back at every occasion until it is stopped. */
export type FollowOccasions = (listener: (occasion: Occasion) => void) => Unsubscribe

const minuteMs = 60_000

/** The occasions of this page. */
export const followOccasions: FollowOccasions = (listener) => {
  let wasHiddenAt: number | undefined
  const tellFocus = () => listener('focus')
  const tellOnline = () => listener('online')
  const tellMinute = () => document.visibilityState === 'visible' && listener('minute')
  const timer = setInterval(tellMinute, minuteMs)
  // A window beside others is seen again without the focus: what the minutes left out meanwhile is made good.
  const noteVisibility = () => {
    if (document.visibilityState === 'hidden') wasHiddenAt = Date.now()
    else if (wasHiddenAt !== undefined && Date.now() - wasHiddenAt >= minuteMs) tellMinute()
  }
  window.addEventListener('focus', tellFocus)
  window.addEventListener('online', tellOnline)
  document.addEventListener('visibilitychange', noteVisibility)
  return () => {
    clearInterval(timer)
    window.removeEventListener('focus', tellFocus)
    window.removeEventListener('online', tellOnline)
    document.removeEventListener('visibilitychange', noteVisibility)
  }
}
