import { useMemo } from 'react'
import { t } from '#renderer/messages/messages.ts'
import { compareLines, type LineChange } from '#shared/domain/job/job-changes.ts'
import { parseCleanHtml } from '../clean-html.ts'
import { listPageLines } from './page-lines.ts'

interface Props {
  /** HTML of the earlier text, and of the one that is compared with it. */
  before: string
  after: string
}

/** What was taken out of a page and what was put in since, line by line and word by word. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike
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
    // biome-ignore lint/suspicious/noArrayIndexKey: two stretches may be alike
    return <Tag key={index}>{text}</Tag>
  })
}
