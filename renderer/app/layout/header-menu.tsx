import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { Icon } from '#renderer/components/public/icon.tsx'

interface Props {
  className?: string
  summary: ReactNode
  /** List items. */
  children: ReactNode
}

/** Works before its page is hydrated, too. */
export function HeaderMenu({ className = '', summary, children }: Props) {
  const close = (event: FocusEvent | KeyboardEvent | MouseEvent) => event.currentTarget.removeAttribute('open')
  return (
    <details
      className={`more ${className}`}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close(event)}
      onKeyDown={(event) => event.key === 'Escape' && close(event)}
    >
      <summary>
        {summary}
        <Icon name="chevron" />
      </summary>
      <ul>{children}</ul>
    </details>
  )
}
