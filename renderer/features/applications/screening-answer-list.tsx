import './screening-answer-list.css'
import { describeAnswer } from '#renderer/jobs/describe-screening-questions.ts'
import type { GivenAnswer } from '#shared/domain/job/screening-questions.ts'

/** A candidate's answers as they were asked, for both sides. */
export function ScreeningAnswerList({ answers }: { answers: readonly GivenAnswer[] }) {
  return (
    <dl className="answers-given">
      {answers.map(({ question, kind, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{describeAnswer({ kind, answer })}</dd>
        </div>
      ))}
    </dl>
  )
}
