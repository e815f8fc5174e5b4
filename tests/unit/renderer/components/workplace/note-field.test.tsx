// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { NoteField } from '#renderer/components/workplace/note/note-field.tsx'

afterEach(cleanup)

test('a note that was emptied in another window is said to be: nothing is quoted for something to be taken', async () => {
  render(
    <>
      <h2 id="name">Asha</h2>
      <NoteField stored={{ text: '', revision: 2 }} maxLength={100} onWrite={async () => 'conflict'} nameId="name" />
    </>
  )
  fireEvent.change(screen.getByLabelText(/Asha/), { target: { value: 'Call on Monday' } })
  await screen.findByRole('button', { name: 'Keep mine' })
  expect(screen.getByText('This note was emptied in another window.')).toBeDefined()
  expect(document.querySelector('blockquote')).toBeNull()
})
