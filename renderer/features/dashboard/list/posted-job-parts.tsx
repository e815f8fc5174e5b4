import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { Link } from '#renderer/components/public/link.tsx'
import { MenuButton } from '#renderer/components/workplace/menu-button.tsx'
import { paths } from '#renderer/config/paths.ts'
import { findJobUrl } from '#renderer/jobs/job-url.ts'
import { t } from '#renderer/messages/messages.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { formatDay } from '#shared/domain/format-day.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { readTakeDownReason } from '#shared/domain/job/job-closing-outcome.ts'
import { canExpire, countDaysLeft, findReminder, isExpired, readLastDay } from '#shared/domain/job/job-expiry.ts'
import { readRejectionReason } from '#shared/domain/job/job-history-events.ts'
import { canAct, findRelation, isHistoryFull } from '#shared/domain/job/job-transitions.ts'
import { isUnanswered, type JobQuestion } from '#shared/domain/report/administrator-question.ts'
import { isRenewalDue, type LifecycleStep, listLifecycleSteps } from '../lifecycle/use-job-lifecycle.ts'

export interface PostedProps {
  user: SessionUser
  /** Questions of the administrator to this employer, by job. */
  questions: ReadonlyMap<string, JobQuestion> | undefined
  renderApplicants: (job: Job, nameId: string) => React.ReactNode
  onEnding: (step: LifecycleStep, jobs: readonly Job[]) => void
}

export function PostedTitle({ job, user }: { job: Job; user: SessionUser }) {
  return (
    <Link to={findJobUrl(job, user)} title={job.title}>
      {job.title}
    </Link>
  )
}

/** The last day of a live job; null: never, or not live. */
export function formatEnd(job: Job): string | null {
  return job.status === 'approved' && canExpire(job) ? formatDay(readLastDay(job)) : null
}

export function EndReminder({ job }: { job: Job }) {
  const now = new Date()
  if (findReminder(job, now) === null) return null
  return <p className="posted-end small soft">{t('dashboard.end.left', { days: countDaysLeft(job, now) ?? 0 })}</p>
}

interface JobNote {
  tone: 'bad' | 'asked' | 'plain'
  lead?: string
  text: string
  answerAt?: string
}

/** Messages to the owner: reasons of the administrator, their question, an expired or an unrevisable job. */
export function listNotes(job: Job, { user, questions }: Pick<PostedProps, 'user' | 'questions'>): JobNote[] {
  const notes: JobNote[] = []
  const question = questions?.get(job.id)
  const takenDown = readTakeDownReason(job)
  if (job.status === 'rejected' || takenDown !== '') {
    const reason = takenDown || readRejectionReason(job)
    notes.push(
      reason
        ? { tone: 'bad', lead: t('dashboard.reason'), text: reason }
        : { tone: 'bad', text: t('dashboard.reason.none') }
    )
  }
  if (question && isUnanswered(question, job)) {
    notes.push({ tone: 'asked', lead: t('dashboard.asked'), text: question.text, answerAt: paths.editJob(job.id) })
  }
  if (isExpired(job, new Date())) notes.push({ tone: 'plain', text: t('dashboard.end.expired') })
  if (findRelation(user, job) === 'owner' && isHistoryFull(job))
    notes.push({ tone: 'plain', text: t('toast.jobTooOften.text') })
  return notes
}

export function PostedNotes({ notes }: { notes: readonly JobNote[] }) {
  return notes.map(({ tone, lead, text, answerAt }) => (
    <p key={text} className="posted-note soft" data-tone={tone}>
      {lead && (
        <span>
          <b>{lead}</b>{' '}
        </span>
      )}
      <span>{text}</span>
      {answerAt && (
        <span>
          {' '}
          <Link to={answerAt}>{t('dashboard.asked.answer')}</Link>
        </span>
      )}
    </p>
  ))
}

interface PostedActionsProps extends Pick<PostedProps, 'user' | 'onEnding'> {
  job: Job
  titleId: string
  /** undefined: shown elsewhere. */
  history?: { isOpen: boolean; toggle: () => void }
}

/** A button for a step that is due, the administrator's Edit, and a menu of the others. */
export function PostedActions({ job, user, titleId, onEnding, history }: PostedActionsProps) {
  const navigate = useNavigate()
  const steps = listLifecycleSteps(user, job)
  const canEdit = canAct(user, 'edit', job)
  const canRevise = !canEdit && canAct(user, 'revise', job)
  // A live or pending job leaves the board or the queue with it: not the first thing to press.
  const isRevisionDue = canRevise && job.status === 'rejected'
  const isDue = isRenewalDue(user, job, new Date())
  const first = isDue ? 'renew' : !canEdit && !canRevise ? steps.find((step) => step === 'reopen') : undefined
  const button = first ? undefined : canEdit ? t('card.edit') : isRevisionDue ? t('dashboard.revise') : undefined
  const menu = useRef<HTMLButtonElement>(null)
  const due = useRef<HTMLButtonElement>(null)
  const wasPressed = useRef(false)
  const act = (step: LifecycleStep) => {
    wasPressed.current = true
    onEnding(step, [job])
  }
  // The button of a step goes when it is done.
  useEffect(() => {
    if (wasPressed.current && document.activeElement === document.body) (menu.current ?? due.current)?.focus()
    wasPressed.current = false
  }, [first])
  const edit = canEdit ? t('card.edit') : canRevise ? t('dashboard.revise.menu') : undefined
  const items = [
    ...(edit && !button ? [{ key: 'edit', label: edit, onClick: () => navigate(paths.editJob(job.id)) }] : []),
    ...steps
      .filter((step) => step !== first)
      .map((step) => ({
        key: step,
        label: t(`dashboard.end.${step}`),
        danger: step === 'takeDown',
        onClick: () => act(step)
      })),
    ...(history
      ? [
          {
            key: 'history',
            label: t(history.isOpen ? 'dashboard.history.hide' : 'dashboard.history'),
            onClick: history.toggle
          }
        ]
      : [])
  ]
  return (
    <>
      {first && (
        <Button ref={due} aria-describedby={titleId} onClick={() => act(first)}>
          {t(`dashboard.end.${first}`)}
        </Button>
      )}
      {button && (
        <Link className="btn btn-line" to={paths.editJob(job.id)} aria-describedby={titleId}>
          {button}
        </Link>
      )}
      {items.length > 0 && (
        <MenuButton opener={menu} type="text" aria-describedby={titleId} menu={{ items }}>
          {t('dashboard.end.menu')}
        </MenuButton>
      )}
    </>
  )
}
