import type { ReactNode } from 'react'

interface Props {
  /** Each once. */
  texts: readonly string[]
  'aria-label'?: string
  /** What stands behind them, a list item. */
  children?: ReactNode
}

/** A few words beside each other, each in a frame of its own. */
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
