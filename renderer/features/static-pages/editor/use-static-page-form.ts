import { type FormEvent, useEffect, useReducer, useRef, useState } from 'react'
import { readRevision } from '#renderer/hooks/use-form.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { removeHidden } from '#shared/domain/clean-text.ts'
import type { StaticPage, StaticPageName } from '#shared/domain/page/static-page.ts'
import { cleanHtml, listRemovedNames } from '../clean-html.ts'
import { formatPageTitle } from '../static-page-titles.ts'
import { buildDefaultSource } from './page-html-source.ts'

/** In characters. */
export const maxPageLength = 100_000

export interface OpenPage {
  name: StaticPageName
  /** null: nothing stored. */
  page: StaticPage | null
  onStored: (page: StaticPage) => void
}

/** Follows the stored text until something is typed; typing is based on the stored text that it began with. */
export function useStaticPageForm({ name, page, onStored }: OpenPage) {
  const { pageTexts } = useRepositories()
  const [typed, setTyped] = useState<{ text: string; base: StaticPage | null } | null>(null)
  const [replaced, setReplaced] = useState<string | null>(null)
  const [removedNames, setRemovedNames] = useState<readonly string[] | null>(null)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState(false)
  const field = useRef<{ focus(): void }>(null)
  const [focusRequest, requestFocus] = useReducer((times: number) => times + 1, 0)
  const findText = (stored: StaticPage | null) => stored?.content ?? buildDefaultSource(name)
  const { text, base } = typed ?? { text: findText(page), base: page }
  const unsaved = typed !== null
  const outdated = readRevision(base) !== readRevision(page)
  const tooLong = text.length > maxPageLength
  const maySave = unsaved && !tooLong && !busy

  // The field may be another element after a replacement.
  useEffect(() => {
    if (focusRequest > 0) field.current?.focus()
  }, [focusRequest])

  const change = (next: string, restorable: string | null) => {
    setReplaced(restorable)
    setTyped(next === findText(base) && !outdated ? null : { text: next, base })
  }
  /** Stores the sanitised text as the next revision of `expected`. */
  const send = async (expected: StaticPage | null) => {
    setBusy(true)
    try {
      const stored = await pageTexts.save(name, String(cleanHtml(removeHidden(text))), readRevision(expected))
      setRemovedNames(listRemovedNames(text))
      showToast('contentSaved', { page: formatPageTitle(name) })
      setRefused(false)
      onStored(stored)
      setReplaced(null)
      // Later typing survives.
      setTyped((now) => (now && now.text !== text ? { ...now, base: stored } : null))
    } catch (error) {
      setRefused(error instanceof StoreError && error.failure === 'conflict')
      showFailure('page', error)
    } finally {
      setBusy(false)
    }
  }
  return {
    ...{ text, unsaved, outdated, field, busy, tooLong, maySave },
    /** Text to restore; null: nothing. */
    replaced,
    /** Removals of the last save; null: none since opening, or typed since. */
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
    write: (next: string) => change(next, null),
    put(next: string) {
      change(next, typed && typed.text !== next ? typed.text : null)
      requestFocus()
    },
    /** Undoable even when the replaced text was stored. */
    convert(next: string) {
      change(next, text)
      requestFocus()
    },
    takeStored() {
      setReplaced(typed?.text ?? null)
      setTyped(null)
      requestFocus()
    }
  }
}

export type PageFormState = ReturnType<typeof useStaticPageForm>
