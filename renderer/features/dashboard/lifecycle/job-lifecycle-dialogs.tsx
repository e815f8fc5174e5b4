import '#renderer/jobs/moderation-reasons/reasons.css'
import { Alert, Segmented } from 'antd'
import { useId, useState } from 'react'
import { AntdConfirmDialog } from '#renderer/components/workplace/antd-confirm-dialog.tsx'
import { BatchProgress } from '#renderer/components/workplace/batch-progress.tsx'
import { useInterviews } from '#renderer/hooks/use-interviews.ts'
import { useNow } from '#renderer/hooks/use-now.ts'
import { explainSaveFailure } from '#renderer/jobs/explain-save-failure.ts'
import { ReasonDialog } from '#renderer/jobs/moderation-reasons/reason-dialog.tsx'
import { t } from '#renderer/messages/messages.ts'
import { findClosingNotice, findLeftOpen, type LeftOpen, leftOpen } from '#shared/domain/application/after-closing.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { type CloseOutcome, closeOutcomes } from '#shared/domain/job/job-closing-outcome.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import type { ApplicantCounts } from '../filter/filter-posted-jobs.ts'
import type { AnsweredStep, JobLifecycle, LifecycleRun } from './use-job-lifecycle.ts'

interface Props {
  ending: JobLifecycle
  /** undefined: not known. */
  applicants: ApplicantCounts | undefined
}

export function JobLifecycleDialogs({ ending, applicants }: Props) {
  const { question, reason, run, setReason, answer, cancel, stop, dismiss } = ending
  return (
    <>
      {run && !run.isOver && run.total > 1 && (
        <BatchProgress
          label={t(`dashboard.end.${run.action}.doing`)}
          done={run.done}
          total={run.total}
          onCancel={stop}
        />
      )}
      {run?.isOver && <EndingOutcome run={run} onClose={dismiss} />}
      {question?.step === 'close' && (
        <CloseQuestion {...{ applicants }} jobs={question.jobs} onAnswer={answer} onCancel={cancel} />
      )}
      {question?.step === 'takeDown' && (
        <TakeDownQuestion
          {...{ reason, jobs: question.jobs }}
          onChange={setReason}
          onAnswer={answer}
          onCancel={cancel}
        />
      )}
    </>
  )
}

interface QuestionProps {
  jobs: readonly Job[]
  onAnswer: (step: AnsweredStep) => void
  onCancel: () => void
}

const maxNamed = 4

function CloseQuestion({ jobs, applicants, onAnswer, onCancel }: QuestionProps & Pick<Props, 'applicants'>) {
  const id = useId()
  const [outcome, setOutcome] = useState<CloseOutcome>('filled-here')
  const [first] = jobs
  const namesOf = useNamesLeft(jobs, applicants)
  return (
    <AntdConfirmDialog
      open
      title={t('dashboard.end.close.ask', { count: jobs.length, title: first?.title ?? '' })}
      text={
        <>
          <p>{t('dashboard.end.close.text', { count: jobs.length })}</p>
          {jobs.length > 1 && <p>{joinParts(jobs.map(({ title }) => title))}</p>}
        </>
      }
      cancel={t('dashboard.end.close.keep')}
      confirm={t('dashboard.end.close.do', { count: jobs.length })}
      onCancel={onCancel}
      onConfirm={() => onAnswer({ action: 'close', outcome })}
    >
      <p id={id}>{t('dashboard.end.outcome')}</p>
      <Segmented<CloseOutcome>
        aria-labelledby={id}
        className="posted-outcomes"
        orientation="vertical"
        block
        value={outcome}
        onChange={setOutcome}
        options={closeOutcomes.map((one) => ({ value: one, label: t(`dashboard.end.outcome.${one}`) }))}
      />
      {leftOpen.map((left) => {
        const names = namesOf(left)
        const more = names.length - maxNamed
        const text = t(`applications.ended.${findClosingNotice(outcome, left)}`)
        return (
          names.length > 0 && (
            <div key={left} className="small">
              <p>
                <b>{t(`dashboard.end.close.${left}`, { count: names.length })}</b>{' '}
                <span>
                  {joinParts([...names.slice(0, maxNamed), more > 0 ? t('interviews.more', { count: more }) : ''])}
                </span>
              </p>
              <p role="status">{t('dashboard.end.close.read', { text })}</p>
            </div>
          )
        )
      })}
    </AntdConfirmDialog>
  )
}

/** Of the applicants without a final answer, by what the closed jobs leave them. */
function useNamesLeft(jobs: readonly Job[], applicants: ApplicantCounts | undefined) {
  const interviews = useInterviews()
  const now = useNow()
  const undecided = jobs.flatMap((job) => applicants?.byJob.get(job.id)?.undecided ?? [])
  const all = undecided.map(({ id, profile }) => ({
    name: profile?.name.trim() || t('applicants.nameless'),
    left: findLeftOpen(interviews?.get(id) ?? null, now)
  }))
  return (wanted: LeftOpen) => all.flatMap(({ name, left }) => (left === wanted ? name : []))
}

interface TakeDownProps extends QuestionProps {
  reason: string
  onChange: (reason: string) => void
}

function TakeDownQuestion({ jobs, reason, onChange, onAnswer, onCancel }: TakeDownProps) {
  return (
    <ReasonDialog
      use="takeDown"
      label={t('dashboard.end.reason')}
      help={t('dashboard.end.reason.help')}
      blank={t('dashboard.end.reason.blank')}
      title={t('dashboard.end.takeDown.ask', { count: jobs.length })}
      text={t('dashboard.end.takeDown.text', { count: jobs.length })}
      cancel={t('dashboard.end.takeDown.keep')}
      confirm={t('dashboard.end.takeDown.do', { count: jobs.length })}
      danger
      {...{ reason, onChange, onCancel }}
      onConfirm={() => onAnswer({ action: 'takeDown', reason })}
    />
  )
}

/** What failed, was stopped or is left to do: full success is a toast. */
function EndingOutcome({ run, onClose }: { run: LifecycleRun; onClose: () => void }) {
  const { action, total, done, failed, reportsLeft } = run
  const left = total - done
  const changed = done - failed.length
  return (
    <Alert
      className="posted-outcome"
      role="alert"
      type="warning"
      closable={{ 'aria-label': t('dashboard.end.dismiss') }}
      onClose={onClose}
      title={[
        ...(total === 0 ? [t('dashboard.end.nothing')] : []),
        ...(changed > 0 ? [t(`dashboard.end.${action}.done`, { count: changed })] : []),
        ...(left > 0 ? [t('dashboard.end.stopped', { count: left })] : []),
        ...(reportsLeft.length > 0 ? [t('dashboard.end.reportsLeft', { count: reportsLeft.length })] : [])
      ].join(' ')}
      description={
        failed.length > 0 && (
          <ul>
            {failed.map(({ item, error }) => (
              <li key={item.id}>
                {t('dashboard.end.failed', {
                  title: item.title,
                  why: t(`dashboard.end.why.${explainSaveFailure(error)}`)
                })}
              </li>
            ))}
          </ul>
        )
      }
    />
  )
}
