import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

interface TypedWords {
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onBlur: () => void
}

/**
 * A field whose words stand in the address. It keeps exactly what was typed, which the address follows without the blanks around
 * it; whatever else leads to another address writes into it. `isFurther`: not the first keystroke of an edit.
 */
export function useTypedWords(words: string, onWords: (words: string, isFurther: boolean) => void): TypedWords {
  const { key, state } = useLocation()
  const isOwnTyping = useNavigationType() !== 'POP' && state?.typed === true
  const [text, setText] = useState(words)
  const [arrival, setArrival] = useState(key)
  // The router shows a new address in a transition: what was typed may be ahead of it.
  const latest = useRef(words)
  const isEditing = useRef(false)

  if (arrival !== key) {
    setArrival(key)
    if (!isOwnTyping) setText(words)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival counts, also at the words that are there
  useEffect(() => {
    if (isOwnTyping) return
    latest.current = words
    isEditing.current = false
  }, [key, words, isOwnTyping])

  return {
    value: text,
    onChange: ({ target: { value } }) => {
      setText(value)
      const next = value.trim()
      if (next === latest.current) return
      latest.current = next
      onWords(next, isEditing.current)
      isEditing.current = true
    },
    onBlur: () => {
      isEditing.current = false
    }
  }
}
