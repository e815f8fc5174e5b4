// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ResumeField } from '#renderer/features/profile/form/avatar-and-resume-fields.tsx'
import type { ProfileFormState } from '#renderer/features/profile/form/use-profile-form.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import { pdfBytes } from '#tests/support/sample-files.ts'

afterEach(() => {
  cleanup()
  useToast.setState({ toast: null })
})

const fileOf = (name: string, read: () => Promise<ArrayBuffer> = async () => pdfBytes.buffer) =>
  ({ name, size: pdfBytes.length, arrayBuffer: read }) as unknown as File

/** The field of a user who has no resume yet. */
function show() {
  const write = vi.fn<ProfileFormState['write']>()
  const form = { values: { resume: undefined, resumeName: '', resumeUrl: '' }, write }
  render(<ResumeField form={form as unknown as ProfileFormState} />)
  const input = screen.getByLabelText<HTMLInputElement>('Choose a file')
  return {
    choose: (file: File) => fireEvent.change(input, { target: { files: [file] } }),
    chosen: () => write.mock.calls.map(([{ resumeName }]) => resumeName)
  }
}

test('resume field › keeps the last chosen file when an earlier file loads late', async () => {
  let answer: (bytes: ArrayBuffer) => void = () => {}
  const blocked = new Promise<ArrayBuffer>((resolve) => {
    answer = resolve
  })
  const { choose, chosen } = show()
  choose(fileOf('first.pdf', () => blocked))
  choose(fileOf('second.pdf'))
  await waitFor(() => expect(chosen()).toEqual(['second.pdf']))
  await act(async () => answer(pdfBytes.buffer))
  expect(chosen()).toEqual(['second.pdf'])
})
