import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { buildViewAddress } from '../dashboard-address.ts'
import type { PostedView } from './posted-view.ts'

/**
 * Changes the view, and leads back to its first page unless the change says which. `isFurther`: it follows what is being typed;
 * the first keystroke of an edit makes a history entry, the further ones keep it up to date.
 */
export type Show = (change: Partial<PostedView>, isFurther?: boolean) => void

/** Changes the view that stands in the address. */
export function useShow(view: PostedView): Show {
  const navigate = useNavigate()
  const { key, state } = useLocation()
  const isOwn = useNavigationType() !== 'POP' && state?.own === true
  // The router shows a new address in a transition: what was chosen by now may be ahead of it.
  const latest = useRef(view)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival counts, also at the view that is there
  useLayoutEffect(() => {
    if (!isOwn) latest.current = view
  }, [key, view, isOwn])

  return (change, isFurther) => {
    latest.current = { ...latest.current, page: 1, ...change }
    navigate(buildViewAddress(latest.current), {
      replace: isFurther === true,
      state: { own: true, typed: isFurther !== undefined }
    })
  }
}
