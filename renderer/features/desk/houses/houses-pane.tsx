import './houses.css'
import { Button, type ButtonProps } from 'antd'
import { type ReactNode, useId } from 'react'
import { EmptyState, LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import type { RequestDecision } from '#shared/domain/house/request-record.ts'
import { useKeysOn } from '../desk-keys.ts'
import { KeyCap } from '../key-cap.tsx'
import { ChangedLine, Position } from '../review/desk-foot.tsx'
import { ReviewSkeleton } from '../review/review-pane.tsx'
import { AlikeHouses } from './alike-list.tsx'
import { RequestReview } from './request-review.tsx'
import type { HouseReview } from './use-house-review.ts'
import type { HousesDesk } from './use-houses-desk.ts'

export { HouseQuestions } from './house-questions.tsx'

interface Props {
  desk: HousesDesk
  review: HouseReview
  above: ReactNode
}

/** The right of the desk: who asks to post, what was checked of it and who is alike, and what may be decided. */
export function HousesPane({ desk, review, above }: Props) {
  const { chosen, shown, isError } = desk
  if (isError || !chosen || !shown) {
    return (
      <>
        <WithoutRequest desk={desk} />
        <div className="desk-foot">{above}</div>
      </>
    )
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section key={chosen} className="sheet-body asked" aria-label={t('desk.houses.request')} tabIndex={0}>
        <RequestReview request={shown} before={review.before} background={review.background.data} />
        <AlikeHouses background={review.background} />
      </section>
      <div className="desk-foot">
        {above}
        <DecisionBar desk={desk} review={review} />
      </div>
    </>
  )
}

function WithoutRequest({ desk }: { desk: HousesDesk }) {
  if (desk.isError) return <LoadFailed title={t('desk.houses.failed')} error={desk.error} onRetry={desk.retry} />
  if (desk.shown === null && desk.chosen !== null) {
    return (
      <EmptyState title={t('desk.houses.gone')} text={t('desk.houses.gone.text')}>
        <Button onClick={desk.moveOn}>{t('desk.gone.next')}</Button>
      </EmptyState>
    )
  }
  if (desk.chosen !== null || !desk.waiting) return <ReviewSkeleton />
  return (
    <EmptyState title={t('desk.empty.houses')} text={t('desk.empty.houses.text')}>
      <Link className="btn btn-line" to={`${paths.dashboard}?tab=employers`}>
        {t('desk.houses.all')}
      </Link>
    </EmptyState>
  )
}

const buttons: readonly [RequestDecision, ButtonProps, key: string][] = [
  ['approve', { type: 'primary' }, 'A'],
  ['ask', {}, 'Q'],
  ['decline', { danger: true }, 'R']
]

/** What may be decided about the request, always at hand at the foot, or that it has changed and must be read first. */
function DecisionBar({ desk, review }: Omit<Props, 'above'>) {
  const { on } = useKeysOn()
  const changedId = useId()
  const heldBy = review.before ? changedId : undefined
  return (
    <>
      <ChangedLine id={changedId} title={t('desk.houses.changed')} review={review} />
      <div className="desk-bar reports-do" aria-busy={review.busy}>
        {buttons.map(([decision, look, key]) => (
          <Button
            key={decision}
            {...look}
            aria-disabled={heldBy !== undefined}
            aria-describedby={heldBy}
            aria-keyshortcuts={on ? key : undefined}
            onClick={() => review.press(decision)}
          >
            {t(`desk.houses.${decision}`)}
            {on && <KeyCap>{key}</KeyCap>}
          </Button>
        ))}
        <Position index={desk.index} total={desk.waiting?.length ?? 0} />
      </div>
    </>
  )
}
