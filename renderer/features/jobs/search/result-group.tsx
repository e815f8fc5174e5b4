import { type CSSProperties, memo, type ReactNode } from 'react'
import { t } from '#renderer/messages/messages.ts'
import { formatDay } from '#shared/domain/dates.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { findGivenSalary } from '#shared/domain/job/job-defaults.ts'
import { JobCard } from '../card/job-card.tsx'
import type { ShareJob } from '../card/use-share.ts'
import { ListLink } from './list-link.tsx'
import { heightsPx } from './use-near-screen.ts'

/** So many cards come near the screen, and are let go, together. A page of the list is a multiple of it. */
export const groupSize = 6

interface Props {
  jobs: readonly Job[]
  /** How many jobs stand before these. */
  before: number
  /** How many jobs meet the search. */
  matching: number
  isFar: boolean
  mark: (text: string) => ReactNode
  mayEdit: boolean
  onShare: ShareJob
}

/**
 * Some cards of a list, drawn again only when they change. Far from the screen they keep their place, their text and the links of
 * their titles: what looks for a word in the page, and who goes from heading to heading, finds them.
 */
export const ResultGroup = memo(function ResultGroup({ jobs, before, matching, isFar, ...card }: Props) {
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
        // biome-ignore lint/a11y/useSemanticElements: an li stands in an ul alone
        <div key={job.id} role="listitem" aria-posinset={before + index + 1} aria-setsize={matching}>
          <JobCard {...card} job={job} link={ListLink} far={isFar ? summarize(job) : undefined} />
        </div>
      ))}
    </div>
  )
})

/**
 * Reserves the height that these cards had; as long as they were never laid out, that of as many usual ones. What says less while it is
 * far keeps its height also where the browser lays it out: the way back leads into the middle of a list that is not near yet.
 */
function reserveHeight(cards: number, heightPx: number | undefined, isFar: boolean): CSSProperties {
  return {
    containIntrinsicBlockSize: heightPx ? `auto ${heightPx}px` : `auto calc(${cards} * var(--usual-height))`,
    ...(isFar && heightPx && { minBlockSize: heightPx })
  }
}

/** What the tags and the last line of a card say, as one text. */
function summarize(job: Job): string {
  const day = formatDay(job.postedDate)
  return ['', findGivenSalary(job), job.type, job.category, day && t('card.posted', { day })]
    .filter(Boolean)
    .join(' · ')
}
