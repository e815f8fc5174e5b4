import type { ReactNode } from 'react'
import { Mark } from './mark.tsx'

interface Props {
  title: string
  /** 'h1' where the state is the whole page. */
  as?: 'h1' | 'h2' | 'h3' | undefined
  /** One sentence that says what happened or what helps. */
  text?: ReactNode
  /** The one next step: a link or a button. */
  children?: ReactNode
}

/** A designed screen for what is empty, missing or broken: one picture, one sentence, one step. */
export function EmptyState({ title, as: Heading = 'h2', text, children }: Props) {
  return (
    <div className="empty">
      <Mark ghost />
      <Heading>{title}</Heading>
      {text === undefined ? null : <p>{text}</p>}
      {children}
    </div>
  )
}
