import type { EditorProps } from '@tiptap/pm/view'
import { parsePastedHtml } from '../../clean-html.ts'

/** ProseMirror reads what the sanitiser leaves by the rules of the schema; bold and struck-through may be styles. */
export const pasteProps: EditorProps = {
  transformPastedHTML(html) {
    const box = document.createElement('div')
    box.append(parsePastedHtml(html))
    tidy(box)
    return box.innerHTML
  },
  // What leaves nothing must not delete the selection.
  handlePaste: (_view, event, slice) => slice.size === 0 && event.clipboardData?.getData('text/html') !== '',
  handleDrop: (_view, _event, slice) => slice.size === 0
}

function tidy(box: Element): void {
  for (const wrapper of box.querySelectorAll('.ListContainerWrapper')) wrapper.replaceWith(...wrapper.childNodes)
  for (const end of box.querySelectorAll('.EOP')) end.remove()
  nestLists(box)
  // An emoji of a chat or a mail is a picture that names it.
  for (const picture of box.querySelectorAll('img')) {
    picture.replaceWith(/^\p{Extended_Pictographic}/u.test(picture.alt) ? picture.alt : '')
  }
  // Fragments of the other document mean nothing here.
  for (const link of box.querySelectorAll('a[href^="#"]')) link.removeAttribute('href')
  for (const part of box.querySelectorAll<HTMLElement>('a [style]')) part.style.removeProperty('text-decoration')
  for (const title of box.querySelectorAll('p.MsoTitle')) rename(title, 'h1')
  lowerHeadings(box)
  for (const block of box.querySelectorAll('p, h2, h3, h4, h5, h6')) {
    if (!block.textContent?.trim() && !block.querySelector('br')) block.remove()
  }
}

/** The page title is the h1. */
function lowerHeadings(box: Element): void {
  if (!box.querySelector('h1')) return
  for (const heading of [...box.querySelectorAll('h1, h2, h3, h4, h5')]) {
    rename(heading, `h${Number(heading.localName[1]) + 1}`)
  }
}

function rename(element: Element, tag: string): void {
  const renamed = document.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** Word has no list but paragraphs with 'mso-list: l0 level2', and on the web a separate list for each entry. */
function nestLists(box: Element): void {
  let open: { level: number; list: Element }[] = []
  for (const entry of [...box.querySelectorAll('p[style*="mso-list"], li[data-aria-level]')]) {
    const { block, level, tag, start } = readEntry(entry)
    if (block.previousElementSibling !== open[0]?.list) open = []
    open = open.filter((one) => one.level < level || (one.level === level && one.list.localName === tag))
    const parent = open.at(-1)
    if (parent?.level !== level) {
      const list = document.createElement(tag)
      if (start > 1) list.setAttribute('start', String(start))
      if (parent) parent.list.lastElementChild?.append(list)
      else block.before(list)
      open.push({ level, list })
    }
    const item = document.createElement('li')
    item.append(...entry.childNodes)
    open.at(-1)?.list.append(item)
    entry.remove()
    if (block.childElementCount === 0) block.remove()
  }
}

function readEntry(entry: Element) {
  const list = entry.parentElement
  if (entry.localName === 'li' && list) {
    const { localName: tag } = list
    return {
      block: list,
      level: Number(entry.getAttribute('data-aria-level')),
      tag,
      start: Number(list.getAttribute('start'))
    }
  }
  const level = /mso-list: *l\d+ +level(\d+)/i.exec(entry.getAttribute('style') ?? '')?.[1]
  const drawn = entry.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: ignore" i]')
  const sign = drawn?.textContent?.replace(/\s+/g, '') ?? ''
  drawn?.remove()
  const tag = /^\(?[\da-z]{1,4}[.)]$/i.test(sign) ? 'ol' : 'ul'
  return { block: entry, level: Number(level ?? 1), tag, start: Number.parseInt(sign, 10) }
}
