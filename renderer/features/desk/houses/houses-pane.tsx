import './houses.css'
import { Checkbox, Radio } from 'antd'
import { type ReactNode, useId } from 'react'
import { EmptyState } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { Question } from '#renderer/components/workplace/question.tsx'
import { paths } from '#renderer/config/paths.ts'
// In no catalogue: 1.5 kB that only this pane shows.
import '#renderer/messages/administrator.ts'
import { t } from '#renderer/messages/messages.ts'
import { ReasonQuestion } from '#renderer/postings/reasons/reason-question.tsx'
import type { AlikeHouse } from '#shared/domain/house/alike-houses.ts'
import type { EmployerRequest } from '#shared/domain/house/request-record.ts'
import { verifications } from '#shared/domain/house/verification.ts'
import { DecisionBar, DeskFoot } from '../decide/decision-bar.tsx'
import { NoWork, Sheet } from '../sheet.tsx'
import { AlikeHouses, RequestReview } from './request-review.tsx'
import type { HousesQueue, HousesReview } from './use-houses.ts'

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

function HouseQuestions({ review }: { review: HousesReview }) {
  const { question, words, setReason, cancel, confirm } = review
  if (!question) return null
  const { decision, work } = question
  // A fresh one each time: what was refused before belongs to another request.
  const key = `${decision} ${work.id}`
  if (decision === 'approve') return <ApproveQuestion key={key} review={review} request={work} />
  return (
    <ReasonQuestion
      key={key}
      title={t(`desk.houses.${decision}.ask`, { house: work.details.house })}
      text={t(`desk.houses.${decision}.text`)}
      cancel={t('desk.houses.keep')}
      confirm={t(`desk.houses.${decision}`)}
      danger={decision === 'decline'}
      use={decision === 'decline' ? 'decline' : undefined}
      label={t(`desk.houses.${decision}.words`)}
      help={t('desk.houses.key')}
      blank={t('desk.houses.blank')}
      reason={words}
      onWrite={setReason}
      onCancel={cancel}
      onConfirm={confirm}
    />
  )
}

/** Nothing is chosen beforehand: an unchecked thing is not said to be checked. */
function ApproveQuestion({ review, request }: { review: HousesReview; request: EmployerRequest }) {
  const { approval, choose, cancel, confirm, background } = review
  const id = useId()
  const { house, phone, gstin } = request.details
  const joinable = listJoinable(background.data?.alike ?? [])
  return (
    <Question
      open
      title={t('desk.houses.approve.ask', { house })}
      text={t(background.data?.house ? 'desk.houses.approve.textChange' : 'desk.houses.approve.text')}
      cancel={t('desk.houses.keep')}
      confirm={t('desk.houses.approve')}
      onCancel={cancel}
      onConfirm={confirm}
    >
      <fieldset className="asked-choice" aria-describedby={`${id}-looked`}>
        <legend>{t('desk.houses.looked')}</legend>
        <Checkbox.Group
          value={[...approval.verified]}
          options={verifications
            .filter((each) => each !== 'gstin' || gstin !== '')
            .map((each) => ({
              value: each,
              label: t(`desk.houses.${each}.look`, { phone, gstin })
            }))}
          onChange={(verified) =>
            choose({ ...approval, verified: verifications.filter((each) => verified.includes(each)) })
          }
        />
        <p id={`${id}-looked`} className="help">
          {t('desk.houses.looked.help')}
        </p>
      </fieldset>
      {joinable.length > 0 && (
        <fieldset className="asked-choice">
          <legend>{t('desk.houses.which')}</legend>
          <Radio.Group
            value={approval.houseId ?? ''}
            options={[
              { value: '', label: t('desk.houses.own', { house }) },
              ...joinable.map(({ houseId, name, place }) => ({
                value: houseId ?? '',
                label: t('desk.houses.join', { house: name, place })
              }))
            ]}
            onChange={({ target }) => choose({ ...approval, houseId: target.value || undefined })}
          />
        </fieldset>
      )}
    </Question>
  )
}

/** The houses of the board that are alike, each once: nobody joins one by way of somebody who is banned. */
function listJoinable(alike: readonly AlikeHouse[]): AlikeHouse[] {
  const byHouse = new Map(
    alike.filter(({ houseId, ban }) => houseId !== undefined && !ban).map((one) => [one.houseId, one])
  )
  return [...byHouse.values()]
}
