// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ResumeView } from '#renderer/features/applications/applicants/sheet/resume-view.tsx'
import * as hook from '#renderer/hooks/use-repositories.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { beginAs, overBoard, userOf } from '#tests/support/over-board.tsx'
import '#tests/support/quick-looks.ts'

const readFile = vi.fn<(link: string, owner: string) => Promise<Blob | undefined>>()
/** Made once, as for a person: a new one would be read from anew. */
const repositories = { papers: { readFile } }
beforeEach(() => {
  readFile.mockReset()
  vi.spyOn(hook, 'useRepositories').mockReturnValue(repositories as never)
})
afterEach(cleanup)

const word = new Blob(['PK'], { type: 'application/msword' })

function show() {
  beginAs(userOf('u-suvarna', 'Employer'))
  const { wrapper } = overBoard(createMemoryStore(), '/')
  return render(<ResumeView link="file:meena" owner="u-meena" name="Meena Patel" />, { wrapper })
}

test('a resume that could not be opened can be tried again; one that is no PDF is only to be downloaded', async () => {
  readFile.mockRejectedValueOnce(new Error('not now')).mockResolvedValueOnce(word)
  show()
  screen.getByText('Opening the resume…')
  await screen.findByText('The resume could not be opened.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  screen.getByText('Opening the resume…')
  await screen.findByText('This is a Word file. It cannot be shown here, but you can download it.')
  expect(screen.queryByRole('button')).toBeNull()
  expect(readFile.mock.calls).toEqual(Array(2).fill(['file:meena', 'u-meena']))
})

test('what comes late of another resume is not shown in place of the one that is open', async () => {
  let answer: (file: Blob | undefined) => void = () => {}
  const held = new Promise<Blob | undefined>((resolve) => {
    answer = resolve
  })
  readFile.mockReturnValueOnce(held).mockResolvedValueOnce(word)
  const { rerender } = show()
  rerender(<ResumeView link="file:ravi" owner="u-ravi" name="Ravi Soni" />)
  await screen.findByText(/^This is a Word file/)
  await act(async () => answer(undefined))
  expect(screen.queryByText('The file is not there any more.')).toBeNull()
})
