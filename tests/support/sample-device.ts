import type { DeviceStore } from '#renderer/storage/document-store.ts'

/** Says no more than that the lists lie on this device. */
export const device: DeviceStore = {
  mayContain: () => false,
  listCollections: async () => [],
  dropCollection: async () => {},
  eraseAll: async () => {}
}
