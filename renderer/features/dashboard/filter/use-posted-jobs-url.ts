import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { buildViewAddress, type PostedView } from './posted-jobs-url.ts'

/** Changes the view in the address, and controls its search field. Navigation is a transition: choices and keys may be ahead of it. */
export function usePostedJobsUrl(view: PostedView) {
  const navigate = useNavigate()
  const { key, state } = useLocation()
  const isOwn = useNavigationType() !== 'POP' && state?.own === true
  const latest = useRef(view)
  const [typed, setTyped] = useState<string>()
  /** One history entry an edit, not one a key. */
  const isEditing = useRef(false)

  // A navigation to the same view discards the typing, too
  useLayoutEffect(() => {
    if (isOwn) return
    latest.current = view
    isEditing.current = false
    setTyped(undefined)
  }, [key, view, isOwn])

  /** Navigates to the changed view, by default on its first page. */
  const show = (change: Partial<PostedView>, { replace } = { replace: false }) => {
    latest.current = { ...latest.current, page: 1, ...change }
    if (change.words === '') setTyped(undefined)
    navigate(buildViewAddress(latest.current), { replace, state: { own: true } })
  }
  return {
    show,
    words: {
      value: typed ?? view.words,
      onChange({ target: { value } }: ChangeEvent<HTMLInputElement>) {
        const words = value.trim()
        if (words !== latest.current.words) {
          show({ words }, { replace: isEditing.current })
          isEditing.current = true
        }
        setTyped(value)
      },
      onBlur() {
        isEditing.current = false
      }
    }
  }
}
