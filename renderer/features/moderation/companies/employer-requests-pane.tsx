import './employer-requests.css'
import { Checkbox, Radio } from 'antd'
import { type ReactNode, useId } from 'react'
import { EmptyState } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { AntdConfirmDialog } from '#renderer/components/workplace/antd-confirm-dialog.tsx'
import { paths } from '#renderer/config/paths.ts'
// In no catalogue: 1.5 kB that only this pane shows.
import '#renderer/messages/administrator-messages.ts'
import { ReasonDialog } from '#renderer/jobs/moderation-reasons/reason-dialog.tsx'
import { t } from '#renderer/messages/messages.ts'
import { verifications } from '#shared/domain/company/company-verification.ts'
import type { EmployerRequest } from '#shared/domain/company/employer-request-record.ts'
import type { SimilarCompany } from '#shared/domain/company/similar-companies.ts'
import { hasPhone } from '#shared/domain/phone.ts'
import { DecisionBar, ModerationFoot } from '../decisions/decision-bar.tsx'
import { EmptyQueue, ReviewPanel } from '../review-panel.tsx'
import { EmployerRequestReview, SimilarCompanies } from './employer-request-review.tsx'
import type { CompanyRequestsQueue, CompanyRequestsReview } from './use-employer-requests.ts'

interface Props {
  queue: CompanyRequestsQueue
  review: CompanyRequestsReview
  undo: ReactNode
}

const decisions = [
  { decision: 'approve', look: { type: 'primary' }, key: 'A' },
  { decision: 'ask', key: 'Q' },
  { decision: 'decline', look: { danger: true }, key: 'R' }
] as const

export function EmployerRequestsPane({ queue, review, undo }: Props) {
  const { chosen, shown, error } = queue
  if (error || !chosen || !shown) {
    const missing =
      shown === null ? { title: t('moderation.companies.gone'), text: t('moderation.companies.gone.text') } : null
    return (
      <EmptyQueue failedTitle={t('moderation.companies.failed')} {...{ queue, missing, undo }}>
        <EmptyState title={t('moderation.empty.companies')} text={t('moderation.empty.companies.text')}>
          <Link className="btn btn-line" to={`${paths.dashboard}?tab=employers`}>
            {t('moderation.companies.all')}
          </Link>
        </EmptyState>
      </EmptyQueue>
    )
  }
  return (
    <>
      <ReviewPanel key={chosen} label={t('moderation.companies.request')} className="asked">
        <EmployerRequestReview request={shown} before={review.before} background={review.background.data} />
        <SimilarCompanies background={review.background} />
      </ReviewPanel>
      <ModerationFoot undo={undo}>
        <DecisionBar
          {...{ queue, review }}
          decisions={decisions.map((one) => ({ ...one, label: t(`moderation.companies.${one.decision}`) }))}
          changed={t('moderation.companies.changed')}
        />
      </ModerationFoot>
      <CompanyQuestions review={review} />
    </>
  )
}

function CompanyQuestions({ review }: { review: CompanyRequestsReview }) {
  const { question, words, setReason, cancel, confirm } = review
  if (!question) return null
  const { decision, work } = question
  // A fresh one each time: what was refused before belongs to another request.
  const key = `${decision} ${work.id}`
  if (decision === 'approve') return <ApproveQuestion key={key} review={review} request={work} />
  return (
    <ReasonDialog
      key={key}
      title={t(`moderation.companies.${decision}.ask`, { company: work.details.company })}
      text={t(`moderation.companies.${decision}.text`)}
      cancel={t('moderation.companies.keep')}
      confirm={t(`moderation.companies.${decision}`)}
      danger={decision === 'decline'}
      use={decision === 'decline' ? 'decline' : undefined}
      label={t(`moderation.companies.${decision}.words`)}
      blank={t('moderation.companies.blank')}
      reason={words}
      onChange={setReason}
      onCancel={cancel}
      onConfirm={confirm}
    />
  )
}

/** Nothing is chosen beforehand, so that no unchecked item counts as checked. */
function ApproveQuestion({ review, request }: { review: CompanyRequestsReview; request: EmployerRequest }) {
  const { approval, choose, cancel, confirm, background } = review
  const id = useId()
  const { company, phone, gstin } = request.details
  const isChecked = approval.verified.length > 0
  const joinable = listJoinable(background.data?.alike ?? [])
  return (
    <AntdConfirmDialog
      open
      title={t('moderation.companies.approve.ask', { company })}
      text={t(
        background.data?.company ? 'moderation.companies.approve.textChange' : 'moderation.companies.approve.text'
      )}
      cancel={t('moderation.companies.keep')}
      confirm={t(isChecked ? 'moderation.companies.approve' : 'moderation.companies.approve.unchecked')}
      onCancel={cancel}
      onConfirm={confirm}
    >
      <fieldset className="asked-choice" aria-describedby={`${id}-looked`}>
        <legend>{t('moderation.companies.looked')}</legend>
        <Checkbox.Group
          value={[...approval.verified]}
          options={verifications
            .filter((each) => (each !== 'gstin' || gstin !== '') && (each !== 'phone' || hasPhone(phone)))
            .map((each) => ({
              value: each,
              label: t(`moderation.companies.${each}.look`, { phone, gstin })
            }))}
          onChange={(verified) =>
            choose({ ...approval, verified: verifications.filter((each) => verified.includes(each)) })
          }
        />
        <p id={`${id}-looked`} className="help">
          {t(isChecked ? 'moderation.companies.looked.help' : 'moderation.companies.looked.none')}
        </p>
      </fieldset>
      {joinable.length > 0 && (
        <fieldset className="asked-choice">
          <legend>{t('moderation.companies.which')}</legend>
          <Radio.Group
            value={approval.companyId ?? ''}
            options={[
              { value: '', label: t('moderation.companies.own', { company }) },
              ...joinable.map(({ companyId, name, place }) => ({
                value: companyId ?? '',
                label: t('moderation.companies.join', { company: name, place })
              }))
            ]}
            onChange={({ target }) => choose({ ...approval, companyId: target.value || undefined })}
          />
        </fieldset>
      )}
    </AntdConfirmDialog>
  )
}

/** The similar companies of the board, each once. A banned person leads to no company that one could join. */
function listJoinable(alike: readonly SimilarCompany[]): SimilarCompany[] {
  const byCompany = new Map(
    alike.filter(({ companyId, ban }) => companyId !== undefined && !ban).map((one) => [one.companyId, one])
  )
  return [...byCompany.values()]
}
