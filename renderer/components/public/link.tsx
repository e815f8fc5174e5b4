import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  /** An address of the product. */
  to: string
  /** What the screen there is told, see react-router's location.state. */
  state?: unknown
}

/** A link within the product. The router's own brings 3 kB of server rendering along that nothing here uses. */
export function Link({ to, state, onClick, ...anchor }: LinkProps) {
  const navigateTo = useLinkClickHandler<HTMLAnchorElement>(to, { state })
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) navigateTo(event)
  }
  return <a {...anchor} href={useHref(to)} onClick={click} />
}

/** A link that says when one is where it leads, or somewhere below. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation()
  const here = pathname === props.to || pathname.startsWith(`${props.to}/`)
  return <Link {...props} aria-current={here ? 'page' : undefined} />
}
