import { useMemo } from 'react'
import { keyed } from '#renderer/components/keyed.ts'
import { t } from '#renderer/messages/messages.ts'
import { compareLines, type LineChange } from '#shared/domain/job/job-changes.ts'
import { parseCleanHtml } from '../clean-html.ts'
import { listPageLines } from './page-lines.ts'

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
