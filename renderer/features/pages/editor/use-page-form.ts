import { type FormEvent, useRef, useState } from 'react'
import type { StaticPage, StaticPageName } from '#shared/domain/page/static-page.ts'
import { usePageDraft } from './use-page-draft.ts'
import { usePageSaving } from './use-page-saving.ts'

/** The longest text a page takes, in characters. */
export const maxPageLength = 100_000

export interface OpenPage {
  name: StaticPageName
  /** As it is stored now; null: nothing is. */
  page: StaticPage | null
  onStored: (page: StaticPage) => void
}

/** A page at work: what is typed, and what becomes of it. */
export function usePageForm({ name, page, onStored }: OpenPage) {
  const draft = usePageDraft(name, page)
  const { busy, removedNames, save } = usePageSaving(name)
  const [refused, setRefused] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, unsaved, base, outdated } = draft
  const tooLong = text.length > maxPageLength
  const maySave = unsaved && !tooLong && !busy

  const send = async (expected: StaticPage | null) => {
    const result = await save(text, expected)
    setRefused(result === 'outdated')
    if (typeof result === 'string') return
    onStored(result)
    draft.settle(text, result)
  }
  return {
    ...draft,
    ...{ field, busy, tooLong, maySave },
    saved: unsaved ? null : removedNames,
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

export type PageFormState = ReturnType<typeof usePageForm>
