import '#renderer/components/form/form-footer.css'
import { Button } from 'antd'
import { type FormEvent, useDeferredValue, useId, useMemo, useState } from 'react'
import { UnsavedChangesDialog } from '#renderer/components/form/unsaved-changes-dialog.tsx'
import { t } from '#renderer/messages/messages.ts'
import { listRemovedNames } from '../clean-html.ts'
import { ConflictView, PagePreview } from './page-preview.tsx'
import { PageTextTabs } from './page-text-tabs.tsx'
import { type NamedVersion, PageVersionList } from './page-version-list.tsx'
import { maxPageLength, type OpenPage, type PageFormState, useStaticPageForm } from './use-static-page-form.ts'

export function StaticPageForm(open: OpenPage) {
  const { name, page } = open
  const work = useStaticPageForm(open)
  const [viewed, setViewed] = useState<NamedVersion | null>(null)
  const tooLong = t('pageEditor.tooLong', { max: maxPageLength, count: work.text.length })
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
      <div>
        <form onSubmit={save} noValidate>
          <PageTextTabs work={work} error={work.tooLong ? tooLong : undefined} />
          <EditorEnd work={work} />
        </form>
        <PageVersionList name={name} page={page} viewed={viewed} onView={setViewed} onGoBack={goBackTo} />
      </div>
      {work.refused && !viewed ? (
        <ConflictView name={name} page={page} work={work} />
      ) : (
        <PagePreview text={work.text} viewed={viewed} onClose={() => setViewed(null)} />
      )}
      <UnsavedChangesDialog unsaved={work.unsaved} area="pageEditor" />
    </div>
  )
}

function EditorEnd({ work }: { work: PageFormState }) {
  const id = useId()
  const text = useDeferredValue(work.text)
  const losses = useMemo(() => listRemovedNames(text), [text])
  const { replaced } = work
  return (
    <div className="form-end page-editor-end">
      {losses.length > 0 && (
        <p className="page-losses above soft" id={`${id}-losses`}>
          {t('pageEditor.losses', { what: formatLosses(losses) })}
        </p>
      )}
      <button
        type="submit"
        className="btn btn-primary btn-tall"
        aria-disabled={!work.maySave}
        aria-describedby={losses.length > 0 ? `${id}-state ${id}-losses` : `${id}-state`}
      >
        {t(work.busy ? 'pageEditor.saving' : 'pageEditor.save')}
      </button>
      <p className={`page-state page-state-${work.unsaved ? 'open' : 'kept'}`} id={`${id}-state`} role="status">
        {describeState(work)}
      </p>
      {replaced !== null && (
        <Button type="text" onClick={() => work.put(replaced)}>
          {t('pageEditor.bringBack')}
        </Button>
      )}
    </div>
  )
}

function describeState({ unsaved, outdated, saved }: PageFormState): string {
  if (unsaved) return t(outdated ? 'pageEditor.unsavedOutdated' : 'pageEditor.unsaved')
  if (saved === null) return t('pageEditor.unchanged')
  return saved.length > 0 ? t('pageEditor.savedWithout', { what: formatLosses(saved) }) : t('pageEditor.saved')
}

/** A paste may lose hundreds. */
const maxNamed = 6

function formatLosses(losses: readonly string[]): string {
  const names = losses.slice(0, maxNamed).join(', ')
  const more = losses.length - maxNamed
  return more > 0 ? t('pageEditor.lossesMore', { names, more }) : names
}
