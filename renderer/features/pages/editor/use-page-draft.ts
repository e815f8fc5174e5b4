import { useState } from 'react'
import type { StaticPage, StaticPageName } from '#shared/domain/page/static-page.ts'
import { buildDefaultPageText } from '../page-names.ts'

interface PageDraft {
  /** Typed text, else stored, else default. */
  text: string
  unsaved: boolean
  /** Stored page that the typing is based on. */
  base: StaticPage | null
  /** A newer text has been stored. */
  outdated: boolean
  write(text: string): void
  /** Undoable `write`. */
  replace(text: string): void
  /** Undoable even when the replaced text was stored. */
  convert(text: string): void
  /** Discards the typing. */
  takeStored(): void
  /** Text to restore; null: nothing. */
  replaced: string | null
  /** Marks `submitted` as stored; later typing survives. */
  settle(submitted: string, stored: StaticPage): void
}

/** Follows the stored text until something is typed. */
export function usePageDraft(name: StaticPageName, page: StaticPage | null): PageDraft {
  const [typed, setTyped] = useState<{ text: string; base: StaticPage | null } | null>(null)
  const [replaced, setReplaced] = useState<string | null>(null)
  const findText = (stored: StaticPage | null) => stored?.content ?? buildDefaultSource(name)
  const base = typed ? typed.base : page
  const text = typed ? typed.text : findText(page)

  const outdated = readRevision(base) !== readRevision(page)
  const put = (next: string) => setTyped(next === findText(base) && !outdated ? null : { text: next, base })
  return {
    text,
    unsaved: typed !== null,
    base,
    outdated,
    write(next) {
      setReplaced(null)
      put(next)
    },
    replace(next) {
      setReplaced(typed && typed.text !== next ? typed.text : null)
      put(next)
    },
    convert(next) {
      setReplaced(text)
      put(next)
    },
    takeStored() {
      setReplaced(typed?.text ?? null)
      setTyped(null)
    },
    replaced,
    settle(sent, stored) {
      setReplaced(null)
      setTyped((now) => (now && now.text !== sent ? { ...now, base: stored } : null))
    }
  }
}

export function readRevision(page: StaticPage | null): number {
  return page?.revision ?? 0
}

export function buildDefaultSource(name: StaticPageName): string {
  return breakLines(buildDefaultPageText(name))
}

const lineEnds =
  /(<\/(?:p|h[1-6]|ul|ol|li|blockquote|pre|table|thead|tbody|tr)>|<(?:ul|ol|blockquote|table|thead|tbody|hr)(?: [^<>]*)?>)(?=<)/g

/** One block per line. */
export function breakLines(html: string): string {
  return html.replace(lineEnds, '$1\n')
}
