// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { EmailField, PasswordField } from '#renderer/components/form/email-and-password-fields.tsx'
import { ProseField, TextField } from '#renderer/components/form/text-fields.tsx'
import { LineInput, ProseInput, SuggestingInput } from '#renderer/components/workplace/antd-inputs.tsx'

afterEach(cleanup)

/** Characters that copied text brings: a turn of direction, a control character, half of a pair; and a joiner that stays. */
const typed = 'क्\u200Dष \u202Eset\u0000ter\ud83d\u2069'
const clean = 'क्\u200Dष setter'
const note = 'Hidden characters were removed.'

interface Bound {
  label: string
  value: string
  onChange: (text: string) => void
}
type Control = (bound: Bound) => ReactNode

const controls: [name: string, control: Control][] = [
  ['a line', (bound) => <TextField {...bound} />],
  ['a text', (bound) => <ProseField {...bound} />],
  ['a line of a job', (bound) => <LineInput id="line" {...bound} />],
  ['a line of a job with suggestions', (bound) => <SuggestingInput id="line" suggestions={[]} {...bound} />],
  ['a text of a job', (bound) => <ProseInput id="text" rows={2} {...bound} />],
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
        {control({ label: 'Email', value, onChange: setValue })}
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

describe('invisible characters in a text field', () => {
  test.each(controls)('are removed from %s on blur, with an announcement', async (_, control) => {
    const { input } = renderField(control)
    fillIn(input, typed)
    expect(input.value).toBe(clean)
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(notes().map(({ id, role }) => [described.includes(id), role])).toEqual([[true, 'status']])
    // The next key is about the new text.
    await userEvent.type(input, 'x')
    expect([input.value, notes()]).toEqual([`${clean}x`, []])
  })

  test('are kept in a password', () => {
    const { input } = renderField(() => <PasswordField name="p" label="Password" autoComplete="new-password" />)
    fillIn(input, typed)
    expect([input.value, notes()]).toEqual([typed, []])
  })

  test('are removed before Enter submits the form', async () => {
    const { input, sent } = renderField(line)
    fireEvent.change(input, { target: { value: typed } })
    await userEvent.type(input, '{Enter}')
    expect(sent.mock.calls).toEqual([[clean]])
    expect(notes()).toHaveLength(1)
  })

  test('are kept during text composition', () => {
    const { input } = renderField(line)
    fireEvent.change(input, { target: { value: typed } })
    const before = input.value
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    expect([input.value, notes()]).toEqual([before, []])
  })
})
