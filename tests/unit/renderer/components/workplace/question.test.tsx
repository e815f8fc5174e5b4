// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { WrittenQuestion } from '#renderer/components/workplace/written-question.tsx'
import { navigateGuarded } from '#renderer/hooks/guarded-navigation.ts'

afterEach(cleanup)

function ask(unsaved: boolean) {
  const [cancel, confirm] = [vi.fn(), vi.fn()]
  const words = { title: 'Message', text: 'To Meena.', cancel: 'Back', confirm: 'Send' }
  render(
    <WrittenQuestion {...{ open: true, unsaved, ...words }} onCancel={cancel} onConfirm={confirm}>
      <textarea aria-label="Words" />
    </WrittenQuestion>,
    { wrapper: MemoryRouter }
  )
  return { cancel, confirm, field: screen.getByLabelText('Words') }
}
const closing = () => screen.queryByText('Close without sending?')?.closest<HTMLElement>('[role=dialog]') ?? null
const press = async (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

test('one with words in it asks before they are lost, and keeps them for whoever stays', async () => {
  const { cancel, confirm } = ask(true)
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

test('a step elsewhere is taken by whoever closes the question, and forgotten by whoever keeps writing', async () => {
  const { cancel } = ask(true)
  const go = vi.fn<() => void>()
  const step = () => act(async () => navigateGuarded(go))
  const close = () =>
    act(async () =>
      within(closing() as HTMLElement)
        .getByRole('button', { name: 'Close' })
        .click()
    )
  await step()
  await press('Keep writing')
  await press('Back')
  await close()
  expect([go.mock.calls.length, cancel.mock.calls.length]).toEqual([0, 1])
  await step()
  await close()
  expect([go.mock.calls.length, cancel.mock.calls.length]).toEqual([1, 2])
})
