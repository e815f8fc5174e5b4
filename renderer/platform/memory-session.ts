import type { SessionStorage } from './platform.ts'

/** A session in memory, which ends with the page. */
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
