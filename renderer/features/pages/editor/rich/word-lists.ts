interface ListLine {
  /** From 1. */
  level: number
  tag: 'ul' | 'ol'
  number: number
  element: Element
}

/** Word marks list paragraphs with 'mso-list:l0 level1 lfo1'. */
export function makeLists(root: DocumentFragment | Element): void {
  let run: ListLine[] = []
  for (const paragraph of [...root.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]) {
    const line = readListLine(paragraph)
    const last = run.at(-1)
    if (last && !(line && follows(paragraph, last.element))) {
      buildList(run)
      run = []
    }
    if (line) run.push(line)
  }
  if (run.length > 0) buildList(run)
}

function follows(element: Element, last: Element): boolean {
  return element.previousElementSibling === last
}

function readListLine(paragraph: Element): ListLine | null {
  if (paragraph.localName !== 'p') return null
  const level = /mso-list: *l\d+ +level(\d+)/i.exec(paragraph.getAttribute('style') ?? '')?.[1]
  if (level === undefined) return null
  const drawn = [...paragraph.querySelectorAll('[style]')].filter((part) =>
    /mso-list: *ignore/i.test(part.getAttribute('style') ?? '')
  )
  const mark = drawn[0]?.textContent?.replace(/[\s\u00a0]+/g, '') ?? ''
  for (const part of drawn) part.remove()
  const isNumbered = /^\(?[\da-z]{1,4}[.)]$/i.test(mark)
  return {
    level: Number(level),
    tag: isNumbered ? 'ol' : 'ul',
    number: Number.parseInt(mark, 10) || 1,
    element: paragraph
  }
}

function buildList(lines: readonly ListLine[]): void {
  const [first] = lines
  if (!first) return
  const anchor = first.element.ownerDocument.createComment('')
  first.element.replaceWith(anchor)
  const top: Element[] = []
  let open: { level: number; list: Element }[] = []
  for (const line of lines) {
    open = open.filter(({ level }) => level <= line.level)
    let here = open.at(-1)
    if (here && here.level === line.level && here.list.localName !== line.tag) {
      open = open.slice(0, -1)
      here = open.at(-1)
    }
    if (!here || here.level < line.level) {
      const list = createList(line)
      if (here) (here.list.lastElementChild ?? here.list).append(list)
      else top.push(list)
      here = { level: line.level, list }
      open = [...open, here]
    }
    here.list.append(createItem(line))
  }
  anchor.replaceWith(...top)
}

function createList({ tag, number, element }: ListLine): Element {
  const list = element.ownerDocument.createElement(tag)
  if (tag === 'ol' && number > 1) list.setAttribute('start', String(number))
  return list
}

function createItem({ element }: ListLine): Element {
  const item = element.ownerDocument.createElement('li')
  item.append(...element.childNodes)
  element.remove()
  return item
}
