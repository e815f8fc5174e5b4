import { type FormEvent, useState } from 'react'
import { ProseField } from '#renderer/components/form/prose-field.tsx'
import { ConfirmDialog } from '#renderer/components/public/dialog/confirm-dialog.tsx'
import { useNavigationGuard } from '#renderer/hooks/use-navigation-guard.ts'
import { t } from '#renderer/messages/messages.ts'
import { ConflictView } from './conflict-view.tsx'
import { EditorEnd } from './editor-end.tsx'
import type { NamedVersion } from './named-versions.ts'
import { PagePreview } from './page-preview.tsx'
import { PageVersions } from './page-versions.tsx'
import { maxPageLength, type OpenPage, usePageForm } from './use-page-form.ts'

/** The text of a page with what it will look like beside it. */
export function PageForm(open: OpenPage) {
  const { name, page } = open
  const work = usePageForm(open)
  const [viewed, setViewed] = useState<NamedVersion | null>(null)
  const leaving = useNavigationGuard(work.unsaved)
  const tooLong = t('pageEditor.tooLong', { most: maxPageLength, has: work.text.length })
  const save = (event: FormEvent) => {
    setViewed(null)
    work.save(event)
  }
  const goBackTo = (html: string) => {
    setViewed(null)
    work.put(html)
  }
  return (
    <div className="page-editor-work">
      <div className="page-editor-text">
        <form onSubmit={save} noValidate>
          <ProseField
            ref={work.field}
            className="page-source"
            label={t('pageEditor.html')}
            help={t('pageEditor.help')}
            error={work.tooLong ? tooLong : undefined}
            value={work.text}
            onWrite={work.write}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
          />
          <EditorEnd work={work} />
        </form>
        <PageVersions name={name} page={page} viewed={viewed} onView={setViewed} onGoBack={goBackTo} />
      </div>
      {work.refused && !viewed ? (
        <ConflictView name={name} page={page} work={work} />
      ) : (
        <PagePreview text={work.text} viewed={viewed} onClose={() => setViewed(null)} />
      )}
      <ConfirmDialog
        open={leaving.asking}
        title={t('pageEditor.leave')}
        text={t('pageEditor.leave.text')}
        cancel={t('pageEditor.leave.stay')}
        confirm={t('pageEditor.leave.do')}
        onCancel={leaving.stay}
        onConfirm={leaving.leave}
      />
    </div>
  )
}
