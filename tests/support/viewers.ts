import type { Viewer } from '#shared/storage/storage-notice.ts'

/** Viewer of a notice in a test that is not about viewers. */
export const administrator: Viewer = { uid: 'admin', isAdmin: true }
