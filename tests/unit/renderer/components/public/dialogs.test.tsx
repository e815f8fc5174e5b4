// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ConfirmDialog } from '#renderer/components/public/dialog/confirm-dialog.tsx'

afterEach(cleanup)

test('ConfirmDialog › passes the form data to onConfirm and reopens empty', () => {
  const [cancel, confirm] = [vi.fn(), vi.fn<(given: FormData) => void>()]
  const ask = (open: boolean, busy = false) => (
    <ConfirmDialog
      {...{ open, busy, title: 'Delete?', text: 'For good.', cancel: 'Keep', confirm: 'Delete' }}
      {...{ onCancel: cancel, onConfirm: confirm }}
    >
      <input name="password" aria-label="Password" />
    </ConfirmDialog>
  )
  const { rerender } = render(ask(true))
  const field = () => screen.getByLabelText<HTMLInputElement>('Password')
  fireEvent.change(field(), { target: { value: 'steady' } })
  const form = field().form as HTMLFormElement
  expect(fireEvent.submit(form)).toBe(false)
  expect(confirm.mock.calls.map(([given]) => given.get('password'))).toEqual(['steady'])
  fireEvent.click(screen.getByRole('button', { name: 'Keep' }))
  expect([cancel.mock.calls.length, confirm.mock.calls.length]).toEqual([1, 1])
  // A busy dialog cannot be cancelled.
  rerender(ask(true, true))
  fireEvent.click(screen.getByRole('button', { name: 'Keep' }))
  expect(cancel).toHaveBeenCalledOnce()
  rerender(ask(false))
  rerender(ask(true))
  expect(field().value).toBe('')
})
