import './posting-form.css'
import type { ReactNode } from 'react'
import { PageTitle } from '#renderer/components/public/page-title.tsx'

interface Props {
  title: string
  lead: string
  children: ReactNode
}

/** The grid of the form's page under its heading, which stays the same element while the form comes. */
export function PostingPage({ title, lead, children }: Props) {
  return (
    <div className="posting">
      <PageTitle title={title} />
      <div className="posting-top">
        <h1>{title}</h1>
        <p className="soft">{lead}</p>
      </div>
      {children}
    </div>
  )
}
