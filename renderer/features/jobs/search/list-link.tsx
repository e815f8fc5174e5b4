import { createContext, type MouseEvent, use } from 'react'
import type { LinkProps } from '#renderer/components/public/link.tsx'

/** Referentially stable, so that thousands of rows skip rendering on navigation. */
export const FollowContext = createContext<(to: string) => void>(() => {})

/** Carries the way back to its search. */
export function ListLink({ to, state: _state, ...anchor }: LinkProps) {
  const follow = use(FollowContext)
  const click = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    follow(to)
  }
  return <a {...anchor} href={to} onClick={click} />
}
