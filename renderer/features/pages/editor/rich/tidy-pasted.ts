import { makeLists } from './word-lists.ts'

/** Reduces pasted HTML to structure, in place: Word's list paragraphs become lists, bold and italic styles become tags, the rest goes. */
export function tidyPasted(root: DocumentFragment | Element): void {
  removeComments(root)
  makeLists(root)
  for (const element of root.querySelectorAll('span, b, i')) readStyle(element)
  for (const title of root.querySelectorAll('p.MsoTitle')) rename(title, 'h1')
  lowerHeadings(root)
  for (const element of root.querySelectorAll('*')) keepMeaning(element)
  // Innermost first: emptiness propagates outwards.
  for (const element of [
    ...root.querySelectorAll('p, span, strong, em, b, i, u, a, li, ul, ol, h1, h2, h3, h4, h5, h6')
  ].reverse()) {
    if (isEmpty(element)) element.remove()
  }
}

function removeComments(root: Node): void {
  const comments = (root.ownerDocument ?? document).createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const found: Node[] = []
  while (comments.nextNode()) found.push(comments.currentNode)
  for (const comment of found) comment.parentNode?.removeChild(comment)
}

/** Google Docs wraps everything in a <b> of normal weight. */
function readStyle(element: Element): void {
  const style = element.getAttribute('style') ?? ''
  const weight = /(?:^|;) *font-weight: *(\w+)/i.exec(style)?.[1]?.toLowerCase()
  const slant = /(?:^|;) *font-style: *(\w+)/i.exec(style)?.[1]?.toLowerCase()
  if (element.localName === 'span') {
    if (weight === 'bold' || Number(weight) >= 600) wrapContent(element, 'strong')
    if (slant === 'italic') wrapContent(element, 'em')
  } else if ((element.localName === 'b' ? weight : slant) === 'normal' || weight === '400') unwrap(element)
}

/** The page title is the h1: pasted headings move one level down. */
function lowerHeadings(root: DocumentFragment | Element): void {
  if (!root.querySelector('h1')) return
  for (const heading of [...root.querySelectorAll('h1, h2, h3, h4, h5')])
    rename(heading, `h${Number(heading.localName[1]) + 1}`)
}

const keptAttributes = ['href', 'colspan', 'rowspan', 'start']
const wrappers = ['span', 'div', 'section', 'small']

function keepMeaning(element: Element): void {
  for (const { name } of [...element.attributes]) if (!keptAttributes.includes(name)) element.removeAttribute(name)
  // Fragments of the other document mean nothing here.
  if (element.localName === 'a' && !/^(?:https|mailto|tel):/.test(element.getAttribute('href') ?? '')) unwrap(element)
  else if (wrappers.includes(element.localName) && !holdsLooseText(element)) unwrap(element)
}

/** Text that would merge with its neighbour without the box. */
function holdsLooseText(element: Element): boolean {
  if (element.localName === 'span' || element.localName === 'small') return false
  return [...element.childNodes].some((node) => node.nodeType === node.TEXT_NODE && node.nodeValue?.trim())
}

function isEmpty(element: Element): boolean {
  return !element.textContent?.trim() && !element.querySelector('br, hr, table')
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}
