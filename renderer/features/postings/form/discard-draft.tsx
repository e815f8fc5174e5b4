import { useState } from 'react'
import { Question } from '#renderer/components/public/dialog/question.tsx'
import { t } from '#renderer/messages/messages.ts'

interface Props {
  /** The draft is of a job that is stored: it will be shown again. */
  editing: boolean
  onDiscard: () => void
}

/** Throws the draft away, once the person has said yes. */
export function DiscardDraft({ editing, onDiscard }: Props) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const discard = () => {
    close()
    onDiscard()
  }
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => setAsking(true)}>
        {t('post.discard')}
      </button>
      <Question
        open={asking}
        title={t('post.discard.ask')}
        text={t(editing ? 'post.discard.edit' : 'post.discard.new')}
        onClose={close}
      >
        <div className="question-end">
          <button type="button" className="btn btn-quiet" onClick={close}>
            {t('post.discard.keep')}
          </button>
          <button type="button" className="btn btn-line" onClick={discard}>
            {t('post.discard')}
          </button>
        </div>
      </Question>
    </>
  )
}
