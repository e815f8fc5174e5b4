import { useMemo } from 'react'
import { keyed } from '#renderer/components/keyed.ts'
import { t } from '#renderer/messages/messages.ts'
import { compareLines, type LineChange } from '#shared/domain/job/job-changes.ts'
import { parseCleanHtml } from '../clean-html.ts'

interface Props {
  before: string
  after: string
}

export function PageDifferences({ before, after }: Props) {
  const changes = useMemo(
    () => compareLines(listPageLines(parseCleanHtml(before)), listPageLines(parseCleanHtml(after))),
    [before, after]
  )
  if (changes.every(({ kind }) => kind === 'kept'))
    return <p className="page-leaf soft">{t('pageEditor.version.same')}</p>
  return (
    <ul className="page-leaf page-diff">
      {keyed(changes, ({ kind, parts }) => kind + parts.map(({ text }) => text).join('')).map(([key, change]) => (
        <li key={key}>
          <ChangedLine change={change} />
        </li>
      ))}
    </ul>
  )
}

const tags = { kept: 'span', added: 'ins', removed: 'del' } as const

function ChangedLine({ change }: { change: LineChange }) {
  return keyed(change.parts, ({ kind, text }) => kind + text).map(([key, { kind, text }]) => {
    const Tag = tags[kind]
    return <Tag key={key}>{text}</Tag>
  })
}

const lines = 'p h1 h2 h3 h4 h5 h6 li dt dd pre caption tr blockquote div section'.split(' ')

/** Lines of text for a diff; headings, bullets and link targets are spelled out. */
function listPageLines(page: Node): string[] {
  const written: string[] = ['']
  write(page, written)
  return written.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '' && line !== '•')
}

function write(node: Node, written: string[]): void {
  const end = written.length - 1
  if (node.nodeType === node.TEXT_NODE) {
    written[end] += node.nodeValue ?? ''
    return
  }
  const element = node.nodeType === node.ELEMENT_NODE ? (node as Element) : null
  const name = element?.localName ?? ''
  const isLine = lines.includes(name) && !element?.closest('tr:not(:scope)')
  if (isLine) startLine(written, mark(name))
  for (const child of node.childNodes) write(child, written)
  if (name === 'a') written[written.length - 1] += formatAddress(element)
  if (name === 'td' || name === 'th') written[written.length - 1] += ' | '
  if (name === 'br' || name === 'hr' || isLine) written.push('')
}

function startLine(written: string[], beginning: string): void {
  const last = written.at(-1) ?? ''
  if (last.trim() === '' || (last === '• ' && beginning === ''))
    written[written.length - 1] = last.trim() === '' ? beginning : last
  else written.push(beginning)
}

function mark(name: string): string {
  if (/^h[1-6]$/.test(name)) return `${'#'.repeat(Number(name[1]))} `
  return name === 'li' ? '• ' : ''
}

function formatAddress(link: Element | null): string {
  const address = link?.getAttribute('href')
  return address && address !== link?.textContent ? ` (${address})` : ''
}
