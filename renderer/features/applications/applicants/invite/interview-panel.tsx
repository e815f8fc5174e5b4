import { Button } from 'antd'
import { useState } from 'react'
import { useNow } from '#renderer/hooks/use-now.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import type { Application } from '#shared/domain/application/application.ts'
import {
  findConfirmedSlot,
  hasLapsed,
  hasTakenPlace,
  type Interview,
  isStanding,
  type Thread
} from '#shared/domain/application/interview-thread/interview-thread.ts'
import { maxThreadSteps } from '#shared/domain/text-limits.ts'
import {
  describePlace,
  formatProposed,
  formatTime,
  formatTimes,
  saveCalendar
} from '../../interview-thread/describe-interview.ts'
import { formatApplicantName } from '../describe-applicant.ts'
import { SendMessageDialog } from '../send-message-dialog.tsx'

interface Props {
  application: Application
  thread: Thread
  onInvite: () => void
}

/** How things stand about the interview, with what the company can do. Nothing in other stages. */
export function InterviewPanel({ application, thread: { interview }, onInvite }: Props) {
  const { thread } = useRepositories()
  const [isCancelling, setCancelling] = useState(false)
  const now = useNow()
  if (application.state !== 'interview') return null
  const stands = isStanding(interview)
  const isPast = interview !== null && hasTakenPlace(interview, now)
  const name = formatApplicantName(application)
  const cancel = async (words: string) => {
    try {
      await (await thread.open()).take(application, { type: 'cancel', words })
    } catch (error) {
      showFailure('applicant', error, { name, max: maxThreadSteps / 2 })
      throw error
    }
  }
  return (
    <section className="interview-panel">
      <h4>{t('applicants.stage.interview')}</h4>
      <p role="status">{describeState(interview, now)}</p>
      {stands && <p className="soft">{describePlace(interview.invite.where)}</p>}
      <div className="interview-do">
        {interview?.agreed && !isPast && (
          <Button onClick={() => saveCalendar(application, interview, name)}>
            {t(interview.state === 'confirmed' ? 'interview.calendar' : 'interview.calendar.cancelled')}
          </Button>
        )}
        <Button type={stands ? 'default' : 'primary'} onClick={onInvite}>
          {t(stands ? 'invite.again' : 'invite.send')}
        </Button>
        {stands && !isPast && (
          <Button type="text" onClick={() => setCancelling(true)}>
            {t('invite.cancel')}
          </Button>
        )}
      </div>
      {isCancelling && (
        <SendMessageDialog
          title={t('invite.cancel.ask', { name })}
          text={t('invite.cancel.text')}
          cancel={t('invite.cancel.keep')}
          confirm={t('invite.cancel')}
          danger
          label={t('invite.words')}
          onSend={cancel}
          onClose={() => setCancelling(false)}
        />
      )}
    </section>
  )
}

function describeState(interview: Interview | null, now: Date): string {
  if (!interview) return t('invite.state.over')
  const time = formatTime(findConfirmedSlot(interview)?.start ?? '')
  const proposed = formatProposed(interview)
  if (proposed !== '') return t('invite.state.proposed', { time: proposed })
  if (hasTakenPlace(interview, now)) return t('invite.state.held', { time })
  const state = hasLapsed(interview, now) ? 'lapsed' : interview.state
  return t(`invite.state.${state}`, { time, times: formatTimes(interview.invite.slots) })
}
