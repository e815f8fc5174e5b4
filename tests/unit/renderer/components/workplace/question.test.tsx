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

test('a question without a word in it is closed at once by its button, and by no press beside it', async () => {
  const { cancel, field } = ask(false)
  const beside = screen.getByRole('dialog').parentElement as HTMLElement
  fireEvent.mouseDown(beside)
  fireEvent.click(beside)
  expect(cancel).not.toHaveBeenCalled()
  // Or the browser would load the page anew.
  expect(fireEvent.submit(field)).toBe(false)
  await press('Back')
  expect([cancel.mock.calls.length, closing()]).toEqual([1, null])
})

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

test.each<[what: string, keys: KeyboardEventInit, sends: boolean]>([
  ['Ctrl with Enter', { key: 'Enter', ctrlKey: true }, true],
  ['⌘ with Enter', { key: 'Enter', metaKey: true }, true],
  ['Enter alone, which begins a line', { key: 'Enter' }, false],
  ['keys that are held, once they have', { key: 'Enter', ctrlKey: true, repeat: true }, false],
  ['Ctrl with another key', { key: 'a', ctrlKey: true }, false]
])('from within a field it is answered by %s: %o', (_what, keys, sends) => {
  const { confirm, field } = ask(true)
  fireEvent.keyDown(field, keys)
  expect(confirm).toHaveBeenCalledTimes(sends ? 1 : 0)
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
