// @vitest-environment happy-dom

import { Editor } from '@tiptap/core'
import { undo } from '@tiptap/pm/history'
import { beforeEach, expect, test, vi } from 'vitest'
import * as sanitiser from '#renderer/features/pages/clean-html.ts'
import { extensions, schema } from '#renderer/features/pages/editor/rich/extensions.ts'
import { formatPage, parsePage, putPage } from '#renderer/features/pages/editor/rich/page-document.ts'

// The sanitiser needs a browser: tests/web/rich-editor.e2e.ts.
beforeEach(() => {
  const parse = (html: string) => {
    const template = document.createElement('template')
    template.innerHTML = html.replace(/<img[^>]*>/g, '')
    return template.content
  }
  vi.spyOn(sanitiser, 'parseCleanHtml').mockImplementation(parse)
})

test('putPage › replaces the text and its undo history', () => {
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
