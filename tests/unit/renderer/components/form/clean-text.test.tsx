// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ProseField, TextField } from '#renderer/components/form/fields.tsx'
import { LineInput, ProseInput, SuggestingInput } from '#renderer/components/workplace/inputs.tsx'
import { NoteField } from '#renderer/components/workplace/note/note-field.tsx'
import { EmailField, PasswordField } from '#renderer/features/accounts/account-fields.tsx'

afterEach(cleanup)

/** Characters that copied text brings: a turn of direction, a control character, half of a pair; and a joiner that stays. */
const typed = 'क्\u200Dष \u202Eset\u0000ter\ud83d\u2069'
const clean = 'क्\u200Dष setter'
const note = 'Removed characters that cannot be seen.'

interface Bound {
  label: string
  value: string
  onWrite: (text: string) => void
}
type Control = (bound: Bound) => ReactNode

const controls: [name: string, control: Control][] = [
  ['a line', (bound) => <TextField {...bound} />],
  ['a text', (bound) => <ProseField {...bound} />],
  ['a line of a posting', (bound) => <LineInput id="line" {...bound} />],
  ['a line of a posting with suggestions', (bound) => <SuggestingInput id="line" suggestions={[]} {...bound} />],
  ['a text of a posting', (bound) => <ProseInput id="text" rows={2} {...bound} />],
  ['an email', () => <EmailField />]
]

function renderField(control: Control) {
  const sent = vi.fn()
  function Bench() {
    const [value, setValue] = useState('')
    const send = (event: { preventDefault: () => void }) => {
      event.preventDefault()
      sent(value)
    }
    return (
      <form onSubmit={send}>
        {control({ label: 'Email', value, onWrite: setValue })}
        <button type="submit">Send</button>
      </form>
    )
  }
  render(<Bench />)
  return { input: screen.getByLabelText<HTMLInputElement>(/^(Email|Password)/), sent }
}

const line = controls[0]?.[1] as Control
const notes = () => screen.queryAllByText(note).map((words) => words.parentElement as HTMLElement)
const fillIn = (input: HTMLInputElement, text: string) => {
  fireEvent.change(input, { target: { value: text } })
  fireEvent.blur(input)
}

describe('what nobody can see goes from a field that is left, and it is said', () => {
  test.each(controls)('of %s', async (_, control) => {
    const { input } = renderField(control)
    fillIn(input, typed)
    expect(input.value).toBe(clean)
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(notes().map(({ id, role }) => [described.includes(id), role])).toEqual([[true, 'status']])
    // The next key is about the new text.
    await userEvent.type(input, 'x')
    expect([input.value, notes()]).toEqual([`${clean}x`, []])
  })

  test('but nothing is said of blanks around a text, and of the kind of its line breaks', () => {
    const { input } = renderField((bound) => <ProseField {...bound} />)
    fillIn(input, ' Sets stones.\r\n\tIn gold. ')
    expect([input.value.trim(), notes()]).toEqual(['Sets stones.\r\n\tIn gold.', []])
  })

  test('and a password stays as it was typed', () => {
    const { input } = renderField(() => <PasswordField name="p" label="Password" autoComplete="new-password" />)
    fillIn(input, typed)
    expect([input.value, notes()]).toEqual([typed, []])
  })

  test('when Enter sends the form as well, before anything is sent', async () => {
    const { input, sent } = renderField(line)
    fireEvent.change(input, { target: { value: typed } })
    await userEvent.type(input, '{Enter}')
    expect(sent.mock.calls).toEqual([[clean]])
    expect(notes()).toHaveLength(1)
  })

  test('but not by Enter that ends a word which is being composed', () => {
    const { input } = renderField(line)
    fireEvent.change(input, { target: { value: typed } })
    const before = input.value
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    expect([input.value, notes()]).toEqual([before, []])
  })

  test('but not where the pressed button has closed the form: what was given up is not written again', async () => {
    const write = vi.fn()
    const { unmount } = render(<TextField label="Email" value={typed} onWrite={write} />)
    vi.spyOn(document, 'querySelector').mockReturnValue(document.body)
    fireEvent.blur(screen.getByLabelText('Email'))
    unmount()
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((step: () => void) => step()) as never)
    fireEvent.pointerUp(document)
    expect(write).not.toHaveBeenCalled()
  })

  test('after the button that is pressed, which does not move away under the pointer', async () => {
    const { input } = renderField(line)
    fireEvent.change(input, { target: { value: typed } })
    const query = vi.spyOn(document, 'querySelector').mockReturnValue(document.body)
    fireEvent.blur(input)
    query.mockRestore()
    expect([input.value, notes()]).toEqual([typed, []])
    fireEvent.pointerUp(document)
    await waitFor(() => expect([input.value, notes().length]).toEqual([clean, 1]))
  })

  test('of a private note, which is stored without it while it is typed, and never from under the hands', async () => {
    const writes: string[] = []
    const write = async (text: string) => {
      writes.push(text)
      return { revision: 1 }
    }
    render(
      <>
        <h2 id="name">Asha</h2>
        <NoteField stored={{ text: '', revision: 0 }} maxLength={100} onWrite={write} nameId="name" />
      </>
    )
    const input = screen.getByLabelText<HTMLTextAreaElement>(/Asha/)
    fireEvent.change(input, { target: { value: typed } })
    await waitFor(() => expect(writes).toEqual([clean]))
    expect(input.value).toBe(typed)
    fireEvent.blur(input)
    await waitFor(() => expect([input.value, notes().length]).toEqual([clean, 1]))
  })
})
