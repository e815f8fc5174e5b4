import { makeLists } from './word-lists.ts'

/**
 * What was copied elsewhere, with its structure and nothing else: Word's lists, which are paragraphs with a drawn dot, become lists; bold
 * and italic that only a style says become tags; classes, fonts, colours, comments and empty lines go. Changes the elements in place.
 */
export function tidyPasted(root: DocumentFragment | Element): void {
  removeComments(root)
  makeLists(root)
  for (const element of root.querySelectorAll('span, b, i')) readStyle(element)
  for (const title of root.querySelectorAll('p.MsoTitle')) rename(title, 'h1')
  lowerHeadings(root)
  for (const element of root.querySelectorAll('*')) keepMeaning(element)
  // Inner ones first: what holds nothing but empty things is empty too.
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

/** Bold and italic as tags. Google's documents stand in a <b> that says it is none. */
function readStyle(element: Element): void {
  const style = element.getAttribute('style') ?? ''
  const weight = /(?:^|;) *font-weight: *(\w+)/i.exec(style)?.[1]?.toLowerCase()
  const slant = /(?:^|;) *font-style: *(\w+)/i.exec(style)?.[1]?.toLowerCase()
  if (element.localName === 'span') {
    if (weight === 'bold' || Number(weight) >= 600) wrapContent(element, 'strong')
    if (slant === 'italic') wrapContent(element, 'em')
  } else if ((element.localName === 'b' ? weight : slant) === 'normal' || weight === '400') unwrap(element)
}

/** The page has its title above the text: where what was pasted has one too, its headings go one level down. */
function lowerHeadings(root: DocumentFragment | Element): void {
  if (!root.querySelector('h1')) return
  for (const heading of [...root.querySelectorAll('h1, h2, h3, h4, h5')])
    rename(heading, `h${Number(heading.localName[1]) + 1}`)
}

const keptAttributes = ['href', 'colspan', 'rowspan', 'start']
const wrappers = ['span', 'div', 'section', 'small']

function keepMeaning(element: Element): void {
  for (const { name } of [...element.attributes]) if (!keptAttributes.includes(name)) element.removeAttribute(name)
  // A place within the other document is none within this page.
  if (element.localName === 'a' && !/^(?:https|mailto|tel):/.test(element.getAttribute('href') ?? '')) unwrap(element)
  else if (wrappers.includes(element.localName) && !holdsLooseText(element)) unwrap(element)
}

/** A box whose text would run into its neighbour's without it. */
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
