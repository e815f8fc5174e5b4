import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { t } from '#renderer/messages/messages.ts'
import { removeHidden } from '#shared/domain/clean-text.ts'

type TextInput = HTMLInputElement | HTMLTextAreaElement

/** Removes characters that are never stored while the person sees it: the last text they saw is the stored one. */
export function useRemoveHiddenCharacters(write: (text: string) => void, onLeave?: () => void) {
  const [cleaned, setCleaned] = useState(false)
  const latest = useRef({ write, onLeave })
  useEffect(() => {
    latest.current = { write, onLeave }
  })
  const clean = (input: TextInput) => {
    const text = removeHidden(input.value)
    if (text === input.value || !input.isConnected) return
    latest.current.write(text)
    setCleaned(true)
  }
  return {
    /** Undefined again after the next key. */
    note: cleaned ? t('form.cleaned') : undefined,
    cleaning: {
      onInput: () => setCleaned(false),
      onBlur: ({ currentTarget }: FocusEvent<TextInput>) =>
        afterPress(() => {
          clean(currentTarget)
          if (currentTarget.isConnected && currentTarget.value !== '') latest.current.onLeave?.()
        }),
      onKeyDown({ key, currentTarget, nativeEvent }: KeyboardEvent<TextInput>) {
        if (key === 'Enter' && !nativeEvent.isComposing && currentTarget instanceof HTMLInputElement)
          clean(currentTarget)
      }
    }
  }
}

/** Waits for the release of the pointer: the note that appears would move a button from under it. */
function afterPress(step: () => void): void {
  if (document.querySelector(':active')) document.addEventListener('pointerup', () => setTimeout(step), { once: true })
  else step()
}
