import { type FormEvent, useEffect, useReducer, useRef, useState } from 'react'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { StaticPage, StaticPageName } from '#shared/domain/page/static-page.ts'
import { removeHidden } from '#shared/domain/visible-text.ts'
import { cleanHtml, listRemovedNames } from '../clean-html.ts'
import { formatPageTitle } from '../page-names.ts'
import { readRevision, usePageDraft } from './use-page-draft.ts'

/** In characters. */
export const maxPageLength = 100_000

export interface OpenPage {
  name: StaticPageName
  /** null: nothing stored. */
  page: StaticPage | null
  onStored: (page: StaticPage) => void
}

export function usePageForm({ name, page, onStored }: OpenPage) {
  const draft = usePageDraft(name, page)
  const { busy, removedNames, save } = usePageSaving(name)
  const [refused, setRefused] = useState(false)
  const field = useRef<{ focus(): void }>(null)
  const [focusRequest, requestFocus] = useReducer((times: number) => times + 1, 0)
  const { text, unsaved, base, outdated } = draft
  const tooLong = text.length > maxPageLength
  const maySave = unsaved && !tooLong && !busy

  // The field may be another element after a replacement.
  useEffect(() => {
    if (focusRequest > 0) field.current?.focus()
  }, [focusRequest])

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
    refused: refused && outdated,
    save(event: FormEvent) {
      event.preventDefault()
      if (maySave) void send(base)
      else if (tooLong) requestFocus()
    },
    saveOver() {
      if (maySave) void send(page)
    },
    put(next: string) {
      draft.replace(next)
      requestFocus()
    },
    convert(next: string) {
      draft.convert(next)
      requestFocus()
    },
    takeStored() {
      draft.takeStored()
      requestFocus()
    }
  }
}

export type PageFormState = ReturnType<typeof usePageForm>

interface Saving {
  busy: boolean
  /** Removals of the last save; null: none since opening. */
  removedNames: readonly string[] | null
  /** Stores the sanitised text as the next revision of `base`. Failures resolve and are shown as toasts. */
  save(text: string, base: StaticPage | null): Promise<StaticPage | 'outdated' | 'failed'>
}

function usePageSaving(name: StaticPageName): Saving {
  const { pageTexts } = useRepositories()
  const [busy, setBusy] = useState(false)
  const [removedNames, setRemovedNames] = useState<readonly string[] | null>(null)
  return {
    busy,
    removedNames,
    async save(text, base) {
      setBusy(true)
      try {
        const stored = await pageTexts.save(name, String(cleanHtml(removeHidden(text))), readRevision(base))
        setRemovedNames(listRemovedNames(text))
        showToast('contentSaved', { page: formatPageTitle(name) })
        return stored
      } catch (error) {
        showFailure('page', error)
        return error instanceof StoreError && error.failure === 'conflict' ? 'outdated' : 'failed'
      } finally {
        setBusy(false)
      }
    }
  }
}
