import './interview-invitation-dialog.css'
import { Alert, Button, Checkbox, Radio } from 'antd'
import { useId, useState } from 'react'
import { LabelledField } from '#renderer/components/form/labelled-field.tsx'
import { Icon } from '#renderer/components/public/icon.tsx'
import { AntdFormDialog } from '#renderer/components/workplace/antd-form-dialog.tsx'
import { LineInput, ProseInput } from '#renderer/components/workplace/antd-inputs.tsx'
import { Select } from '#renderer/components/workplace/antd-select.tsx'
import { useNow } from '#renderer/hooks/use-now.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Application } from '#shared/domain/application/application.ts'
import {
  findConfirmedSlot,
  hasTakenPlace,
  type Interview,
  isStanding
} from '#shared/domain/application/interview-thread/interview-thread.ts'
import type { InviteContent, InviteProblem } from '#shared/domain/application/interview-thread/interview-thread-step.ts'
import { formatBoardTime, formatClock, formatWeekday } from '#shared/domain/format-date-time.ts'
import { formatLocalDay } from '#shared/domain/format-day.ts'
import { interviewLimits } from '#shared/domain/text-limits.ts'
import { formatProposed, formatTime } from '../../interview-thread/describe-interview.ts'
import { useInterviewThread } from '../../interview-thread/use-interview-thread.ts'
import { formatApplicantName } from '../describe-applicant.ts'
import { describeFailedSend } from '../use-applicant-moves.ts'
import { useTemplates, useUsualPlace } from '../use-applicants.ts'
import { isTypedDay, isTypedTime, type TypedTime, useInterviewInvitationForm } from './use-interview-invitation-form.ts'

interface Props {
  applications: readonly Application[]
  /** Rejects when it was not stored: what was typed stays. */
  onInvite: (invite: InviteContent) => Promise<void>
  /** undefined: they are in this stage already. */
  onMoveOnly?: (() => void) | undefined
  onClose: () => void
}

export function InterviewInvitationDialog(props: Props) {
  const templates = useTemplates()
  const [first, ...others] = props.applications
  // A form that fills itself later would take the place of what is typed.
  if (!templates.isKnown) return null
  if (!first || others.length > 0) return <InviteForm {...props} templates={templates} />
  return <SingleInviteForm {...props} templates={templates} application={first} />
}

interface FormProps extends Props {
  templates: ReturnType<typeof useTemplates>
  /** The last with the one applicant, null for none; undefined: many are invited. */
  interview?: Interview | null
}

function SingleInviteForm({ application, ...props }: FormProps & { application: Application }) {
  const { interview, isKnown } = useInterviewThread(application)
  return isKnown && <InviteForm {...props} interview={interview} />
}

function InviteForm({ applications, templates, interview, onInvite, onMoveOnly, onClose }: FormProps) {
  const whereId = useId()
  const [first] = applications
  const usual = useUsualPlace(first, templates.interview)
  const replaced = interview && isStanding(interview) ? interview.invite : undefined
  const form = useInterviewInvitationForm(templates.interview, usual, replaced, async (invite, keeps) => {
    await onInvite(invite)
    const { where, contact, words } = invite
    // Only a help for the next time: the invitation is sent.
    if (keeps) {
      await templates.save({ use: 'interview', text: words, interview: { where, contact } }).catch(() => {})
    }
    onClose()
  })
  const { values: typed, write, problems, busy, failure } = form
  const count = applications.length
  const title =
    count === 1 && first ? t('invite.title', { name: formatApplicantName(first) }) : t('invite.title.many', { count })
  const describeProblem = (problem: InviteProblem | undefined) => problem && t(`invite.problem.${problem}`)
  const bind = (name: 'address' | 'map' | 'number' | 'contact' | 'words') => ({
    ...form.bind(name),
    error: describeProblem(problems[name])
  })
  const optional = t('invite.optional')
  return (
    <AntdFormDialog
      open
      title={title}
      text={t('invite.text')}
      cancel={t('invite.close')}
      confirm={count === 1 ? t('invite.send') : t('invite.many', { count })}
      disabled={busy}
      unsaved={form.isChanged}
      onCancel={() => busy || onClose()}
      onConfirm={form.submit}
      other={
        onMoveOnly && (
          <Button disabled={busy} onClick={onMoveOnly}>
            {t('invite.without')}
          </Button>
        )
      }
      frame={form.refused.frame}
    >
      <div className="invite">
        {interview !== undefined && <CurrentInterview interview={interview} onUse={(time) => form.setTime(0, time)} />}
        {typed.times.map((time, index) => (
          <TimeRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            key={index}
            place={index + 1}
            time={time}
            isOnly={typed.times.length === 1}
            error={index === typed.times.length - 1 ? describeProblem(problems.times) : undefined}
            onChange={(part) => form.setTime(index, part)}
            onRemove={() => form.removeTime(index)}
          />
        ))}
        {form.addTime && (
          <Button type="text" className="invite-add" onClick={form.addTime}>
            {`+ ${t('invite.time.add')}`}
          </Button>
        )}
        <div className="invite-pair">
          <LabelledField label={t('invite.minutes')}>
            {(input) => (
              <Select
                {...input}
                className="control"
                value={typed.minutes}
                options={lengths.map((minutes) => ({ value: minutes, label: t('invite.minutes.of', { minutes }) }))}
                onChange={(minutes) => write({ minutes })}
              />
            )}
          </LabelledField>
          <div>
            <p className="label" id={whereId}>
              {t('invite.where')}
            </p>
            <Radio.Group
              aria-labelledby={whereId}
              value={typed.kind}
              options={(['place', 'phone'] as const).map((kind) => ({ value: kind, label: t(`invite.where.${kind}`) }))}
              onChange={({ target }) => write({ kind: target.value })}
            />
          </div>
        </div>
        {typed.kind === 'place' ? (
          <ProseInput {...bind('address')} label={t('invite.place')} rows={2} />
        ) : (
          <LineInput
            {...bind('number')}
            label={t('invite.number')}
            help={t('invite.number.help')}
            inputMode="tel"
            onLeave={() => form.leave('number')}
          />
        )}
        <div className="invite-pair">
          {typed.kind === 'place' && (
            <LineInput {...bind('map')} label={t('invite.map')} optional={optional} inputMode="url" />
          )}
          <LineInput {...bind('contact')} label={t('invite.contact')} optional={optional} />
        </div>
        <ProseInput {...bind('words')} label={t('invite.words')} optional={optional} rows={2} />
        <Checkbox checked={typed.keeps} onChange={({ target }) => write({ keeps: target.checked })}>
          {t('invite.keep')}
        </Checkbox>
        {failure !== undefined && <Alert type="error" role="alert" title={describeFailedSend(failure, first)} />}
      </div>
    </AntdFormDialog>
  )
}

interface CurrentInterviewProps {
  interview: Interview | null
  onUse: (time: TypedTime) => void
}

/** What the candidate has answered, also while this is filled in. A time for which they ask is offered with one press. */
function CurrentInterview({ interview, onUse }: CurrentInterviewProps) {
  const now = useNow()
  const confirmed = interview && !hasTakenPlace(interview, now) && findConfirmedSlot(interview)
  const proposed =
    interview?.state === 'otherTime' && interview.answer?.type === 'otherTime' ? interview.answer.proposed : undefined
  const at = new Date(proposed ?? '')
  const time = [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
  return (
    <div role="status" className="invite-now">
      {confirmed && <p>{t('invite.replaces', { time: formatTime(confirmed.start) })}</p>}
      {interview && proposed !== undefined && (
        <>
          <p>{t('invite.state.proposed', { time: formatProposed(interview) })}</p>
          <Button onClick={() => onUse({ day: formatLocalDay(at), time })}>{t('invite.proposed.use')}</Button>
        </>
      )}
    </div>
  )
}

const lengths = [15, 30, 45, 60, 90, 120]

/** A list of days, since a calendar beside a time is wider than a telephone, and most interviews are within a fortnight. */
function listDays(now: Date) {
  return Array.from({ length: interviewLimits.daysAhead }, (_, ahead) => {
    const value = formatLocalDay(now, -ahead)
    return { value, label: formatWeekday(value, now) ?? '' }
  })
}

const hours = Array.from({ length: 60 }, (_, index) => {
  const [hour, minute] = [7 + Math.floor(index / 4), (index % 4) * 15]
  const value = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
  return { value, label: formatClock(hour, minute) }
})

/** With the time that a candidate proposes, at any minute. */
function listHours(time: string) {
  if (time === '' || hours.some(({ value }) => value === time)) return hours
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return [{ value: time, label: formatClock(hour, minute) }, ...hours]
}

interface TimeRowProps {
  /** From 1. */
  place: number
  time: TypedTime
  isOnly: boolean
  error: string | undefined
  onChange: (part: Partial<TypedTime>) => void
  onRemove: () => void
}

function TimeRow({ place, time, isOnly, error, onChange, onRemove }: TimeRowProps) {
  const [days] = useState(() => listDays(new Date()))
  const label = isOnly ? t('invite.time') : t('invite.time.nth', { place })
  const at = time.day !== '' && time.time !== '' ? new Date(`${time.day}T${time.time}`).toISOString() : ''
  const boardTime = formatBoardTime(at, new Date())
  return (
    <LabelledField
      label={label}
      error={error}
      help={boardTime === null ? undefined : t('invite.time.board', { boardTime })}
    >
      {(input) => (
        <div className="invite-time">
          <Select
            {...input}
            // The day is asked first.
            autoFocus={place === 1}
            showSearch={{ filterOption: (typed, option) => isTypedDay(typed, String(option?.value), new Date()) }}
            notFoundContent={t('invite.time.day.none')}
            status={error ? 'error' : ''}
            placeholder={t('invite.time.day.short')}
            value={time.day === '' ? null : time.day}
            options={days}
            onChange={(day: string) => onChange({ day })}
          />
          <Select
            aria-label={t('invite.time.clock', { label })}
            showSearch={{ filterOption: (typed, option) => isTypedTime(typed, String(option?.value)) }}
            notFoundContent={t('invite.time.clock.none')}
            status={error ? 'error' : ''}
            placeholder={t('invite.time.clock.short')}
            value={time.time === '' ? null : time.time}
            options={listHours(time.time)}
            onChange={(chosen: string) => onChange({ time: chosen })}
          />
          {!isOnly && (
            <Button type="text" aria-label={t('invite.time.remove', { place })} onClick={onRemove}>
              <Icon name="close" />
            </Button>
          )}
        </div>
      )}
    </LabelledField>
  )
}
