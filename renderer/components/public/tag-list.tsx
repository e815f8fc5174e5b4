import type { ReactElement, ReactNode } from 'react'

interface Props {
  /** Unique. */
  texts: readonly string[]
  'aria-label'?: string
  mark?: ((text: string) => ReactElement) | undefined
  /** A list item behind the tags. */
  children?: ReactNode
}

export function TagList({ texts, children, mark, ...label }: Props) {
  return (
    <ul className="tags" {...label}>
      {texts.map((text) => (
        <li key={text} className="tag">
          {mark ? mark(text) : text}
        </li>
      ))}
      {children}
    </ul>
  )
}
