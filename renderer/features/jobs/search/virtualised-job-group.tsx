import { type CSSProperties, createContext, type MouseEvent, memo, use } from 'react'
import type { LinkProps } from '#renderer/components/public/link.tsx'
import { t } from '#renderer/messages/messages.ts'
import { formatDay } from '#shared/domain/format-day.ts'
import { findGivenSalary } from '#shared/domain/job/default-job-texts.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import { JobCard, type JobCardProps } from '../card/job-card.tsx'
import { heightsPx } from './use-is-near-viewport.ts'

/** Cards per virtualised group; divides the page size. */
export const groupSize = 6

interface Props extends Required<Pick<JobCardProps, 'mark' | 'mayEdit' | 'onShare'>> {
  jobs: readonly Job[]
  before: number
  matching: number
  isFar: boolean
}

/** Off-screen groups keep height, text and title links: find-in-page and heading navigation still work. */
export const VirtualisedJobGroup = memo(function VirtualisedJobGroup({
  jobs,
  before,
  matching,
  isFar,
  ...card
}: Props) {
  const id = jobs[0]?.id
  const heightPx = heightsPx.get(id ?? '')
  return (
    <div
      data-group={id}
      data-far={isFar || undefined}
      data-new={heightPx === undefined || undefined}
      style={reserveHeight(jobs.length, heightPx, isFar)}
    >
      {jobs.map((job, index) => (
        // biome-ignore lint/a11y/useSemanticElements: an li needs an ul as parent
        <div key={job.id} role="listitem" aria-posinset={before + index + 1} aria-setsize={matching}>
          <JobCard {...card} job={job} link={ListLink} far={isFar ? summarize(job) : undefined} />
        </div>
      ))}
    </div>
  )
})

/** The measured height, or an estimate before the first layout. Far groups keep it, so that scroll restoration lands. */
function reserveHeight(cards: number, heightPx: number | undefined, isFar: boolean): CSSProperties {
  return {
    containIntrinsicBlockSize: heightPx ? `auto ${heightPx}px` : `auto calc(${cards} * var(--usual-height))`,
    ...(isFar && heightPx && { minBlockSize: heightPx })
  }
}

function summarize(job: Job): string {
  const day = formatDay(job.postedDate)
  const facts = joinParts([findGivenSalary(job), job.type, job.category, day && t('card.posted', { day })])
  return facts && `\u00a0· ${facts}`
}

/** Referentially stable, so that thousands of rows skip rendering on navigation. */
export const FollowContext = createContext<(to: string) => void>(() => {})

/** Carries the way back to its search. */
function ListLink({ to, state: _state, ...anchor }: LinkProps) {
  const follow = use(FollowContext)
  const click = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    follow(to)
  }
  return <a {...anchor} href={to} onClick={click} />
}
