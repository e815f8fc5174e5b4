// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react'
import { Editor } from '@tiptap/core'
import { undo } from '@tiptap/pm/history'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as sanitiser from '#renderer/features/pages/clean-html.ts'
import { extensions, schema } from '#renderer/features/pages/editor/rich/extensions.ts'
import { formatPage, parsePage, putPage } from '#renderer/features/pages/editor/rich/page-document.ts'
import { pasteHandlers } from '#renderer/features/pages/editor/rich/paste.ts'
import { usePageForm } from '#renderer/features/pages/editor/use-page-form.ts'
import * as repositories from '#renderer/hooks/use-repositories.ts'

// The sanitiser needs a browser: tests/web/rich-editor.e2e.ts.
beforeEach(() => {
  const parse = (html: string) => {
    const template = document.createElement('template')
    template.innerHTML = html.replace(/<img[^>]*>/g, '')
    return template.content
  }
  vi.spyOn(sanitiser, 'parseCleanHtml').mockImplementation(parse)
  vi.spyOn(sanitiser, 'parsePastedHtml').mockImplementation(parse)
})

/** A page in which everything is selected, and what is done to it. */
function open(html: string) {
  const doc = parsePage(html, schema)
  const selection = TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size))
  let state = EditorState.create({ doc, selection })
  const view = {
    get state() {
      return state
    },
    dispatch: (transaction: EditorState['tr']) => {
      state = state.apply(transaction)
    },
    someProp: () => undefined,
    posAtCoords: () => ({ pos: 3, inside: 0 }),
    focus: () => {},
    dragging: null
  } as unknown as EditorView
  const bring = (kind: 'paste' | 'drop', types: Readonly<Record<string, string>>, dragging: object | null = null) => {
    Object.assign(view, { dragging })
    const data = { getData: (type: string) => types[type] ?? '' }
    const event = { clipboardData: data, dataTransfer: data, preventDefault: vi.fn() }
    const isTaken = pasteHandlers[kind](view, event as unknown as ClipboardEvent & DragEvent)
    expect(event.preventDefault).toHaveBeenCalledTimes(isTaken ? 1 : 0)
    return { isTaken, page: formatPage(view.state.doc) }
  }
  return { bring }
}

describe.each(['paste', 'drop'] as const)('%s', (kind) => {
  test.each(['<img src="https://a.example/ring.png">', '<p> <img src="x"></p>', '<blockquote></blockquote>'])(
    'changes nothing where nothing remains of %s',
    (html) => {
      expect(open('<p>Gold</p>').bring(kind, { 'text/html': html })).toEqual({ isTaken: true, page: '<p>Gold</p>' })
    }
  )

  test('leaves code to the plain text, and has no HTML in it where there is none', () => {
    const code = '<pre><code>Gold</code></pre>'
    expect(open(code).bring(kind, { 'text/html': '<b>Au</b>', 'text/plain': 'Au' })).toEqual({
      isTaken: false,
      page: code
    })
    expect(open(code).bring(kind, { 'text/html': '<img src="x">' })).toEqual({ isTaken: true, page: code })
  })
})

test('HTML is pasted over the selection, and dropped where it is let go', () => {
  expect(open('<p>Gold</p>').bring('paste', { 'text/html': '<p><b>Silver</b></p>' }).page).toBe(
    '<p><strong>Silver</strong></p>'
  )
  expect(open('<p>Gold</p>').bring('drop', { 'text/html': '<b>_</b>' }).page).toBe('<p>Go<strong>_</strong>ld</p>')
})

test('what is dragged within the text is moved by the editor itself', () => {
  const { isTaken, page } = open('<p>Gold</p>').bring('drop', { 'text/html': '<b>_</b>' }, { move: true })
  expect([isTaken, page]).toEqual([false, '<p>Gold</p>'])
})

test('a text from elsewhere is no step to take back, and the steps before it do not bring back what it replaced', () => {
  const onUpdate = vi.fn()
  const editor = new Editor({ extensions, content: parsePage('<p>Old</p>', schema).toJSON(), onUpdate })
  editor.commands.insertContentAt(1, 'My ')
  editor.commands.deleteRange({ from: 4, to: 6 })
  onUpdate.mockClear()
  putPage(editor, '<h2>New</h2><p>Text</p>')
  expect(onUpdate).not.toHaveBeenCalled()
  const page = '<h2>New</h2>\n<p>Text</p>'
  expect(formatPage(editor.state.doc)).toBe(page)
  for (const _ of [1, 2, 3]) undo(editor.state, editor.view.dispatch)
  expect(formatPage(editor.state.doc)).toBe(page)
  editor.commands.insertContentAt(1, 'Brand ')
  undo(editor.state, editor.view.dispatch)
  expect(formatPage(editor.state.doc)).toBe(page)
  editor.destroy()
})

test('a stored text that the editor cannot show whole can be brought back after it was taken in without the rest', () => {
  const stored = { id: 'about-us', content: '<table><caption>Open</caption></table>', updatedAt: '', revision: 3 }
  vi.spyOn(repositories, 'useRepositories').mockReturnValue({} as never)
  const open = { name: 'about-us', page: stored as never, onStored: () => {} } as const
  const { result } = renderHook(() => usePageForm(open))
  act(() => result.current.convert('<p>Open</p>'))
  expect(result.current).toMatchObject({ text: '<p>Open</p>', replaced: stored.content })
  act(() => result.current.put(result.current.replaced ?? ''))
  expect(result.current).toMatchObject({ text: stored.content, unsaved: false })
})
