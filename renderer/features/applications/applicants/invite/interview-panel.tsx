import { Button } from 'antd'
import { useState } from 'react'
import { ProseInput } from '#renderer/components/workplace/inputs.tsx'
import { WrittenQuestion } from '#renderer/components/workplace/written-question.tsx'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { findConfirmedSlot, type Interview, isStanding, type Thread } from '#shared/domain/application/thread/thread.ts'
import { maxAnswerLength } from '#shared/domain/text-limits.ts'
import { cleanProse } from '#shared/domain/visible-text.ts'
import { saveCalendar } from '../../thread/calendar-file.ts'
import { describePlace, formatTime, formatTimes } from '../../thread/describe-step.ts'
import { formatApplicantName } from '../applicant.ts'

interface Props {
  application: Application
  thread: Thread
  onInvite: () => void
}

/** How things stand about the interview, with what the house can do. Nothing in other stages. */
export function InterviewPanel({ application, thread: { interview }, onInvite }: Props) {
  const [isCancelling, setCancelling] = useState(false)
  if (application.state !== 'interview') return null
  const stands = isStanding(interview)
  const name = formatApplicantName(application)
  return (
    <section className="interview-panel">
      <h4>{t('applicants.stage.interview')}</h4>
      <p role="status">{describeState(interview)}</p>
      {stands && <p className="soft">{describePlace(interview.invite.where)}</p>}
      <div className="interview-do">
        {interview?.agreed && (
          <Button onClick={() => saveCalendar(application, interview, name)}>
            {t(interview.state === 'confirmed' ? 'interview.calendar' : 'interview.calendar.cancelled')}
          </Button>
        )}
        <Button type={stands ? 'default' : 'primary'} onClick={onInvite}>
          {t(stands ? 'invite.again' : 'invite.send')}
        </Button>
        {stands && (
          <Button type="text" onClick={() => setCancelling(true)}>
            {t('invite.cancel')}
          </Button>
        )}
      </div>
      {isCancelling && <CancelQuestion {...{ application, name }} onClose={() => setCancelling(false)} />}
    </section>
  )
}

function describeState(interview: Interview | null): string {
  if (!interview) return t('invite.state.over')
  const time = formatTime(findConfirmedSlot(interview)?.start ?? '')
  return t(`invite.state.${interview.state}`, { time, times: formatTimes(interview.invite.slots) })
}

interface CancelProps {
  application: Application
  name: string
  onClose: () => void
}

function CancelQuestion({ application, name, onClose }: CancelProps) {
  const { thread } = useRepositories()
  const [words, setWords] = useState('')
  const [isBusy, setBusy] = useState(false)
  const has = cleanProse(words).length
  const tooLong = has > maxAnswerLength
  const cancel = async () => {
    if (isBusy || tooLong) return
    setBusy(true)
    try {
      await (await thread.open()).take(application, { did: 'cancel', words })
      onClose()
    } catch (error) {
      setBusy(false)
      showFailure('applicant', error, { name })
    }
  }
  return (
    <WrittenQuestion
      open
      title={t('invite.cancel.ask', { name })}
      text={t('invite.cancel.text')}
      cancel={t('invite.cancel.keep')}
      confirm={t('invite.cancel')}
      danger
      disabled={isBusy || tooLong}
      unsaved={words !== ''}
      onCancel={() => isBusy || onClose()}
      onConfirm={cancel}
    >
      <ProseInput
        label={t('invite.words')}
        optional={t('invite.optional')}
        rows={3}
        value={words}
        error={tooLong ? t('words.long', { most: maxAnswerLength, has }) : undefined}
        onWrite={setWords}
      />
    </WrittenQuestion>
  )
}
