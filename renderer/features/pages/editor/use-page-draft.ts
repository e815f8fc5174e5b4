import { useState } from 'react'
import type { StaticPage, StaticPageName } from '#shared/domain/page/static-page.ts'
import { buildDefaultPageText } from '../page-names.ts'

interface PageDraft {
  /** What stands in the field: what was typed, else what is stored, else the default text. */
  text: string
  /** What was typed is not stored. */
  unsaved: boolean
  /** The stored page that the typing began from. */
  base: StaticPage | null
  /** Another text was stored since then. */
  outdated: boolean
  write(text: string): void
  /** As `write`, for a text that was not typed: what stood there before can be brought back. */
  replace(text: string): void
  /** As `replace`, for a form of the text that may say less: what stood there can be brought back even if it was stored. */
  convert(text: string): void
  /** Gives up what was typed for what is stored now. */
  takeStored(): void
  /** What `replace` or `takeStored` took away; null: nothing that is not stored. */
  replaced: string | null
  /** What was sent is stored now. What was typed since then stays. */
  settle(submitted: string, stored: StaticPage): void
}

/** What is typed over the stored text. As long as nothing is, it follows what is stored. */
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

/** The default text of a page as one would write it: each paragraph, heading and line of a list in a line of its own. */
export function buildDefaultSource(name: StaticPageName): string {
  return breakLines(buildDefaultPageText(name))
}

const lineEnds =
  /(<\/(?:p|h[1-6]|ul|ol|li|blockquote|pre|table|thead|tbody|tr)>|<(?:ul|ol|blockquote|table|thead|tbody|hr)(?: [^<>]*)?>)(?=<)/g

/** HTML with each part in a line of its own, which means the same. */
export function breakLines(html: string): string {
  return html.replace(lineEnds, '$1\n')
}
