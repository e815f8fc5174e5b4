// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as sanitiser from '#renderer/features/static-pages/clean-html.ts'
import { RichText } from '#renderer/features/static-pages/editor/rich-text/rich-text.tsx'

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
  const write = vi.fn()
  render(<RichText text={text} field={createRef()} onChange={write} onConvert={() => {}} onStay={() => {}} />)
  return { write }
}
const page = () => screen.getByRole('textbox', { name: 'Page text' })
type Typing = { editor: { commands: { insertContent(text: string): void; undo(): void; focus(at: string): void } } }
const editor = () => (page() as unknown as Typing).editor.commands

test('rich text editor › writes HTML and restores the original text on repeated undo', async () => {
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
