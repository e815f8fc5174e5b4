import type { ClipboardEvent } from 'react'
import { findLastWord, splitWords } from '#shared/domain/parse-list-input.ts'

/** Of a one-line field for a list, where browsers join pasted lines into one word. */
export function pasteList(event: ClipboardEvent<HTMLInputElement>): void {
  const { value, selectionStart } = event.currentTarget
  const words = splitWords(event.clipboardData.getData('text/plain'))
  if (words.length < 2) return
  event.preventDefault()
  const before = value.slice(0, selectionStart ?? value.length)
  const separator = before.slice(findLastWord(before)).trim() === '' ? '' : ', '
  // The only way of writing that Undo takes back.
  document.execCommand('insertText', false, separator + words.join(', '))
}
