import type { ReactNode } from 'react'
import { createLatePart } from '#renderer/components/workplace/late-part.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { EmployerRequest } from '#shared/domain/house/request-record.ts'
import type { DeskPart } from '../desk-parts.ts'
import { QueueList } from '../queue/queue-list.tsx'
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

const loadPane = () => import('./houses-pane.tsx')
const HousesPane = createLatePart(() => loadPane().then((late) => late.HousesPane))
const HouseQuestions = createLatePart(() => loadPane().then((late) => late.HouseQuestions))

/** Who asks to post for a house. */
export function useHousesPart({ houses: desk, beforeLeaving, extra, above }: Options): DeskPart {
  const review = useHouseReview(desk, beforeLeaving)
  const { shown, waiting } = desk
  const failedTitle = t('desk.houses.failed')
  return {
    ...{ chosen: desk.chosen, index: desk.index, choose: desk.choose, step: desk.step },
    length: waiting?.length ?? 0,
    shown: shown ? { id: shown.id, title: shown.details.house } : null,
    arrived: review.arrived,
    keys: {
      a: () => review.press('approve'),
      r: () => review.press('decline'),
      q: () => review.press('ask')
    },
    renderBar: () => (
      <div className="reports-bar">
        <p>{t('desk.houses.order')}</p>
        {extra}
      </div>
    ),
    renderList:
      waiting &&
      (({ row, onChoose, onStep }) => (
        <QueueList
          items={waiting}
          index={desk.index}
          renderRow={(request) => <RequestRow request={request} />}
          {...{ row, onChoose, onStep }}
        />
      )),
    below: null,
    pane: <HousesPane {...{ desk, review, above, failedTitle }} waiting={<ReviewSkeleton />} />,
    questions: review.question && <HouseQuestions review={review} failedTitle={failedTitle} waiting={null} />
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
