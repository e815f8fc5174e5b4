import type { Part } from '#shared/domain/job/job-changes.ts'
import { isChanged } from './changed-paragraphs.ts'
import { Words } from './words.tsx'

/** A text of a posting with what changed in it. */
export function MarkedParagraphs({ paragraphs }: { paragraphs: readonly (readonly Part[])[] }) {
  return paragraphs.map((parts, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity and two may be alike
    <p key={index} className={isChanged(parts) ? 'changed' : undefined}>
      <Words parts={parts} />
    </p>
  ))
}
