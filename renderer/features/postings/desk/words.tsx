import { t } from '#renderer/messages/messages.ts'
import type { Part } from '#shared/domain/job/job-changes.ts'

/** A text with what was put in and what was taken out, for the eye and, in brackets, for the ear. */
export function Words({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ kind, text }, index) => {
    if (kind === 'kept') return text
    const Mark = kind === 'added' ? 'ins' : 'del'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity and two may be alike
      <Mark key={index}>
        <span className="sr">{t(kind === 'added' ? 'desk.mark.added' : 'desk.mark.removed')} </span>
        {makeVisible(text)}
        <span className="sr"> {t('desk.mark.end')}</span>
      </Mark>
    )
  })
}

/** A new line alone would be an invisible change. */
function makeVisible(text: string): string {
  return text.trim() === '' && text.includes('\n') ? '¶\n' : text
}
