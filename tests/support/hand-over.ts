import { vi } from 'vitest'
import { requestSession } from '#renderer/platform/web/hand-over.ts'

/** A person does this on the page at `from`, to its link to `to`, or to what stands in the link. */
export function press(to: string, event: Event, from = '/jobs?q=setter'): void {
  history.pushState(null, '', from)
  const link = document.createElement('a')
  link.href = to
  link.append(document.createElement('b'))
  link.addEventListener('click', (clicked) => clicked.preventDefault())
  document.body.append(link)
  link.firstElementChild?.dispatchEvent(event)
}

export const mouse = (name: string, more: MouseEventInit = {}) =>
  new MouseEvent(name, { bubbles: true, cancelable: true, ...more })
export const withCtrl = () => mouse('click', { ctrlKey: true })

/** Asks as a tab does that shows `address` and was opened from `from`. */
export function ask(address: string, from = '/jobs?q=setter', isOnBoard = false, offering = 1) {
  history.pushState(null, '', address)
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(from && location.origin + from)
  return requestSession(isOnBoard, offering)
}
