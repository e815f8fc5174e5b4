import { useEffect, useState } from 'react'
import { usePageTexts } from '#renderer/hooks/use-page-texts.ts'
import { useRetry } from '#renderer/hooks/use-retry.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { StaticPage, StaticPageName } from '#shared/domain/static-page.ts'
import { pageTitle } from '../page-names.ts'

interface PageRecord {
  /** undefined: not known yet; null: nothing is stored. */
  page: StaticPage | null | undefined
  failed: boolean
  retry: () => void
  /** Shows what was just stored, before the watch tells it. */
  setPage: (page: StaticPage) => void
}

/** The stored page, now and after every change of it. Use it in a component whose key is the name. */
export function usePageRecord(name: StaticPageName): PageRecord {
  const pageTexts = usePageTexts()
  const [page, setPage] = useState<StaticPage | null>()
  const [failed, setFailed] = useState(false)
  const { attempt, retry } = useRetry()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt watches again
  useEffect(() => {
    setFailed(false)
    const found = (stored: StaticPage | null) => {
      setPage(stored)
      setFailed(false)
    }
    const fail = () => {
      setFailed(true)
      showToast('contentNotRead', { page: pageTitle(name) })
    }
    return pageTexts.watchPageRecord(name, found, fail)
  }, [pageTexts, name, attempt])

  return { page, failed, retry, setPage }
}
