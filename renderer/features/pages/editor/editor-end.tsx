import { useDeferredValue, useId, useMemo } from 'react'
import { t } from '#renderer/messages/messages.ts'
import { listRemovedNames } from '../clean-html.ts'
import type { PageFormState } from './use-page-form.ts'

/** Saves, and says what saving will do or has done. */
export function EditorEnd({ work }: { work: PageFormState }) {
  const id = useId()
  const text = useDeferredValue(work.text)
  const losses = useMemo(() => listRemovedNames(text), [text])
  const { replaced } = work
  return (
    <>
      {losses.length > 0 && (
        <p className="page-losses" id={`${id}-losses`}>
          {t('pageEditor.losses', { what: formatLosses(losses) })}
        </p>
      )}
      <div className="page-editor-end">
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
          <button type="button" className="btn btn-quiet" onClick={() => work.put(replaced)}>
            {t('pageEditor.bringBack')}
          </button>
        )}
      </div>
    </>
  )
}

function describeState({ unsaved, outdated, saved }: PageFormState): string {
  if (unsaved) return t(outdated ? 'pageEditor.unsavedOutdated' : 'pageEditor.unsaved')
  if (saved === null) return t('pageEditor.unchanged')
  return saved.length > 0 ? t('pageEditor.savedWithout', { what: formatLosses(saved) }) : t('pageEditor.saved')
}

/** So many are named; a text pasted from elsewhere may lose hundreds. */
const maxNamed = 6

function formatLosses(losses: readonly string[]): string {
  const names = losses.slice(0, maxNamed).join(', ')
  const more = losses.length - maxNamed
  return more > 0 ? t('pageEditor.lossesMore', { names, more }) : names
}
