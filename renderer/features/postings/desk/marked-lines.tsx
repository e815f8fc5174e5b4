import { type MessageId, t } from '#renderer/messages/messages.ts'
import type { LineChange } from '#shared/domain/job/job-changes.ts'
import { Words } from './words.tsx'

interface Props {
  lines: readonly LineChange[]
  /** What the public reads where the employer wrote nothing. */
  standIns?: readonly MessageId[]
}

/** A list of a posting with what changed in it. Blank lines are nothing to see. */
export function MarkedLines({ lines, standIns = [] }: Props) {
  const visibleLines = lines.filter(({ parts }) => parts.some(({ text }) => text.trim() !== ''))
  return (
    <ul className="lines">
      {visibleLines.map(({ kind, parts }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity and two may be alike
        <li key={index} className={kind === 'kept' ? undefined : 'changed'}>
          <Words parts={parts} />
        </li>
      ))}
      {standIns.map((id) => (
        <li key={id}>{t(id)}</li>
      ))}
    </ul>
  )
}
