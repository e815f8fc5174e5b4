// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ResumeView } from '#renderer/components/workplace/pdf/resume-view.tsx'
import * as hook from '#renderer/hooks/use-repositories.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { renderWithStore, signInAs, userOf } from '#tests/support/render-with-store.tsx'
import '#tests/support/fast-role-queries.ts'

const readFile = vi.fn<(link: string, owner: string) => Promise<Blob | undefined>>()
/** Made once, as for a person: a new one would be read from again. */
const repositories = { candidateDocuments: { readFile } }
beforeEach(() => {
  readFile.mockReset()
  vi.spyOn(hook, 'useRepositories').mockReturnValue(repositories as never)
})
afterEach(cleanup)

const word = new Blob(['PK'], { type: 'application/msword' })

function show() {
  signInAs(userOf('u-suvarna', 'Employer'))
  const { wrapper } = renderWithStore(createMemoryStore(), '/')
  return render(<ResumeView link="file:meena" owner="u-meena" name="Meena Patel" />, { wrapper })
}

test('resume view › does not show a late resume of the previous applicant', async () => {
  let answer: (file: Blob | undefined) => void = () => {}
  const blocked = new Promise<Blob | undefined>((resolve) => {
    answer = resolve
  })
  readFile.mockReturnValueOnce(blocked).mockResolvedValueOnce(word)
  const { rerender } = show()
  rerender(<ResumeView link="file:ravi" owner="u-ravi" name="Ravi Soni" />)
  await screen.findByText(/^This is a Word file/)
  await act(async () => answer(undefined))
  expect(screen.queryByText('The resume no longer exists.')).toBeNull()
})
