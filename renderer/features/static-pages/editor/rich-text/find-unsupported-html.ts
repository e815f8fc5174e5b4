/** Tags that carry no meaning. */
const transparent = ['p', 'div', 'section', 'span', 'tbody', 'thead']
const sameAs = new Map(Object.entries({ b: 'strong', i: 'em' }))
const marks = ['strong', 'em', 'u', 's', 'small', 'sub', 'sup', 'mark', 'abbr', 'a', 'code']
/** Elements that count without a text. */
const empties = 'br, hr, td, th, li'
const lines = 'p, div, li, dt, dd, td, th, caption, pre, h1, h2, h3, h4, h5, h6'
/** Attributes that the sanitiser writes. */
const written = ['target', 'rel', 'class', 'style']

/** Names that `after` lacks ('<caption>', 'lang'); 'order': same parts, other structure. Empty: lossless. */
export function findUnsupportedHtml(before: Element | DocumentFragment, after: Element): string[] {
  const [old, next] = [countParts(before), countParts(after)]
  const isLess = ([part, count]: [string, number]) => count > (next.get(part) ?? 0)
  const lost = [...old].filter(isLess).map(([part]) => part)
  const named = lost.filter((part) => !part.startsWith('>')).map(formatPart)
  return named.length > 0 ? [...new Set(named)] : lost.length > 0 ? ['order'] : []
}

/** Letters in each part ('td', 'td colspan="2"'), in each path of parts ('>ul>li'), and in each line; the editor may split a mark. */
function countParts(root: Element | DocumentFragment): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (part: string, count: number) => counts.set(part, (counts.get(part) ?? 0) + count)
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = (texts.currentNode.nodeValue ?? '').replace(/\s+/g, '')
    if (text !== '') addPath(texts.currentNode.parentElement, text.length)
  }
  for (const element of root.querySelectorAll(empties)) if (!element.textContent?.trim()) addPath(element, 1)
  for (const line of root.querySelectorAll(lines)) {
    const text = line.querySelector(lines) ? '' : (line.textContent ?? '').replace(/\s+/g, '')
    if (text !== '') add(`>${text}`, 1)
  }
  return counts

  function addPath(from: Element | null, count: number): void {
    const blocks: string[] = []
    const inline = new Set<string>()
    for (let element = from; element && element !== root; element = element.parentElement) {
      const name = sameAs.get(element.localName) ?? element.localName
      for (const part of listParts(element, name)) {
        if (marks.includes(name)) inline.add(part)
        else blocks.unshift(part)
      }
    }
    const parts = [...blocks, ...[...inline].sort()]
    for (const part of new Set(parts)) add(part, count)
    add(`>${parts.join('>')}`, count)
  }
}

function listParts(element: Element, name: string): string[] {
  const isBareLink = name === 'a' && !element.hasAttribute('href')
  const isMeant = !isBareLink && !transparent.includes(name) && !(name === 'code' && element.closest('pre'))
  const attributes = [...element.attributes]
    .filter((attribute) => !written.includes(attribute.name))
    .filter(({ name: attribute, value }) => !(value === '1' && ['colspan', 'rowspan', 'start'].includes(attribute)))
    .map((attribute) => `${name} ${attribute.name}="${attribute.value}"`)
  return isMeant ? [name, ...attributes.sort()] : attributes.sort()
}

/** 'td colspan="2"' becomes 'colspan', 'caption' becomes '<caption>'. */
function formatPart(part: string): string {
  return part.includes(' ') ? part.slice(part.indexOf(' ') + 1).replace(/="[\s\S]*/, '') : `<${part}>`
}
