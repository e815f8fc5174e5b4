import './interview-invitation-dialog.css'
import { Button } from 'antd'
import { useState } from 'react'
import { LabelledField } from '#renderer/components/form/labelled-field.tsx'
import { Select } from '#renderer/components/workplace/antd-select.tsx'
import { t } from '#renderer/messages/messages.ts'
import { AccountLimitError } from '#renderer/storage/core/account-limit-error.ts'
import type { Application, ApplicationStage } from '#shared/domain/application/application.ts'
import {
  fillTemplate,
  maxTemplates,
  standardTemplates,
  type TemplateValues
} from '#shared/domain/application/interview-thread/message-template.ts'
import { maxAnswerLength } from '#shared/domain/text-limits.ts'
import { formatTime } from '../../interview-thread/describe-interview.ts'
import { formatApplicantName, readTemplateValues } from '../describe-applicant.ts'
import { SendMessageDialog } from '../send-message-dialog.tsx'
import { describeFailedSend, type MoveWords, useFixedInterviews } from '../use-applicant-moves.ts'
import { useTemplates } from '../use-applicants.ts'
import { InterviewInvitationDialog } from './interview-invitation-dialog.tsx'

interface Props {
  applications: readonly Application[]
  to: ApplicationStage
  /** Rejects when it was not stored: what was typed stays. */
  onMove: (words: MoveWords) => Promise<void>
  /** Without an invitation. */
  onMoveOnly: () => void
  onClose: () => void
}

export function MoveApplicantDialog({ applications, to, onMove, onMoveOnly, onClose }: Props) {
  if (to !== 'interview') return <WordsQuestion {...{ applications, to, onMove, onClose }} />
  const isThere = applications.every(({ state }) => state === to)
  const moveOnly = () => {
    onClose()
    onMoveOnly()
  }
  return (
    <InterviewInvitationDialog
      {...{ applications, onClose }}
      onInvite={(invite) => onMove({ invite })}
      onMoveOnly={isThere ? undefined : moveOnly}
    />
  )
}

/** Of many the message has its blanks. */
function WordsQuestion({ applications, to, onMove, onClose }: Omit<Props, 'onMoveOnly'>) {
  const [first] = applications
  const one = applications.length === 1 ? first : undefined
  const fixed = useFixedInterviews()(applications)
  const [cancels] = fixed
  const stage = t(`applicants.stage.${to}`)
  return (
    <SendMessageDialog
      title={
        one
          ? t('words.ask', { name: formatApplicantName(one), stage })
          : t('words.ask.many', { count: applications.length, stage })
      }
      text={
        <>
          {cancels !== undefined && (
            <p>
              <b>{t('words.cancels', { count: fixed.length, time: formatTime(cancels) })}</b>
            </p>
          )}
          <p>{t('words.text')}</p>
        </>
      }
      cancel={t('words.cancel')}
      confirm={t('words.send', { stage })}
      label={t('words.label')}
      help={one ? undefined : t('words.placeholders')}
      describeFailure={(error) => describeFailedSend(error, first)}
      skip={t('words.skip')}
      measure={(message) =>
        Math.max(0, ...applications.map((each) => fillTemplate(message, readTemplateValues(each)).length))
      }
      onSend={(message) => onMove({ message })}
      onClose={onClose}
      renderOffered={(message, setMessage) => <OfferedWords {...{ one, to, message }} onChoose={setMessage} />}
    />
  )
}

/** Filled-in values become blanks again, so that the template fits others. */
function blankOut(text: string, values: TemplateValues): string {
  return Object.entries(values).reduce(
    (left, [key, value]) => (value ? left.replaceAll(value, `{${key}}`) : left),
    text
  )
}

interface OfferedProps {
  one: Application | undefined
  to: ApplicationStage
  message: string
  onChoose: (text: string) => void
}

function OfferedWords({ one, to, message, onChoose }: OfferedProps) {
  const templates = useTemplates()
  const [announcement, setAnnouncement] = useState('')
  const blanked = one ? blankOut(message, readTemplateValues(one)) : message
  /** As it will be read; of many with its blanks. */
  const fill = (text: string) => (one ? fillTemplate(text, readTemplateValues(one)) : text)
  const own = templates.words.filter(({ use }) => use === to)
  const offered = [...own, ...standardTemplates.filter(({ use }) => use === to)]
  // The field shows the template that the message is.
  const chosen = offered.findIndex(({ text }) => text === blanked.trim())
  const ownChosen = own[chosen]
  const known = chosen >= 0
  const act = async (step: () => Promise<void>, done = '') => {
    setAnnouncement('')
    try {
      await step()
      setAnnouncement(done)
    } catch (error) {
      setAnnouncement(error instanceof AccountLimitError ? t('words.full', { max: maxTemplates }) : t('invite.failed'))
    }
  }
  return (
    <>
      {offered.length > 0 && (
        <LabelledField label={t('words.template')}>
          {(input) => (
            <Select<number>
              {...input}
              className="words-offered"
              classNames={{ popup: { root: 'words-popup' } }}
              placeholder={t('words.template.choose')}
              value={known ? chosen : null}
              options={offered.map(({ text }, index) => ({ value: index, label: fill(text) }))}
              onChange={(index) => onChoose(fill(offered[index]?.text ?? ''))}
            />
          )}
        </LabelledField>
      )}
      {ownChosen && (
        <Button type="text" onClick={() => act(() => templates.remove(ownChosen))}>
          {t('words.remove')}
        </Button>
      )}
      {message.trim() !== '' && !known && message.length <= maxAnswerLength && (
        <Button type="text" onClick={() => act(() => templates.save({ use: to, text: blanked }), t('words.saved'))}>
          {t('words.save')}
        </Button>
      )}
      <p className="small" role="status">
        {announcement}
      </p>
    </>
  )
}
