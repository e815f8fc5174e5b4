import { StoreError } from '#renderer/storage/document-store.ts'
import { canActOnNotice, canReadNoticeContent, type Viewer } from '#shared/storage/notice-access.ts'
import type { StoreNotice } from '#shared/storage/notices.ts'

type About = Pick<StoreNotice, 'collection'>

/** Throws when this person may not deal with what a notice is about. */
export function checkAction(about: About, viewer: Viewer): void {
  if (!canActOnNotice(about, viewer)) throw refusal()
}

/** Throws when this person may not have the text that a notice is about. */
export function checkContent(about: About, viewer: Viewer): void {
  if (!canReadNoticeContent(about, viewer)) throw refusal()
}

function refusal(): StoreError {
  return new StoreError('refused', 'this is not for whoever is here')
}
