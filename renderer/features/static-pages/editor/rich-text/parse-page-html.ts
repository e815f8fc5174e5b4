import type { Editor } from '@tiptap/core'
import { DOMParser, DOMSerializer, type Node, type Schema } from '@tiptap/pm/model'
import { parseCleanHtml } from '../../clean-html.ts'
import { breakLines } from '../page-html-source.ts'

export function parsePage(html: string, schema: Schema): Node {
  return DOMParser.fromSchema(schema).parse(parseCleanHtml(html))
}

export function putPage(editor: Editor, html: string): void {
  editor.chain().setMeta('addToHistory', false).setContent(parsePage(html, editor.schema), { emitUpdate: false }).run()
}

export function formatPage(page: Node): string {
  return breakLines(renderPage(page).innerHTML)
}

export function renderPage(page: Node): HTMLElement {
  const root = document.createElement('div')
  root.append(DOMSerializer.fromSchema(page.type.schema).serializeFragment(page.content))
  for (const column of root.querySelectorAll('colgroup')) column.remove()
  for (const element of root.querySelectorAll('*')) dropDefaults(element)
  for (const holder of root.querySelectorAll('li, td, th')) unwrapFirstParagraph(holder)
  for (const table of root.querySelectorAll('table')) markHeaderRows(table)
  for (const element of root.querySelectorAll(':scope > p')) if (element.childNodes.length === 0) element.remove()
  return root
}

function dropDefaults(element: Element): void {
  // Chromium leaves an empty style attribute behind.
  for (const name of ['style', 'class', 'target', 'rel']) if (element.hasAttribute(name)) element.removeAttribute(name)
  for (const name of ['colspan', 'rowspan']) if (element.getAttribute(name) === '1') element.removeAttribute(name)
}

/** '<li><p>Setter</p></li>' becomes '<li>Setter</li>' where the paragraph carries nothing. */
function unwrapFirstParagraph(holder: Element): void {
  const [first, ...rest] = holder.children
  if (first?.localName !== 'p' || first.attributes.length > 0) return
  if (rest.every(({ localName }) => localName === 'ul' || localName === 'ol')) first.replaceWith(...first.childNodes)
}

/** Leading rows of th cells become thead. */
function markHeaderRows(table: Element): void {
  const body = table.querySelector(':scope > tbody')
  const rows = body ? [...body.children] : []
  const first = rows.findIndex((row) => [...row.children].some(({ localName }) => localName !== 'th'))
  const headers = rows.slice(0, first === -1 ? 0 : first)
  if (headers.length === 0) return
  const head = document.createElement('thead')
  head.append(...headers)
  table.prepend(head)
}
