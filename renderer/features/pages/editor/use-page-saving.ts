import { useState } from 'react'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { StaticPage, StaticPageName } from '#shared/domain/page/static-page.ts'
import { cleanHtml, listRemovedNames } from '../clean-html.ts'
import { formatPageTitle } from '../page-names.ts'
import { readRevision } from './use-page-draft.ts'

interface Saving {
  busy: boolean
  /**
   * Names of what the sanitiser removed from the text that was saved last; null: nothing was saved since the field was
   * opened.
   */
  removedNames: readonly string[] | null
  /**
   * Stores the sanitised text as the next revision of `base`, the page as the person saw it. Resolves with how it went;
   * failures are shown in a toast.
   */
  save(text: string, base: StaticPage | null): Promise<StaticPage | 'outdated' | 'failed'>
}

export function usePageSaving(name: StaticPageName): Saving {
  const { pageTexts } = useRepositories()
  const [busy, setBusy] = useState(false)
  const [removedNames, setRemovedNames] = useState<readonly string[] | null>(null)
  return {
    busy,
    removedNames,
    async save(text, base) {
      setBusy(true)
      try {
        const stored = await pageTexts.save(name, String(cleanHtml(text)), readRevision(base))
        setRemovedNames(listRemovedNames(text))
        showToast('contentSaved', { page: formatPageTitle(name) })
        return stored
      } catch (error) {
        showFailure('page', error)
        return error instanceof StoreError && error.failure === 'conflict' ? 'outdated' : 'failed'
      } finally {
        setBusy(false)
      }
    }
  }
}
