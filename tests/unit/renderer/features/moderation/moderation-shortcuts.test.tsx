// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { Drawer } from 'antd'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useModerationShortcuts } from '#renderer/features/moderation/moderation-shortcuts.tsx'

afterEach(cleanup)

function Moderation({ approve, asks, late }: { approve: () => void; asks: boolean | 'before'; late: boolean }) {
  const area = useRef<HTMLDivElement>(null)
  useModerationShortcuts(area, () => !late, { a: approve })
  return (
    <>
      <button type="button">Logout</button>
      <div ref={area}>
        <button type="button">Wax Carver</button>
        <input aria-label="Search" />
      </div>
      {asks === true && <div role="dialog">Reject?</div>}
      <Drawer open={false} forceRender={asks === 'before'}>
        Settings
      </Drawer>
    </>
  )
}

interface Pressed extends KeyboardEventInit {
  /** Focused element; absent: none. */
  at?: string
  /** Something else has used the key. */
  used?: true
  /** A question is on the screen, or a drawer was. */
  asks?: true | 'before'
  /** The job before is still on the screen. */
  late?: true
}

test.each<[how: string, acts: boolean, Pressed]>([
  ['where nothing has the focus', true, {}],
  ['in the review queue', true, { at: 'Wax Carver' }],
  ['in a field', false, { at: 'Search' }],
  ['outside of the review queue', false, { at: 'Logout' }],
  ['while a dialog is open', false, { asks: true }],
  ['after a drawer was closed', true, { asks: 'before' }],
  ['as a key repeat', false, { repeat: true }],
  ['with Ctrl', false, { ctrlKey: true }],
  ['with ⌘', false, { metaKey: true }],
  ['with Alt', false, { altKey: true }],
  ['during text composition', false, { isComposing: true }],
  ['before the next job is on the screen', false, { late: true }],
  ['after another handler used the key', false, { used: true }]
])(
  'review queue shortcut key › pressed %s runs the action: %s',
  (_, acts, { at, used, asks = false, late = false, ...init }) => {
    const approve = vi.fn()
    render(<Moderation approve={approve} asks={asks} late={late} />)
    const target = at === undefined ? document.body : (screen.queryByText(at) ?? screen.getByLabelText(at))
    const event = new KeyboardEvent('keydown', { key: 'a', code: 'KeyA', bubbles: true, cancelable: true, ...init })
    if (used) document.addEventListener('keydown', () => event.preventDefault(), { once: true, capture: true })
    target.dispatchEvent(event)
    expect(approve).toHaveBeenCalledTimes(acts ? 1 : 0)
    // A key that has acted writes nothing into the field to which it led.
    expect(event.defaultPrevented).toBe(acts || used === true)
  }
)
