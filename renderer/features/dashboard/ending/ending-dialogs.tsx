import './ending-dialogs.css'
import { LongWork } from '#renderer/components/workplace/long-work.tsx'
import { t } from '#renderer/messages/messages.ts'
import { CloseQuestion } from './close-question.tsx'
import { EndingOutcome } from './ending-outcome.tsx'
import { TakeDownQuestion } from './take-down-question.tsx'
import type { Ending } from './use-ending.ts'

/** What is asked before postings end, how far it has come, and what came of it. */
export function EndingDialogs({ ending }: { ending: Ending }) {
  const { question, reason, run, write, answer, keep, cancel, dismiss } = ending
  return (
    <>
      {run && !run.isOver && run.total > 1 && (
        <LongWork label={t(`dashboard.end.${run.action}.doing`)} done={run.done} total={run.total} onCancel={cancel} />
      )}
      {run?.isOver && <EndingOutcome run={run} onClose={dismiss} />}
      {question?.step === 'close' && <CloseQuestion jobs={question.jobs} onAnswer={answer} onKeep={keep} />}
      {question?.step === 'takeDown' && (
        <TakeDownQuestion jobs={question.jobs} reason={reason} onWrite={write} onAnswer={answer} onKeep={keep} />
      )}
    </>
  )
}
