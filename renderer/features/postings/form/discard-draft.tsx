import { Modal } from 'antd'
import { useState } from 'react'
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
      <Modal
        open={asking}
        title={<span className="ask-title">{t('post.discard.ask')}</span>}
        onCancel={close}
        closable={false}
        centered
        destroyOnHidden
        // Where motion is off it would wait for the end of an animation that never runs.
        transitionName=""
        maskTransitionName=""
        width="26rem"
        footer={
          <div className="ask-end">
            <button type="button" className="btn btn-quiet" onClick={close}>
              {t('post.discard.keep')}
            </button>
            <button type="button" className="btn btn-line" onClick={discard}>
              {t('post.discard')}
            </button>
          </div>
        }
      >
        <p>{t(editing ? 'post.discard.edit' : 'post.discard.new')}</p>
      </Modal>
    </>
  )
}
