import { createContext, type MouseEvent, use } from 'react'
import type { LinkProps } from '#renderer/components/public/link.tsx'

/** Follows the links of a list. Always the same function: a list of thousands is not drawn again because the address has changed. */
export const FollowContext = createContext<(to: string) => void>(() => {})

/** A link in a list of jobs, which leads back to the search it was found by. */
export function ListLink({ to, state: _state, ...anchor }: LinkProps) {
  const follow = use(FollowContext)
  const click = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    follow(to)
  }
  return <a {...anchor} href={to} onClick={click} />
}
