/** Tags that mean nothing by themselves, or that the editor writes where they belong. */
const transparent = new Set(['p', 'div', 'section', 'span', 'tbody', 'thead', 'html', 'body'])
const sameAs: Record<string, string> = { b: 'strong', i: 'em' }
const marks = new Set(['strong', 'em', 'u', 's', 'small', 'sub', 'sup', 'mark', 'abbr', 'a', 'code', 'span'])
const empties = new Set(['br', 'hr', 'td', 'th', 'li'])
/** What cleaning writes itself: the address says it already. */
const written = ['target', 'rel', 'class', 'style']

/** A stretch of text with all that stands around it, outermost first: ['ul', 'li', 'strong']. */
interface Run {
  path: string[]
  text: string
}

/**
 * What of a page would be lost if it were the other one: names as they are written ('<caption>', 'lang'), each once. 'order': it
 * consists of the same things, put together in another way. Empty: nothing is lost.
 */
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
  // A mark that is spread over two runs by the editor is still the same mark, so each run counts it by its letters.
  for (const { path, text } of runs) {
    for (const part of path) counts.set(part, (counts.get(part) ?? 0) + Math.max(1, text.length))
  }
  return counts
}

/** 'td colspan="2"' is said as 'colspan', 'caption' as '<caption>'. */
function formatPart(part: string): string {
  return part.includes(' ') ? part.slice(part.indexOf(' ') + 1).replace(/="[\s\S]*/, '') : `<${part}>`
}

/** The text of a page in stretches: the same for two pages that look and mean the same. '' with a path stands for an empty part. */
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

/** The tag, and each attribute that says something: 'td', 'td colspan="2"'. */
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

/** Joins neighbours that stand in the same things, and takes off the blanks at the ends of what stands in a line of its own. */
function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (last && last !== boundary && run !== boundary && last.text !== '' && isSamePath(last, run)) {
      last.text = (last.text + run.text).replace(/(?<= ) +/g, run.path.includes('pre') ? '$&' : '')
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
