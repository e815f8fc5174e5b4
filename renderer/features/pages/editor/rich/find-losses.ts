/** Tags without meaning of their own. */
const transparent = new Set(['p', 'div', 'section', 'span', 'tbody', 'thead', 'html', 'body'])
const sameAs: Record<string, string> = { b: 'strong', i: 'em' }
const marks = new Set(['strong', 'em', 'u', 's', 'small', 'sub', 'sup', 'mark', 'abbr', 'a', 'code', 'span'])
const empties = new Set(['br', 'hr', 'td', 'th', 'li'])
/** Attributes that the sanitiser writes. */
const written = ['target', 'rel', 'class', 'style']

/** Text with its ancestors, outermost first: ['ul', 'li', 'strong']. */
interface Run {
  path: string[]
  text: string
}

/** Names that `after` lacks ('<caption>', 'lang'); 'order': same parts, other structure. Empty: lossless. */
export function findLosses(before: Node, after: Node): string[] {
  const [old, next] = [listRuns(before), listRuns(after)]
  if (JSON.stringify(old) === JSON.stringify(next)) return []
  const left = countParts(next)
  const lost = new Set<string>()
  for (const [part, count] of countParts(old)) if (count > (left.get(part) ?? 0)) lost.add(formatPart(part))
  return lost.size > 0 ? [...lost] : ['order']
}

function countParts(runs: readonly Run[]): Map<string, number> {
  const counts = new Map<string, number>()
  // Counted by letters, since the editor may split a mark.
  for (const { path, text } of runs) {
    for (const part of path) counts.set(part, (counts.get(part) ?? 0) + Math.max(1, text.length))
  }
  return counts
}

/** 'td colspan="2"' becomes 'colspan', 'caption' becomes '<caption>'. */
function formatPart(part: string): string {
  return part.includes(' ') ? part.slice(part.indexOf(' ') + 1).replace(/="[\s\S]*/, '') : `<${part}>`
}

/** Canonical form: equal for pages that look and mean the same. An empty run stands for an empty element. */
export function listRuns(root: Node): Run[] {
  const runs: Run[] = []
  visit(root, [], [], runs)
  return joinRuns(runs)
}

const boundary: Run = { path: [], text: '\n' }

function visit(node: Node, blocks: readonly string[], around: readonly string[], runs: Run[]): void {
  if (node.nodeType === node.TEXT_NODE) {
    const text = node.nodeValue ?? ''
    const shown = blocks.includes('pre') ? text : text.replace(/[ \t\r\n\f]+/g, ' ')
    if (shown !== '') runs.push({ path: [...blocks, ...[...new Set(around)].sort()], text: shown })
    return
  }
  const element = node.nodeType === node.ELEMENT_NODE ? (node as Element) : null
  const name = element ? (sameAs[element.localName] ?? element.localName) : ''
  const isMark = marks.has(name)
  const parts = element ? listParts(element, name, blocks) : []
  const [inBlocks, inMarks] = isMark ? [blocks, [...around, ...parts]] : [[...blocks, ...parts], around]
  if (!isMark) runs.push(boundary)
  if (name === 'br' || name === 'hr') runs.push({ path: [...inBlocks], text: '' })
  else if (empties.has(name) && !node.textContent?.trim()) runs.push({ path: [...inBlocks], text: '' })
  for (const child of node.childNodes) visit(child, inBlocks, inMarks, runs)
  if (!isMark) runs.push(boundary)
}

/** 'td', 'td colspan="2"'. */
function listParts(element: Element, name: string, blocks: readonly string[]): string[] {
  const isBareLink = name === 'a' && !element.hasAttribute('href')
  const means = !(isBareLink || transparent.has(name) || (name === 'code' && blocks.includes('pre')))
  const attributes = [...element.attributes]
    .filter((attribute) => !written.includes(attribute.name))
    .filter(({ name: attribute, value }) => !(value === '1' && ['colspan', 'rowspan', 'start'].includes(attribute)))
    .map((attribute) => `${name} ${attribute.name}="${attribute.value}"`)
    .sort()
  return means ? [name, ...attributes] : attributes
}

/** Merges equal neighbours and trims blocks. */
function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (last && last !== boundary && run !== boundary && last.text !== '' && isSamePath(last, run)) {
      const text = last.text + run.text
      last.text = run.path.includes('pre') ? text : text.replace(/ {2,}/g, ' ')
    } else joined.push(run === boundary ? boundary : { ...run })
  }
  const isEnd = (run: Run | undefined) => run === undefined || run === boundary || run.text === ''
  return joined
    .map((run, index) => {
      if (run === boundary || run.path.includes('pre')) return run
      const start = isEnd(joined[index - 1]) ? run.text.trimStart() : run.text
      return { ...run, text: isEnd(joined[index + 1]) ? start.trimEnd() : start, wasEmpty: run.text === '' }
    })
    .filter((run) => run === boundary || run.text !== '' || ('wasEmpty' in run && run.wasEmpty))
    .map(({ path, text }) => ({ path, text }))
    .filter(({ text }, index, all) => text !== '\n' || all[index - 1]?.text !== '\n')
    .filter(({ text }, index, all) => text !== '\n' || (index > 0 && index < all.length - 1))
}

function isSamePath(one: Run, other: Run): boolean {
  return one.path.length === other.path.length && one.path.every((part, index) => part === other.path[index])
}
