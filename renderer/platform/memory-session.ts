import type { SessionStorage } from './platform.ts'

/** Ends with the page. */
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
