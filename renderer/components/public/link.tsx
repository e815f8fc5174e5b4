import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  to: string
  /** See react-router's location.state. */
  state?: unknown
}

/** The router's own Link marks each anchor for its framework mode. */
export function Link({ to, state, onClick, ...anchor }: LinkProps) {
  const navigateTo = useLinkClickHandler<HTMLAnchorElement>(to, { state })
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) navigateTo(event)
  }
  return <a {...anchor} href={useHref(to)} onClick={click} />
}

export function NavLink(props: LinkProps) {
  const { pathname } = useLocation()
  const here = pathname === props.to || pathname.startsWith(`${props.to}/`)
  return <Link {...props} aria-current={here ? 'page' : undefined} />
}
