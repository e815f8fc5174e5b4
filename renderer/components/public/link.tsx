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

interface NavLinkProps extends LinkProps {
  /** A part of the screen that has its own link. */
  except?: string | undefined
}

export function NavLink({ except, ...props }: NavLinkProps) {
  const { pathname, search } = useLocation()
  const here = pathname + search
  const isHere = here !== except && (here === props.to || pathname === props.to || pathname.startsWith(`${props.to}/`))
  return <Link {...props} aria-current={isHere ? 'page' : undefined} />
}
