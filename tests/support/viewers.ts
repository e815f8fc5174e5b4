import type { Viewer } from '#shared/storage/notices.ts'

/** Who deals with a notice in a test that is not about who may. */
export const administrator: Viewer = { uid: 'admin', isAdmin: true }
