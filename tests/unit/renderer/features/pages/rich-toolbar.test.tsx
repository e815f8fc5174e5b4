// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Editor } from '@tiptap/core'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { extensions } from '#renderer/features/pages/editor/rich/extensions.ts'
import { RichToolbar } from '#renderer/features/pages/editor/rich/rich-toolbar.tsx'

let editor: Editor

function open(): void {
  const element = document.body.appendChild(document.createElement('div'))
  editor = new Editor({ element, extensions, content: '<p>Gold</p>', injectCSS: false })
  render(<RichToolbar editor={editor} frame={createRef()} />)
}

afterEach(() => {
  cleanup()
  editor.view.dom.parentElement?.remove()
  editor.destroy()
})

/** Keystrokes go to the element that has the focus when the press has been answered: no frame may pass. */
function pressAtOnce(element: HTMLElement, press: (element: HTMLElement) => void): void {
  element.focus()
  press(element)
  expect(document.activeElement).toBe(editor.view.dom)
}

test('the text has the focus as soon as a tool is pressed', () => {
  open()
  for (const name of ['Bold', 'Bulleted list', 'Undo']) {
    pressAtOnce(screen.getByRole('button', { name }), fireEvent.click)
  }
})

test('the text has the focus as soon as a style is chosen', () => {
  open()
  const style = screen.getByRole('combobox', { name: 'Style' })
  for (const [key, name] of [
    ['ArrowDown', 'heading'],
    ['ArrowUp', 'paragraph']
  ] as const) {
    fireEvent.mouseDown(style)
    fireEvent.keyDown(style, { key, keyCode: key === 'ArrowDown' ? 40 : 38 })
    pressAtOnce(style, (field) => fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 }))
    expect(editor.isActive(name)).toBe(true)
  }
})

test('the text has the focus as soon as a table is inserted or changed', async () => {
  open()
  for (const name of ['Insert a table', 'Add a row below']) {
    fireEvent.click(screen.getByRole('button', { name: 'Table' }))
    pressAtOnce(await screen.findByRole('menuitem', { name }), fireEvent.click)
  }
  expect(editor.view.dom.querySelectorAll('tr')).toHaveLength(4)
})

test('the text has the focus as soon as a link is set, and while its dialog fades', async () => {
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Link' }))
  fireEvent.change(await screen.findByLabelText('Where it leads to'), { target: { value: 'https://maps.example.com' } })
  fireEvent.change(screen.getByLabelText('Words to show'), { target: { value: 'The way' } })
  fireEvent.click(screen.getByRole('button', { name: 'Set the link' }))
  await waitFor(() => expect(editor.getText()).toContain('The way'))
  expect(document.activeElement).toBe(editor.view.dom)
  expect(screen.getByRole('dialog')).toBeDefined()
})
