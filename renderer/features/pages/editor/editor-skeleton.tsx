import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { t } from '#renderer/messages/messages.ts'

/** The editor in its final shape, before there is a text. */
export function EditorSkeleton() {
  return (
    <div className="page-editor-work">
      <p className="sr" role="status">
        {t('pageEditor.loading')}
      </p>
      <div className="page-editor-text" aria-hidden="true">
        <div className="field">
          <Skeleton width="6rem" height="1.4em" />
          <span className="sk page-source" />
        </div>
      </div>
      <div className="page-beside" aria-hidden="true">
        <Skeleton width="9rem" height="1.4em" />
        <div className="page-leaf page-leaf-sk">
          <Skeleton />
          <Skeleton width="92%" />
          <Skeleton width="64%" />
        </div>
      </div>
    </div>
  )
}
