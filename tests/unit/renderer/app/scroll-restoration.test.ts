// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { useScrollRestoration } from '#renderer/app/scroll-restoration.ts'

afterEach(() => {
  cleanup()
  history.replaceState(null, '')
})

test.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])(
  'the old place is looked for as the page grows, and no more once the person acts: %s',
  (act) => {
    let grow = () => {}
    const observe = (tell: () => void) => {
      grow = tell
    }
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly tell: () => void
        constructor(tell: () => void) {
          this.tell = tell
        }
        observe = () => observe(this.tell)
        disconnect = () => observe(() => {})
      }
    )
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue()
    history.replaceState({ y: 700 }, '')
    renderHook(() => useScrollRestoration(), { wrapper: MemoryRouter })
    grow()
    expect(scrollTo.mock.calls).toEqual([
      [0, 700],
      [0, 700]
    ])
    window.dispatchEvent(new Event(act))
    grow()
    expect(scrollTo).toHaveBeenCalledTimes(2)
  }
)
