// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dismissBatch, startBatch } from '#renderer/features/desk/decide/batch.ts'
import { DeskFoot, UndoButton } from '#renderer/features/desk/decide/decision-bar.tsx'
import { StoreError } from '#renderer/storage/document-store.ts'
import { jobOf } from '#tests/support/job-people.ts'

afterEach(() => {
  cleanup()
  dismissBatch()
})

const jobs = ['Setter', 'Carver', 'Polisher'].map((title) => jobOf('pending', { id: title, title }))

test('a batch that is stopped at the desk says how many are live and how many were left, until that is closed', async () => {
  render(<DeskFoot undo={null} />)
  const held: (() => void)[] = []
  let run: Promise<unknown> = Promise.resolve()
  await act(async () => {
    run = startBatch(jobs, () => new Promise((resolve) => held.push(resolve)))
  })
  await waitFor(() => expect(held).toHaveLength(1))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await act(async () => {
    held[0]?.()
    await run
  })
  expect(screen.getByRole('status').textContent).toContain(
    '1 of 3 revisions are live. 2 were left, because you stopped.'
  )
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('status')).toBeNull()
})

test('what could not be approved in a batch is not counted as live, and stands there with its reason', async () => {
  render(<DeskFoot undo={null} />)
  const offline = new StoreError('unavailable', 'no network', { isOffline: true })
  await act(() =>
    startBatch(jobs, async ({ title }) => {
      if (title === 'Carver') throw offline
    })
  )
  expect(screen.getByRole('status').textContent).toContain('2 of 3 revisions are live.')
  expect(screen.queryByText(/because you stopped/)).toBeNull()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Carver could not be saved: the board cannot be reached.'
  ])
})

test('the last decision is named, and taken back with one press', () => {
  const onUndo = vi.fn()
  const last = { title: 'Wax Carver', takeBack: async () => {}, comeBack: () => {} }
  render(<DeskFoot undo={<UndoButton {...{ last, onUndo }} />} />)
  fireEvent.click(screen.getByRole('button', { name: /^Undo Wax Carver/ }))
  expect(onUndo).toHaveBeenCalledOnce()
})
