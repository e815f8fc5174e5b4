import { useDeferredValue, useMemo } from 'react'
import { t } from '#renderer/messages/messages.ts'
import { useFindDemands } from '#renderer/postings/hints/use-find-demands.ts'
import { findTextFlags } from '#shared/domain/job/flags/find-flags.ts'
import { readPassage, type TextFlagKind } from '#shared/domain/job/flags/flag.ts'
import type { ContentField } from '#shared/domain/job/job-content.ts'
import { type JobTexts, parseContent } from '#shared/domain/job/job-form.ts'

interface Hint {
  kind: TextFlagKind
  words: string
}

export type PostingHints = ReadonlyMap<ContentField, readonly Hint[]>

/** The desk's hints at the texts, one of a kind for each field, so that its employer can put them right first. They stop no submit. */
export function usePostingHints(texts: JobTexts): PostingHints {
  const findDemands = useFindDemands()
  // Typing never waits for a long text to be read.
  const typed = useDeferredValue(texts)
  return useMemo(() => {
    const content = parseContent(typed)
    const hints = new Map<ContentField, Hint[]>()
    for (const { kind, passage } of findTextFlags(content, findDemands)) {
      const { field } = passage
      const earlier = hints.get(field) ?? []
      if (earlier.some((hint) => hint.kind === kind)) continue
      hints.set(field, [...earlier, { kind, words: readPassage(content, passage) }])
    }
    return hints
  }, [typed, findDemands])
}

export function FieldHints({ hints }: { hints: readonly Hint[] | undefined }) {
  return hints?.map(({ kind, words }) => (
    <p key={kind} className="posting-hint" role="status">
      {t(`post.hint.${kind}`, { words })}
    </p>
  ))
}
