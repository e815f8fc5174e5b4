import type { Editor } from '@tiptap/core'
import { DOMParser, DOMSerializer, type Node, type Schema } from '@tiptap/pm/model'
import { parseCleanHtml } from '../../clean-html.ts'
import { breakLines } from '../use-page-draft.ts'

/** The page as the editor holds it: of its harmless part, what the editor knows. */
export function parsePage(html: string, schema: Schema): Node {
  return DOMParser.fromSchema(schema).parse(parseCleanHtml(html))
}

/** Puts another text into the editor. It was not written there, so taking back one's own steps must not bring back what it replaced. */
export function putPage(editor: Editor, html: string): void {
  editor.chain().setMeta('addToHistory', false).setContent(parsePage(html, editor.schema), { emitUpdate: false }).run()
}

/** The editor's page as one would have written it by hand: a line for each part, and no more tags than are needed. */
export function formatPage(page: Node): string {
  return breakLines(renderPage(page).innerHTML)
}

/** As `formatPage`, as elements. */
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
  // Asked for first: Chromium leaves an empty style attribute behind where one was set by program.
  for (const name of ['style', 'class', 'target', 'rel']) if (element.hasAttribute(name)) element.removeAttribute(name)
  for (const name of ['colspan', 'rowspan']) if (element.getAttribute(name) === '1') element.removeAttribute(name)
}

/** '<li><p>Setter</p></li>' as '<li>Setter</li>', unless the paragraph has something to say, or another follows it. */
function unwrapFirstParagraph(holder: Element): void {
  const [first, ...rest] = holder.children
  if (first?.localName !== 'p' || first.attributes.length > 0) return
  if (rest.every(({ localName }) => localName === 'ul' || localName === 'ol')) first.replaceWith(...first.childNodes)
}

/** Rows of nothing but headings that stand first are the head of the table. */
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
