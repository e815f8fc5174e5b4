import type { SessionStorage } from './platform.ts'

/** A session that lasts as long as the page: nothing of it reaches the disk. */
export function createMemorySession(): SessionStorage {
  let session: string | null = null
  return {
    read: () => session,
    write(text) {
      session = text
    },
    clear() {
      session = null
    },
    watch: () => () => {}
  }
}
