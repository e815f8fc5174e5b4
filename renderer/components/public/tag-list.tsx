import type { ReactNode } from 'react'

interface Props {
  /** Unique. */
  texts: readonly string[]
  'aria-label'?: string
  /** A list item behind the tags. */
  children?: ReactNode
}

export function TagList({ texts, children, ...label }: Props) {
  return (
    <ul className="tags" {...label}>
      {texts.map((text) => (
        <li key={text} className="tag">
          {text}
        </li>
      ))}
      {children}
    </ul>
  )
}
