// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AvatarField, ResumeField } from '#renderer/features/profile/form/file-fields.tsx'
import type { ProfileFormState } from '#renderer/features/profile/form/use-profile-form.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import { overBoard } from '#tests/support/over-board.tsx'
import { pdfBytes } from '#tests/support/sample-files.ts'

afterEach(() => {
  cleanup()
  useToast.setState({ toast: null })
})

const fileOf = (name: string, read: () => Promise<ArrayBuffer> = async () => pdfBytes.buffer) =>
  ({ name, size: pdfBytes.length, arrayBuffer: read }) as unknown as File

/** The field of somebody who has no resume yet. */
function show() {
  const write = vi.fn<ProfileFormState['write']>()
  const form = { values: { resume: undefined, resumeName: '', resumeUrl: '' }, write }
  render(<ResumeField form={form as unknown as ProfileFormState} />)
  const input = screen.getByLabelText<HTMLInputElement>('Choose a file')
  return {
    input,
    choose: (file: File) => fireEvent.change(input, { target: { files: [file] } }),
    taken: () => write.mock.calls.map(([{ resumeName }]) => resumeName)
  }
}

test('of two files the one that was chosen last is taken, also where the first is read later', async () => {
  let answer: (bytes: ArrayBuffer) => void = () => {}
  const held = new Promise<ArrayBuffer>((resolve) => {
    answer = resolve
  })
  const { choose, taken } = show()
  choose(fileOf('first.pdf', () => held))
  choose(fileOf('second.pdf'))
  await waitFor(() => expect(taken()).toEqual(['second.pdf']))
  await act(async () => answer(pdfBytes.buffer))
  expect(taken()).toEqual(['second.pdf'])
})

test('a file that was refused can be chosen again once it has been put right', async () => {
  const { input, choose } = show()
  const put = vi.fn<(value: string) => void>()
  // A browser tells of no change as long as the field holds the same file.
  Object.defineProperty(input, 'value', { configurable: true, get: () => 'C:\\fakepath\\meena.pdf', set: put })
  choose(fileOf('meena.pdf', () => Promise.reject(new DOMException('moved', 'NotReadableError'))))
  await screen.findByText('“meena.pdf” could not be read. Please choose it again.')
  expect(put).toHaveBeenCalledWith('')
})

test('a picture that is stored already is taken out as well, not only one that was just chosen', () => {
  const write = vi.fn<ProfileFormState['write']>()
  const form = { values: { avatar: undefined, avatarUrl: 'file:u-asha_1', name: 'Asha Patel' }, stored: null, write }
  const { wrapper } = overBoard(createMemoryStore(), '/profile')
  render(<AvatarField form={form as unknown as ProfileFormState} />, { wrapper })
  fireEvent.click(screen.getByRole('button', { name: 'Remove the picture' }))
  expect(write.mock.calls).toEqual([[{ avatar: undefined, avatarUrl: '' }]])
})
