import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react'
import { Icon } from '#renderer/components/public/icon.tsx'
import { NavLink } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import type { NavigationLink } from './navigation.ts'
import { Unread } from './unread.tsx'

interface Props {
  links: NavigationLink[]
  pages: NavigationLink[]
  /** False until the session is known: only what everybody gets is shown, the rest keeps its room. */
  sessionKnown: boolean
}

/** The navigation in the header of a wide screen. */
export function MainNav({ links, pages, sessionKnown }: Props) {
  return (
    <nav className="nav" aria-label={t('nav.label')}>
      {links.map(({ to, label }, index) => (
        <NavLink key={label} to={to} className={index > 0 && !sessionKnown ? 'unsettled' : ''}>
          {t(label)}
          {to === paths.profile && <Unread />}
        </NavLink>
      ))}
      {pages.length > 0 && <PagesMenu pages={pages} />}
    </nav>
  )
}

function PagesMenu({ pages }: { pages: NavigationLink[] }) {
  const close = (event: FocusEvent | KeyboardEvent | MouseEvent) => event.currentTarget.removeAttribute('open')
  return (
    <details
      className="more"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close(event)}
      onKeyDown={(event) => event.key === 'Escape' && close(event)}
    >
      <summary>
        {t('nav.pages')} <Icon name="chevron" />
      </summary>
      <ul>
        {pages.map(({ to, label }) => (
          <li key={label}>
            <NavLink to={to}>{t(label)}</NavLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
