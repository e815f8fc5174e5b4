import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import { DiscardDraft } from './discard-draft.tsx'

interface Props {
  submit: MessageId
  busy: boolean
  /** Something was typed: leaving keeps it, and it can be thrown away. */
  changed: boolean
  editing: boolean
  onDiscard: () => void
}

/** What can be done with the form. */
export function PostingEnd({ submit, busy, changed, editing, onDiscard }: Props) {
  return (
    <div className="posting-end">
      <button type="submit" className="btn btn-primary btn-tall" aria-disabled={busy || undefined}>
        {t(busy ? 'post.submit.busy' : submit)}
      </button>
      {changed ? (
        <DiscardDraft editing={editing} onDiscard={onDiscard} />
      ) : (
        <Link className="btn btn-quiet" to={paths.dashboard}>
          {t('post.cancel')}
        </Link>
      )}
      <a className="btn btn-quiet to-preview" href="#preview">
        {t('post.seePreview')}
      </a>
    </div>
  )
}
