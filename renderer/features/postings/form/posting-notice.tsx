import type { ReactNode } from 'react'

interface Props {
  title: string
  text: string
  children?: ReactNode
}

/** What the person should know before they go on writing. */
export function PostingNotice({ title, text, children }: Props) {
  return (
    <div className="notice">
      <p>
        <b>{title}</b>
        <span className="notice-text">{text}</span>
      </p>
      {children}
    </div>
  )
}
