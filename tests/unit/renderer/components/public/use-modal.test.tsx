// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useModal } from '#renderer/components/public/dialog/use-modal.ts'

afterEach(cleanup)

function Asked({ isHeld }: { isHeld: boolean }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <dialog {...useModal(open, () => setOpen(false), isHeld)}>
        <input aria-label="File" />
      </dialog>
    </>
  )
}

function renderAsked(isHeld = false) {
  const { container } = render(<Asked isHeld={isHeld} />)
  const dialog = container.querySelector('dialog') as HTMLDialogElement
  const tell = (target: Element, type: string) =>
    act(async () => target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true })))
  return { dialog, tell }
}

test('useModal › reopens after Esc although its close event comes late', async () => {
  const { dialog, tell } = renderAsked()
  // As a browser does.
  if (await tell(dialog, 'cancel')) dialog.removeAttribute('open')
  expect(dialog.open).toBe(false)
  await act(async () => screen.getByText('Ask').click())
  await tell(dialog, 'close')
  expect(dialog.open).toBe(true)
})
