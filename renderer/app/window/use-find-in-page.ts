import { type RefObject, useEffect, useRef, useState } from 'react'
import type { OwnWindow } from '#renderer/platform/platform.ts'
import type { FindStep, FoundInPage } from '#shared/bridge.ts'

/** Chromium searches from the caret and takes it away: the caret is put back, and the field gives the focus away until Chromium has looked. */
export function useFindInPage(own: OwnWindow, input: RefObject<HTMLInputElement | null>) {
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
    // A newer search gives the focus back.
    if (result === null) return
    if (result) setFound(result)
    if (!givesFocusBack.current) return
    givesFocusBack.current = false
    if (document.activeElement !== document.body) return
    input.current?.focus({ preventScroll: true })
    input.current?.setSelectionRange(...caret.current)
  }
  return { found, search: (text: string, step: FindStep) => void search(text, step) }
}
