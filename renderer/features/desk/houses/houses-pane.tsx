import './houses.css'
import type { ReactNode } from 'react'
import { EmptyState } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
// In no catalogue: 1.5 kB that only this pane shows.
import texts from '#renderer/messages/desk-houses.json'
import { load, t } from '#renderer/messages/messages.ts'
import { DecisionBar, DeskFoot } from '../decide/decision-bar.tsx'
import { NoWork, Sheet } from '../sheet.tsx'
import { AlikeHouses } from './alike-list.tsx'
import { HouseQuestions } from './house-questions.tsx'
import { RequestReview } from './request-review.tsx'
import type { HousesQueue, HousesReview } from './use-houses.ts'

load(texts)

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
    const missing = shown === null ? { title: t('desk.houses.gone'), text: t('desk.houses.gone.text') } : null
    return (
      <NoWork failedTitle={t('desk.houses.failed')} {...{ queue, missing, undo }}>
        <EmptyState title={t('desk.empty.houses')} text={t('desk.empty.houses.text')}>
          <Link className="btn btn-line" to={`${paths.dashboard}?tab=employers`}>
            {t('desk.houses.all')}
          </Link>
        </EmptyState>
      </NoWork>
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
