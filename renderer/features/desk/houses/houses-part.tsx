import type { ReactNode } from 'react'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { EmployerRequest } from '#shared/domain/house/request-record.ts'
import type { DeskPart } from '../desk-parts.ts'
import { buildPlainQueue } from '../queue/plain-queue.tsx'
import { Ago } from '../queue/queue-row.tsx'
import { ReviewSkeleton } from '../review/review-pane.tsx'
import { useHouseReview } from './use-house-review.ts'
import type { HousesDesk } from './use-houses-desk.ts'

interface Options {
  houses: HousesDesk
  /** Called before the next request comes up. */
  beforeLeaving: () => void
  /** Stands above the queue. */
  extra: ReactNode
  /** What was decided before, and can still be taken back. */
  above: ReactNode
}

// 5 kB, and antd's Modal: the queue of postings does without.
const loadPane = () => import('./houses-pane.tsx')
const HousesPane = lazyPart(() => loadPane().then((code) => code.HousesPane))
const HouseQuestions = lazyPart(() => loadPane().then((code) => code.HouseQuestions))

/** Who asks to post for a house. */
export function useHousesPart({ houses: desk, beforeLeaving, extra, above }: Options): DeskPart {
  const review = useHouseReview(desk, beforeLeaving)
  const { shown, waiting } = desk
  const failedTitle = t('desk.houses.failed')
  return {
    ...buildPlainQueue({
      ...{ order: t('desk.houses.order'), extra, waiting, index: desk.index },
      renderRow: (request) => <RequestRow request={request} />
    }),
    ...{ chosen: desk.chosen, choose: desk.choose, step: desk.step },
    shown: shown ? { id: shown.id, title: shown.details.house } : null,
    arrived: review.arrived,
    keys: {
      a: () => review.press('approve'),
      r: () => review.press('decline'),
      q: () => review.press('ask')
    },
    pane: <HousesPane {...{ desk, review, above, failedTitle }} waiting={<ReviewSkeleton />} />,
    questions: review.question && <HouseQuestions review={review} failedTitle={failedTitle} />
  }
}

/** One request in the queue: which house, who asks, and since when. */
function RequestRow({ request: { details, email, at } }: { request: EmployerRequest }) {
  return (
    <>
      <b>{details.house}</b>
      <span className="queue-age">
        <Ago at={at} />
      </span>
      <span className="queue-who">
        {details.place}
        <span className="dot">·</span>
        {email}
      </span>
    </>
  )
}
