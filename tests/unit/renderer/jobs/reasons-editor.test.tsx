// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as hook from '#renderer/hooks/use-repositories.ts'
import { ReasonsEditor } from '#renderer/jobs/moderation-reasons/reasons-editor.tsx'
import { StoreError } from '#renderer/storage/document-store.ts'
import type { SavedReason } from '#shared/domain/reason/saved-reason.ts'

afterEach(cleanup)

const pay: SavedReason = { id: 'pay', revision: 1, use: 'reject', text: 'The pay is missing.' }

test('editor of saved rejection reasons › keeps the typed text and shows a message when saving fails', async () => {
  const [add, change, remove] = [vi.fn(), vi.fn(), vi.fn()]
  vi.spyOn(hook, 'useRepositories').mockReturnValue({ reasons: { add, change, remove } } as never)
  const answer = vi.fn()
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: it stands for the question around the list
    <div onKeyDown={answer}>
      <ReasonsEditor use="reject" reasons={[pay]} />
    </div>
  )
  fireEvent.click(screen.getByRole('button', { name: 'Edit saved reasons' }))
  const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
  const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
  type('Saved reason 1', 'Say what it pays.')
  change.mockRejectedValueOnce(new StoreError('conflict', 'newer', { stored: pay }))
  await press('Save')
  screen.getByText('This reason was changed in another window. Your text is still here.')
  change.mockRejectedValueOnce(new StoreError('full', 'no room'))
  await press('Save')
  screen.getByText('Not saved. Your text is still here.')
  expect(field('Saved reason 1').value).toBe('Say what it pays.')
  await act(async () => void fireEvent.keyDown(field('Saved reason 1'), { key: 'Enter', ctrlKey: true }))
  expect([change.mock.lastCall, answer.mock.calls]).toEqual([[pay, { use: 'reject', text: 'Say what it pays.' }], []])
  await act(async () => void fireEvent.keyDown(field('Saved reason 1'), { key: 'Enter' }))
  expect([change.mock.calls.length, answer.mock.calls.length]).toEqual([3, 1])
  type('New saved reason', 'There is no such company.')
  add.mockRejectedValueOnce(new StoreError('unavailable', 'no'))
  await press('Add')
  expect(field('New saved reason').value).toBe('There is no such company.')
  await press('Add')
  expect([field('New saved reason').value, add.mock.calls.length]).toEqual(['', 2])
  await press('Remove')
  expect(remove.mock.calls).toEqual([[pay]])
})
