import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { type MessageId, t } from '#renderer/messages/messages.ts'

interface Props {
  submit: MessageId
  busy: boolean
  /** Something was typed: leaving keeps it, and it can be thrown away. */
  changed: boolean
  onDiscard: () => void
}

/** What can be done with the form. */
export function PostingEnd({ submit, busy, changed, onDiscard }: Props) {
  return (
    <div className="posting-end">
      <button type="submit" className="btn btn-primary btn-tall" aria-disabled={busy || undefined}>
        {t(busy ? 'post.submit.busy' : submit)}
      </button>
      {changed ? (
        <button type="button" className="btn btn-quiet" onClick={onDiscard}>
          {t('post.discard')}
        </button>
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
