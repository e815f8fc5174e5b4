import { Question } from './question.tsx'

interface Props {
  asking: boolean
  stay: () => void
  leave: () => void
  texts: Record<'title' | 'text' | 'stay' | 'leave', string>
}

/** Asks whether to leave what is not saved. Esc stays. */
export function LeaveQuestion({ asking, stay, leave, texts }: Props) {
  return (
    <Question open={asking} title={texts.title} text={texts.text} onClose={stay}>
      <div className="question-end">
        <button type="button" className="btn btn-quiet" onClick={stay}>
          {texts.stay}
        </button>
        <button type="button" className="btn btn-line" onClick={leave}>
          {texts.leave}
        </button>
      </div>
    </Question>
  )
}
