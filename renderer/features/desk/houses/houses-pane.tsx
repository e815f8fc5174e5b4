import './houses.css'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { EmptyState, LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import { DecisionBar, DeskFoot } from '../decide/decision-bar.tsx'
import { Sheet, SheetSkeleton } from '../sheet.tsx'
import { AlikeHouses } from './alike-list.tsx'
import { HouseQuestions } from './house-questions.tsx'
import { RequestReview } from './request-review.tsx'
import type { HousesQueue } from './use-houses-queue.ts'
import type { HousesReview } from './use-houses-review.ts'

interface Props {
  queue: HousesQueue
  review: HousesReview
  undo: ReactNode
}

const decisions = [
  { decision: 'approve', look: { type: 'primary' }, key: 'A' },
  { decision: 'ask', key: 'Q' },
  { decision: 'decline', look: { danger: true }, key: 'R' }
] as const

export function HousesPane({ queue, review, undo }: Props) {
  const { chosen, shown, error } = queue
  if (error || !chosen || !shown) {
    return (
      <>
        <WithoutRequest queue={queue} />
        <DeskFoot undo={undo} />
      </>
    )
  }
  return (
    <>
      <Sheet key={chosen} label={t('desk.houses.request')} className="asked">
        <RequestReview request={shown} before={review.before} background={review.background.data} />
        <AlikeHouses background={review.background} />
      </Sheet>
      <DeskFoot undo={undo}>
        <DecisionBar
          {...{ queue, review }}
          decisions={decisions.map((one) => ({ ...one, label: t(`desk.houses.${one.decision}`) }))}
          changed={t('desk.houses.changed')}
        />
      </DeskFoot>
      <HouseQuestions review={review} />
    </>
  )
}

function WithoutRequest({ queue: { error, shown, chosen, waiting, retry, moveOn } }: { queue: HousesQueue }) {
  if (error) return <LoadFailed title={t('desk.houses.failed')} error={error} onRetry={retry} />
  if (shown === null && chosen !== null) {
    return (
      <EmptyState title={t('desk.houses.gone')} text={t('desk.houses.gone.text')}>
        <Button onClick={moveOn}>{t('desk.gone.next')}</Button>
      </EmptyState>
    )
  }
  if (chosen !== null || !waiting) return <SheetSkeleton />
  return (
    <EmptyState title={t('desk.empty.houses')} text={t('desk.empty.houses.text')}>
      <Link className="btn btn-line" to={`${paths.dashboard}?tab=employers`}>
        {t('desk.houses.all')}
      </Link>
    </EmptyState>
  )
}
