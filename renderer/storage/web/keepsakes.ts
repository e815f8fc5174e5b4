import { fingerprint } from '#renderer/storage/core/compare.ts'
import type { StoreNotice } from '#shared/storage/notices.ts'
import type { QuarantineRow } from './log-transaction.ts'

export function keepsakeNotice({ id, reason, collection, at, count }: QuarantineRow): StoreNotice {
  return { id, reason, collection, at, count, names: [], actions: ['undo', 'download', 'dismiss'] }
}

/** The decision that a collection is left as it is for this reason. */
export function waiver(collection: string, signature: string): string {
  return `waived ${collection} ${signature}`
}

/** The signature of a text that is not a list. */
export function textSignature(text: string): string {
  return `text ${fingerprint(text)}`
}
