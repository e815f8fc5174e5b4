import { type FormEvent, useRef, useState } from 'react'
import type { StaticPage, StaticPageName } from '#shared/domain/static-page.ts'
import { usePageDraft } from './use-page-draft.ts'
import { usePageSaving } from './use-page-saving.ts'

/** The longest text a page takes, in characters. */
export const longestPage = 100_000

export interface OpenPage {
  name: StaticPageName
  /** As it is stored now; null: nothing is. */
  page: StaticPage | null
  onStored: (page: StaticPage) => void
}

/** A page at work: what is typed, and what becomes of it. */
export function usePageWork({ name, page, onStored }: OpenPage) {
  const draft = usePageDraft(name, page)
  const { busy, saved, save } = usePageSaving(name)
  const [refused, setRefused] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, unsaved, base, outdated } = draft
  const tooLong = text.length > longestPage
  const maySave = unsaved && !tooLong && !busy

  const send = async (seen: StaticPage | null) => {
    const result = await save(text, seen)
    setRefused(result === 'outdated')
    if (typeof result === 'string') return
    onStored(result)
    draft.settle(text, result)
  }
  return {
    ...draft,
    ...{ field, busy, tooLong, maySave },
    saved: unsaved ? null : saved,
    /** Saving was refused because of what is stored now. */
    refused: refused && outdated,
    save(event: FormEvent) {
      event.preventDefault()
      if (maySave) void send(base)
      else if (tooLong) field.current?.focus()
    },
    saveOver() {
      if (maySave) void send(page)
    },
    /** Puts another text into the field and leads there. */
    put(next: string) {
      draft.replace(next)
      field.current?.focus()
    },
    takeStored() {
      draft.takeStored()
      field.current?.focus()
    }
  }
}

export type PageWork = ReturnType<typeof usePageWork>
