// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Editor } from '@tiptap/core'
import { afterEach, describe, expect, it, test } from 'vitest'
import { extensions } from '#renderer/features/static-pages/editor/rich-text/editor-extensions.ts'
import { RichToolbar } from '#renderer/features/static-pages/editor/rich-text/rich-toolbar.tsx'

let editor: Editor

function open(content = '<p>Gold</p>'): void {
  const element = document.body.appendChild(document.createElement('div'))
  editor = new Editor({ element, extensions, content, injectCSS: false })
  render(<RichToolbar editor={editor} />)
}

const tool = (name: string) => screen.getByRole('button', { name })
const link = () => editor.view.dom.querySelector('a')

afterEach(() => {
  cleanup()
  editor.view.dom.parentElement?.remove()
  editor.destroy()
})

describe('link dialog', () => {
  const type = (value: string) => fireEvent.change(screen.getByLabelText('Link to'), { target: { value } })

  test.each([
    ['maps.example.com', 'https://maps.example.com/'],
    ['meena@example.com', 'mailto:meena@example.com'],
    ['022 2345 6789', 'tel:+912223456789'],
    ['#hours', '#hours']
  ])('creates from %s a link to %s', async (typed, href) => {
    open()
    fireEvent.click(tool('Link'))
    await screen.findByLabelText('Link to')
    type(typed)
    fireEvent.click(tool('Set link'))
    await waitFor(() => expect([link()?.textContent, link()?.getAttribute('href')]).toEqual([typed, href]))
    expect(document.activeElement).toBe(editor.view.dom)
  })

  it('rejects an unsafe URL, and edits and removes a link', async () => {
    open('<p>See <a href="https://old.example/">the way</a>.</p>')
    editor.commands.setTextSelection(8)
    await waitFor(() => expect(tool('Link').getAttribute('aria-pressed')).toBe('true'))
    fireEvent.click(tool('Link'))
    expect((await screen.findByLabelText<HTMLInputElement>('Link to')).value).toBe('https://old.example/')
    const refusal = () => screen.queryByText(/^Enter a web address with https/)
    type('javascript:alert(1)')
    fireEvent.click(tool('Set link'))
    await waitFor(() => expect(refusal()).not.toBeNull())
    type('https://new.example')
    expect(refusal()).toBeNull()
    fireEvent.click(tool('Set link'))
    await waitFor(() => expect(link()?.getAttribute('href')).toBe('https://new.example/'))
    expect(link()?.textContent).toBe('the way')
    fireEvent.click(tool('Link'))
    fireEvent.click(await screen.findByRole('button', { name: 'Remove link' }))
    expect([link(), editor.getText()]).toEqual([null, 'See the way.'])
  })
})
