import { useMemo } from 'react'
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
      {changes.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal
        <li key={index}>
          <ChangedLine change={change} />
        </li>
      ))}
    </ul>
  )
}

const tags = { kept: 'span', added: 'ins', removed: 'del' } as const

function ChangedLine({ change }: { change: LineChange }) {
  return change.parts.map(({ kind, text }, index) => {
    const Tag = tags[kind]
    // biome-ignore lint/suspicious/noArrayIndexKey: stretches may be equal
    return <Tag key={index}>{text}</Tag>
  })
}
