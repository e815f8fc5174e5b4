// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Editor } from '@tiptap/core'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { extensions } from '#renderer/features/pages/editor/rich/extensions.ts'
import { RichToolbar } from '#renderer/features/pages/editor/rich/rich-toolbar.tsx'

let editor: Editor

function open(content = '<p>Gold</p>'): void {
  const element = document.body.appendChild(document.createElement('div'))
  editor = new Editor({ element, extensions, content, injectCSS: false })
  render(<RichToolbar editor={editor} frame={createRef()} />)
}

const tool = (name: string) => screen.getByRole('button', { name })

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

test.each([
  ['Bold', 'bold'],
  ['Italic', 'italic'],
  ['Bulleted list', 'bulletList'],
  ['Numbered list', 'orderedList'],
  ['Quote', 'blockquote']
])('%s is set and taken back by one press each, says whether it is set, and can be undone', async (name, type) => {
  open()
  editor.commands.setTextSelection({ from: 1, to: 5 })
  const state = () => [editor.isActive(type), tool(name).getAttribute('aria-pressed')]
  fireEvent.click(tool('Undo'))
  expect([tool('Undo').getAttribute('aria-disabled'), tool('Redo').getAttribute('aria-disabled')]).toEqual([
    'true',
    'true'
  ])
  fireEvent.click(tool(name))
  await waitFor(() => expect(state()).toEqual([true, 'true']))
  fireEvent.click(tool('Undo'))
  await waitFor(() => expect(state()).toEqual([false, 'false']))
  fireEvent.click(tool('Redo'))
  await waitFor(() => expect(state()).toEqual([true, 'true']))
  fireEvent.click(tool(name))
  await waitFor(() => expect(state()).toEqual([false, 'false']))
})

test.each([
  ['<h1>Gold</h1>', 'Page title'],
  ['<h5>Gold</h5>', 'Heading, level 4']
])('what a text is stays to be read above it, also where it is not offered: %s', (content, name) => {
  open(content)
  expect(screen.getByText(name)).toBeDefined()
})

test('keys lead through the tools and around', () => {
  open()
  tool('Bold').focus()
  const press = (key: string) => {
    fireEvent.keyDown(document.activeElement as Element, { key })
    return document.activeElement?.getAttribute('aria-label')
  }
  expect(['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowRight', 'End', 'Home'].map(press)).toEqual([
    ...['Italic', 'Bold', 'Redo', 'Bold', 'Redo', 'Bold']
  ])
})

test.each([
  ['Add a row below', [3, 2]],
  ['Add a column to the right', [2, 3]],
  ['Headings in the first row, or not', [2, 2]],
  ['Delete the row', [1, 2]],
  ['Delete the column', [2, 1]],
  ['Delete the table', [0, 0]]
])('a table is changed where the caret stands: %s', async (name, expected) => {
  open('<table><tr><th>Day</th><th>From</th></tr><tr><td>Monday</td><td>10</td></tr></table><p>Gold</p>')
  editor.commands.setTextSelection(4)
  fireEvent.click(tool('Table'))
  expect(screen.queryByRole('menuitem', { name: 'Insert a table' })).toBeNull()
  fireEvent.click(await screen.findByRole('menuitem', { name }))
  const page = editor.view.dom
  expect([page.querySelectorAll('tr').length, page.querySelector('tr')?.children.length ?? 0]).toEqual(expected)
  expect(page.querySelectorAll('th').length).toBe(
    name.startsWith('Headings')
      ? 0
      : editor.isActive('table')
        ? (page.querySelector('th')?.parentElement?.children.length ?? 0)
        : 0
  )
})

test.each([
  ['maps.example.com', 'https://maps.example.com/'],
  ['meena@example.com', 'mailto:meena@example.com'],
  ['022 2345 6789', 'tel:02223456789'],
  ['#hours', '#hours']
])('what is typed as %s leads to %s', async (typed, href) => {
  open()
  fireEvent.click(tool('Link'))
  fireEvent.change(await screen.findByLabelText('Where it leads to'), { target: { value: typed } })
  fireEvent.click(tool('Set the link'))
  const link = () => editor.view.dom.querySelector('a')
  await waitFor(() => expect([link()?.textContent, link()?.getAttribute('href')]).toEqual([typed, href]))
})

test('an address that may not be is refused in words until it is changed; a link that is there is changed, and removed', async () => {
  open('<p>See <a href="https://old.example/">the way</a>.</p>')
  editor.commands.setTextSelection(8)
  await waitFor(() => expect(tool('Link').getAttribute('aria-pressed')).toBe('true'))
  fireEvent.click(tool('Link'))
  const field = await screen.findByLabelText<HTMLInputElement>('Where it leads to')
  expect(field.value).toBe('https://old.example/')
  expect(screen.queryByLabelText('Words to show')).toBeNull()
  const write = (value: string) => fireEvent.change(field, { target: { value } })
  const refusal = () => screen.queryByText(/^Write a web address that begins with https/)
  write(' ')
  fireEvent.click(tool('Set the link'))
  await waitFor(() => expect(refusal()).not.toBeNull())
  write('https://new.example')
  expect(refusal()).toBeNull()
  fireEvent.click(tool('Set the link'))
  const link = () => editor.view.dom.querySelector('a')
  await waitFor(() => expect(link()?.getAttribute('href')).toBe('https://new.example/'))
  expect(link()?.textContent).toBe('the way')
  fireEvent.click(tool('Link'))
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the link' }))
  expect([link(), editor.getText()]).toEqual([null, 'See the way.'])
})
