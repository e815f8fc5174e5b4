import { lazy } from '#renderer/storage/core/lazy-loading.ts'
import { recordPrefix } from '#renderer/storage/visitor-records.ts'
import type { LocalStorageArea } from '#renderer/storage/web/local-storage.ts'
import type { OfferedRecords } from './platform.ts'

/** @param storage undefined: blocked, or a kiosk's, where nothing may outlive the page */
export function createLazyVisitorRecords(storage: LocalStorageArea | undefined): OfferedRecords {
  const { open, watch } = lazy(async () => {
    isOpened = true
    return (await import('#renderer/storage/web/web-visitor-records.ts')).openVisitorRecords(storage)
  })
  let isOpened = false
  return {
    open,
    watch,
    hasAny: () => isOpened || storage?.keys().some((key) => key.startsWith(recordPrefix)) === true
  }
}
