// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { AntdFormDialog } from '#renderer/components/workplace/antd-form-dialog.tsx'

afterEach(cleanup)

function ask() {
  const [cancel, confirm] = [vi.fn(), vi.fn()]
  const words = { title: 'Message', text: 'To Meena.', cancel: 'Back', confirm: 'Send' }
  render(
    <AntdFormDialog {...{ open: true, unsaved: true, ...words }} onCancel={cancel} onConfirm={confirm}>
      <textarea aria-label="Words" />
    </AntdFormDialog>,
    { wrapper: MemoryRouter }
  )
  return { cancel, confirm }
}
const closing = () => screen.queryByText('Close without sending?')?.closest<HTMLElement>('[role=dialog]') ?? null
const press = async (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

test('question dialog › asks for confirmation before typed text is lost', async () => {
  const { cancel, confirm } = ask()
  await press('Back')
  expect([cancel.mock.calls, closing()]).toEqual([[], expect.anything()])
  await press('Keep writing')
  expect(cancel).not.toHaveBeenCalled()
  await press('Back')
  await act(async () =>
    within(closing() as HTMLElement)
      .getByRole('button', { name: 'Close' })
      .click()
  )
  expect([cancel.mock.calls.length, confirm.mock.calls]).toEqual([1, []])
})
