import { type RefObject, useEffect, useRef, useState } from 'react'
import type { OwnWindow } from '#renderer/platform/platform.ts'
import type { FindStep, FoundInPage } from '#shared/window.ts'

interface Find {
  /** undefined: nothing is searched for. */
  found: FoundInPage | undefined
  /** An empty text ends the search. */
  search: (text: string, step: FindStep) => void
}

/**
 * Chromium begins its search where the caret is, and takes the caret away with each: so it is put back as soon as it is gone. For
 * the next place there must be none, or the search would begin at this field again instead of going on; and as long as the
 * field has the focus a key brings the caret back. So the field gives the focus away for as long as Chromium looks.
 */
export function useFind(own: OwnWindow, input: RefObject<HTMLInputElement | null>): Find {
  const [found, setFound] = useState<FoundInPage>()
  const caret = useRef<readonly [number, number]>([0, 0])
  const givesFocusBack = useRef(false)

  useEffect(() => {
    const follow = () => {
      const field = input.current
      if (!field || document.activeElement !== field) return
      if (getSelection()?.type === 'None') field.setSelectionRange(...caret.current)
      else caret.current = [field.selectionStart ?? 0, field.selectionEnd ?? 0]
    }
    document.addEventListener('selectionchange', follow)
    return () => {
      document.removeEventListener('selectionchange', follow)
      own.stopFinding().catch(() => {})
    }
  }, [own, input])

  const search = async (text: string, step: FindStep) => {
    if (text === '') {
      setFound(undefined)
      await own.stopFinding().catch(() => {})
      return
    }
    const field = input.current
    const hasFocus = field !== null && document.activeElement === field
    if (hasFocus) caret.current = [field.selectionStart ?? 0, field.selectionEnd ?? 0]
    if (step !== 'first' && hasFocus) {
      givesFocusBack.current = true
      field.blur()
    }
    if (step !== 'first') getSelection()?.removeAllRanges()
    const result = await own.findText(text, step).catch(() => undefined)
    // A newer search has begun meanwhile, and gives the focus back.
    if (result === null) return
    if (result) setFound(result)
    if (!givesFocusBack.current) return
    givesFocusBack.current = false
    // Unless somebody has gone elsewhere.
    if (document.activeElement !== document.body) return
    input.current?.focus({ preventScroll: true })
    input.current?.setSelectionRange(...caret.current)
  }
  return { found, search: (text, step) => void search(text, step) }
}
