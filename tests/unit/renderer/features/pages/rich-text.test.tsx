// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as sanitiser from '#renderer/features/pages/clean-html.ts'
import * as losses from '#renderer/features/pages/editor/rich/find-losses.ts'
import { RichText } from '#renderer/features/pages/editor/rich/rich-text.tsx'

// The sanitiser needs a browser: tests/web/rich-editor.e2e.ts.
beforeEach(() => {
  vi.spyOn(sanitiser, 'listRemovedNames').mockReturnValue([])
  vi.spyOn(sanitiser, 'parseCleanHtml').mockImplementation((html) => {
    const template = document.createElement('template')
    template.innerHTML = html
    return template.content
  })
})
afterEach(cleanup)

function open(text: string) {
  const [write, convert, stay] = [vi.fn(), vi.fn(), vi.fn()]
  const field = createRef<{ focus(): void }>()
  const draw = (next: string, onWrite = write) => (
    <RichText text={next} field={field} onWrite={onWrite} onConvert={convert} onStay={stay} />
  )
  const { rerender } = render(draw(text))
  return {
    ...{ write, convert, stay, field },
    show: (next: string, onWrite = write) => act(async () => rerender(draw(next, onWrite)))
  }
}
const page = () => screen.getByRole('textbox', { name: 'Text of the page' })
type Typing = { editor: { commands: { insertContent(text: string): void; undo(): void; focus(at: string): void } } }
const editor = () => (page() as unknown as Typing).editor.commands

test('what is typed is written as HTML, and all taken back is the text that was opened, to the letter', async () => {
  const { write } = open('<P>Gold</P>')
  await act(async () => {})
  await act(async () => {
    editor().focus('end')
    editor().insertContent(', 22 carat')
  })
  expect(write.mock.lastCall).toEqual(['<p>Gold, 22 carat</p>'])
  await act(async () => editor().undo())
  expect(write.mock.lastCall).toEqual(['<P>Gold</P>'])
})

test('a text from elsewhere takes the place of the one that is shown, and is no change of this person’s', async () => {
  const { write, show } = open('<p>Gold</p>')
  await act(async () => {})
  await show('<p>Silver</p>')
  expect(page().textContent).toBe('Silver')
  expect(write).not.toHaveBeenCalled()
})

test('what is typed is written where the form writes by then: after a save over the saved version', async () => {
  const { write, show } = open('<p>Gold</p>')
  await act(async () => {})
  const writeOverSaved = vi.fn()
  await show('<p>Gold</p>', writeOverSaved)
  await act(async () => editor().insertContent('Old '))
  expect([write.mock.calls.length, writeOverSaved.mock.calls.length]).toEqual([0, 1])
})

test('what would only be put together in another way is asked about without naming a loss', async () => {
  vi.spyOn(losses, 'findLosses').mockReturnValue(['order'])
  const { convert, stay, field } = open('<p>Gold</p>')
  expect(screen.getByRole('alert').textContent).toContain('Some of its parts would be put together in another way.')
  act(() => field.current?.focus())
  expect(document.activeElement?.textContent).toBe('Stay in HTML')
  act(() => screen.getByRole('button', { name: 'Stay in HTML' }).click())
  act(() => screen.getByRole('button', { name: 'Go on here without them' }).click())
  expect([stay.mock.calls.length, convert.mock.calls]).toEqual([1, [['<p>Gold</p>']]])
})

test('what would be lost is named', () => {
  vi.spyOn(losses, 'findLosses').mockReturnValue(['<caption>', 'order'])
  vi.mocked(sanitiser.listRemovedNames).mockReturnValue(['<script>'])
  open('<p>Gold</p>')
  expect(screen.getByRole('alert').textContent).toContain(
    'It would lose: <script>, <caption>. Nothing has been changed.'
  )
})

test('what this person has written here is shown without a question, whatever it would lose elsewhere', async () => {
  const { write, show } = open('<p>Gold</p>')
  await act(async () => {})
  vi.spyOn(losses, 'findLosses').mockReturnValue(['<caption>'])
  await act(async () => editor().insertContent('Old '))
  await show(write.mock.lastCall?.[0])
  expect(screen.queryByRole('alert')).toBeNull()
  await show('<p>Silver</p>')
  expect(screen.getByRole('alert')).toBeDefined()
})
